import type { ErrorCode } from '#domain/errors.ts'

/** What each error code means, in one sentence. */
export const problems = {
  bad_json: 'The request is not readable JSON.',
  bad_request: 'The request has a part that is missing, unknown or of the wrong kind.',
  missing_fields: 'The request lacks a required field.',
  bad_text: 'The text has characters that cannot be kept.',
  bad_confirmation: 'The confirmation is not what it has to be.',
  bad_code: 'This code is not right, or it was used before.',
  bad_jwt: 'The key of the request is not valid.',
  captcha_required: 'Security verification required. Please complete the captcha below.',
  forbidden: 'This is not allowed for you.',
  reauthentication_needed: 'This needs a sign-in of the last 15 minutes. Please sign in again.',
  second_factor_required: 'This needs your second factor first.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take that method.',
  no_second_factor: 'This account has no second factor.',
  body_too_large: 'The request is too large.',
  unsupported_media_type: 'The request must be JSON.',
  too_many_requests: 'Too many requests in a short time. Please wait a minute.',
  unexpected_failure: 'Something went wrong on our side. It has been noted.',
  unavailable: 'Recipe generation service is temporarily unavailable. Please try again in a moment.',
} as const satisfies Record<ErrorCode, string>
