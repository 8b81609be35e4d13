import { isDatabaseAway } from '#platform/database/away.ts'
import { NotListening } from '#platform/database/notices.ts'
import { RestError } from '#platform/rest/errors.ts'
import { NoTurn } from '#platform/work/turns.ts'

/** Why a channel is refused or closed: a code for programs and a sentence, as in Supabase's Realtime. */
export class ChannelError extends Error {
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ChannelError'
    this.code = code
  }

  /** The text for the client. */
  get reason(): string {
    return `${this.code}: ${this.message}`
  }
}

/**
 * The channel error for any failure. `isExpected` is false for a failure that the client did not cause; it is logged.
 */
export function channelErrorOf(error: unknown): { failure: ChannelError; isExpected: boolean } {
  if (error instanceof ChannelError) return { failure: error, isExpected: true }
  if (error instanceof RestError && error.status === 401) return { failure: ofToken(error), isExpected: true }
  if (error instanceof NotListening || error instanceof NoTurn) return { failure: databaseUnreachable(error), isExpected: true }
  if (isDatabaseAway(error)) return { failure: databaseUnreachable(error), isExpected: false }
  return { failure: new ChannelError('UnknownErrorOnChannel', 'Unknown Error on Channel', { cause: error }), isExpected: false }
}

function ofToken(error: RestError): ChannelError {
  if (/^Expected 3 parts|^Empty JWT/.test(error.message)) return malformedToken(error)
  if (error.message === 'JWT expired') return expiredToken(error)
  if (error.code === 'PGRST301') return new ChannelError('JwtSignatureError', 'Failed to validate JWT signature', { cause: error })
  return new ChannelError('InvalidJWTToken', error.message, { cause: error })
}

/** The token is malformed. */
export function malformedToken(cause?: unknown): ChannelError {
  return new ChannelError('MalformedJWT', 'The token provided is not a valid JWT', { cause })
}

/** The token has expired. */
export function expiredToken(cause?: unknown): ChannelError {
  return new ChannelError('InvalidJWTToken', 'Token has expired', { cause })
}

/** The topic belongs to another account, or to none. */
export function notPermitted(doing: 'read from' | 'write to', topic: string): ChannelError {
  return new ChannelError('Unauthorized', `You do not have permissions to ${doing} this Channel topic: ${topic}`)
}

/** The session has no right to channels yet: it owes its second factor. */
export function notAdmitted(): ChannelError {
  return new ChannelError('Unauthorized', 'You do not have permissions to use Channels in this session')
}

/** The service role has no account, and channels carry an account's changes. */
export function noServiceChannel(): ChannelError {
  const words = 'A channel cannot be opened with the key of the service role: read rows at /rest/v1 and send messages by httpSend'
  return new ChannelError('Unauthorized', words)
}

function databaseUnreachable(cause: unknown): ChannelError {
  return new ChannelError('UnableToConnectToProject', 'Realtime was unable to connect to the project database', { cause })
}
