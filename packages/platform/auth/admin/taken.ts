import { AuthError } from '#platform/auth/errors.ts'
import { emailTaken } from '#platform/auth/users/taken.ts'
import { sqlState } from '#platform/database/open.ts'

/** GoTrue words this error differently for admins. */
export const phoneTaken = () => new AuthError(422, 'phone_exists', 'Phone number already registered by another user')

/** Runs `act`. A unique violation (SQLSTATE 23505) becomes the error for the taken value. */
export async function mapUniqueViolation<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (cause) {
    if (sqlState(cause) !== '23505') throw cause
    const words = cause instanceof Error ? cause.message : ''
    if (words.includes('friendly_name')) {
      throw new AuthError(422, 'mfa_factor_name_conflict', 'A factor with this friendly name for this user already exists', { cause })
    }
    if (words.includes('phone')) throw phoneTaken()
    if (words.includes('email')) throw emailTaken()
    throw new AuthError(409, 'conflict', 'An account with this id already exists', { cause })
  }
}
