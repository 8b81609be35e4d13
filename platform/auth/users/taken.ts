import { AuthError } from '#platform/auth/errors.ts'

/** Somebody else has the address. 422, and 400 where an identity brings it, as GoTrue has it. */
export function emailTaken(status: 400 | 422 = 422): AuthError {
  return new AuthError(status, 'email_exists', 'A user with this email address has already been registered')
}

/** Somebody else has the number. */
export function phoneTaken(): AuthError {
  return new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')
}
