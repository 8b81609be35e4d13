import type { JWTPayload } from 'jose'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Answer } from '#platform/auth/answer.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import type { AuthTables } from '#platform/auth/tables.ts'
import { isShort, tooLong } from '#platform/auth/users/metadata.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import { isStorable } from '#platform/http/body.ts'

export type User = Selectable<AuthTables['auth.users']>
export type Session = Selectable<AuthTables['auth.sessions']>
export type Identity = Selectable<AuthTables['auth.identities']>
export type Factor = Selectable<AuthTables['auth.mfa_factors']>

/** One request to the auth API. */
export interface Call {
  world: AuthWorld
  request: Request
  url: URL
  /** Path parameters, such as `id` of /admin/users/:id. */
  params: Readonly<Record<string, string>>
  /** The parsed body; `noBody` when it is empty. */
  body: Record<string, unknown>
  /** The caller's IP address in canonical spelling; undefined without a connection. */
  address: string | undefined
  userAgent: string
  requestId: string
}

/** A call with a valid bearer token: its account and session exist. */
export interface SignedInCall extends Call {
  user: User
  /** Null for a token that names no session. */
  session: Session | null
  claims: JWTPayload
}

/** The rate limits by IP address. Each name has a limit of its own: see `limits.ts`. */
export type LimitName =
  | 'token'
  | 'web3'
  | 'captcha'
  | 'signup'
  | 'anonymous'
  | 'otp'
  | 'magiclink'
  | 'recover'
  | 'resend'
  | 'verify'
  | 'user'
  | 'reauthenticate'
  | 'identities'
  | 'sso'
  | 'saml'
  | 'provider'
  | 'factor_enroll'
  | 'factor_challenge'
  | 'factor_verify'
  | 'factor_unenroll'

interface RouteBase {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path below /auth/v1, with parameters as Hono writes them. */
  path: string
  /** The rate limit by the caller's IP address. */
  limit?: LimitName
  /** Requires a solved captcha if the settings do. */
  captcha?: boolean
  /** The body is a form; without this field it is JSON. */
  body?: 'form'
}

/**
 * A route of the auth API with its access: any caller, a caller with a valid session, or a token with an admin's
 * role.
 */
export type Route =
  | (RouteBase & { access: 'anyone' | 'admin'; answer(call: Call): Promise<Answer> })
  | (RouteBase & { access: 'user'; answer(call: SignedInCall): Promise<Answer> })

/** The parsed body of a request without one. Compare it by identity. */
export const noBody: Record<string, unknown> = {}

/**
 * Parses the body by a schema; unknown fields are dropped, as in GoTrue. Throws 400 bad_json with the field's name
 * but never its value, and for a missing body unless `emptiness` allows it; 400 validation_failed for a text that is
 * too long.
 */
export function parseBody<Schema extends z.ZodMiniType>(
  call: Pick<Call, 'body'>,
  schema: Schema,
  emptiness: 'refused' | 'allowed' = 'refused',
): z.output<Schema> {
  if (call.body === noBody && emptiness === 'refused') {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: unexpected end of JSON input')
  }
  const parsed = schema.safeParse(call.body)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const where = issue?.path.join('.') ?? ''
  if (issue?.message === tooLong) throw invalid(`${where} ${issue.message}`)
  throw new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${where || 'the body'} has the wrong type`)
}

/** A path parameter that must be a UUID. Throws 404 validation_failed, as GoTrue does. */
export function uuidParam(call: Pick<Call, 'params'>, name: string): string {
  const value = call.params[name] ?? ''
  if (!isUuid(value)) throw new AuthError(404, 'validation_failed', `${name} must be an UUID`)
  return value.toLowerCase()
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
}

/**
 * A query parameter. Throws 400 validation_failed when it has two different values, or text that the database cannot
 * store.
 */
export function query(call: Pick<Call, 'url'>, name: string): string | undefined {
  const all = new Set(call.url.searchParams.getAll(name))
  if (all.size > 1) throw invalid(`${name} is given more than once`)
  const [value] = all
  if (value !== undefined && !isStorable(value)) throw invalid(`${name} has text that cannot be stored`)
  return value
}

/** A JSON object of the caller's choice, such as user metadata, short enough for a token. */
export const Metadata = z.record(z.string(), z.unknown()).check(z.refine(isShort, { error: tooLong }))

/** GoTrue treats an absent, null and empty text alike. */
export const Text = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
)
