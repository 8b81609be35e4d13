import { AuthError } from '#platform/auth/errors.ts'

/** The address is taken: 422, or 400 when an identity brings it, as in GoTrue. */
export function emailTaken(status: 400 | 422 = 422): AuthError {
  return new AuthError(status, 'email_exists', 'A user with this email address has already been registered')
}

/** The number is taken. */
export function phoneTaken(): AuthError {
  return new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')
}
