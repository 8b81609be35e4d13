/** Codes of expected failures with their HTTP status (RFC 9457). The locale has the sentence for each code. */
export const errorStatus = {
  bad_json: 400,
  bad_request: 400,
  missing_fields: 400,
  bad_text: 400,
  bad_confirmation: 400,
  bad_code: 400,
  bad_signature: 400,
  bad_jwt: 401,
  captcha_required: 403,
  forbidden: 403,
  reauthentication_needed: 403,
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_subscribed: 409,
  in_flight: 409,
  no_billing: 409,
  no_second_factor: 409,
  no_subscription: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  unexpected_failure: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorStatus

/** An expected failure: a code, never a sentence. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Record<string, unknown>

  constructor(code: ErrorCode, details: Record<string, unknown> = {}, options?: ErrorOptions) {
    super(code, options)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
