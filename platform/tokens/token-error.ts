/**
 * A token that is not to be believed; the message says what is wrong with it, in the words of the library GoTrue uses.
 */
export class TokenError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'TokenError'
  }
}
