/** Characters of which a password needs one. The name stands in the message of a refusal. */
export interface CharacterSet {
  name: string
  pattern: RegExp
}

/** The rule for new passwords. */
export interface PasswordRule {
  minLength: number
  requiredCharacters: readonly CharacterSet[]
}
