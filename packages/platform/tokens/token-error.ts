/** An invalid token. The message has the words of the library that GoTrue uses. */
export class TokenError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'TokenError'
  }
}
