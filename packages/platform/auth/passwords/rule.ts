/** A set of characters of which a password needs one. The name appears in error messages. */
export interface CharacterSet {
  name: string
  pattern: RegExp
}

/** The rule for new passwords. */
export interface PasswordRule {
  minLength: number
  requiredCharacters: readonly CharacterSet[]
}
