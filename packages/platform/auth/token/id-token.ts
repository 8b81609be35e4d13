import { createHash } from 'node:crypto'
import type { JWTPayload } from 'jose'
import * as z from 'zod/mini'
import type { Answer } from '#platform/auth/answer.ts'
import { lockCaller, signIn } from '#platform/auth/bearer.ts'
import { type Call, parseBody, type SignedInCall, Text, type User } from '#platform/auth/call.ts'
import { AuthError, OAuthError } from '#platform/auth/errors.ts'
import { ProviderError } from '#platform/auth/external/ask-provider.ts'
import { IdTokenError, verifyIdToken } from '#platform/auth/external/id-token.ts'
import { type IdTokenIssuer, issuerOf } from '#platform/auth/external/id-token-issuers.ts'
import { linkAccount } from '#platform/auth/external/link-account.ts'
import type { Person } from '#platform/auth/external/person.ts'
import { retryOnUniqueViolation } from '#platform/auth/external/retry-on-unique-violation.ts'
import { requireReady, settleAccount } from '#platform/auth/external/settle-account.ts'
import { requireAal2ToChangeUser } from '#platform/auth/factors/aal.ts'
import { requireManualLinking } from '#platform/auth/identities/manual-linking.ts'
import { allowedRedirect } from '#platform/auth/redirects.ts'
import { beginSession, type SessionBody } from '#platform/auth/sessions/issue.ts'
import { answerSession } from '#platform/auth/sessions/session-answer.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

const IdTokenBody = z.object({
  id_token: Text,
  access_token: Text,
  nonce: Text,
  provider: Text,
  client_id: Text,
  issuer: Text,
  link_identity: z.nullish(z.boolean()),
})
type IdTokenBody = z.infer<typeof IdTokenBody>

/** grant_type=id_token: a session for a provider's ID token. A signed-in caller gets a new identity instead. */
export async function grantIdToken(call: Call): Promise<Answer> {
  const { world } = call
  const shown = parseBody(call, IdTokenBody)
  if (shown.id_token === '') throw badRequest('id_token required')
  if (shown.provider === '' && (shown.client_id === '' || shown.issuer === '')) {
    throw badRequest('provider or client_id and issuer required')
  }
  const linkTo = shown.link_identity ? await signedIn(call) : null
  const issuer = issuerOf(world, shown)
  const { claims, person } = await verifyShownToken(call, shown, issuer)
  requireAudience(claims, issuer)
  if (!issuer.skipNonceCheck) requireNonce(claims, shown.nonce)
  if (linkTo) requireManualLinking(call)
  return answerSession(await beginFor(call, { issuer, person, linkTo }))
}

async function signedIn(call: Call): Promise<SignedInCall> {
  if (!call.request.headers.get('authorization')) {
    throw badRequest('Linking requires a valid user access token in Authorization')
  }
  return signIn(call)
}

/**
 * Verifies an ID token. Answers its claims and the person that they describe. Throws OAuth's "Bad ID token", and 503
 * when the issuer cannot be reached.
 */
async function verifyShownToken(
  { world }: Call,
  shown: IdTokenBody,
  issuer: IdTokenIssuer,
): Promise<{ claims: JWTPayload; person: Person }> {
  try {
    const claims = await verifyIdToken(world, shown.id_token, { issuer: issuer.issuer, accessToken: shown.access_token || undefined })
    const person = issuer.read(claims)
    if (issuer.needsEmail && person.emails.length === 0) throw new IdTokenError('the ID token has no address')
    return { claims, person }
  } catch (cause) {
    if (!(cause instanceof IdTokenError) && !(cause instanceof ProviderError)) throw cause
    world.log.info({ err: cause, provider: issuer.provider }, 'ID token refused')
    if (cause instanceof ProviderError && cause.fault === 'unreachable') {
      throw new AuthError(503, 'unexpected_failure', 'The provider cannot be reached', { cause })
    }
    throw badRequest('Bad ID token')
  }
}

function requireAudience({ sub, aud }: JWTPayload, { clientIds }: IdTokenIssuer): void {
  if (!sub) throw badRequest('Missing sub claim in id_token')
  const audience = [aud].flat().filter((one) => one !== undefined)
  if (audience.some((one) => clientIds.includes(one))) return
  throw badRequest(`Unacceptable audience in id_token: [${audience.join(' ')}]`)
}

/**
 * Checks the nonce: the token contains the SHA-256 of a value that its program made up, so an intercepted token is
 * useless.
 */
function requireNonce({ nonce: hashed }: JWTPayload, nonce: string): void {
  if (Boolean(hashed) !== Boolean(nonce)) {
    throw badRequest('Passed nonce and nonce in id_token should either both exist or not.')
  }
  if (nonce && createHash('sha256').update(nonce).digest('hex') !== hashed) throw new OAuthError('invalid nonce', 'Nonces mismatch')
}

async function beginFor(
  call: Call,
  { issuer, person, linkTo }: { issuer: IdTokenIssuer; person: Person; linkTo: SignedInCall | null },
): Promise<SessionBody> {
  const { world } = call
  const { provider, emailOptional } = issuer
  const { settled, session } = await retryOnUniqueViolation(() =>
    world.db.transaction().execute(async (trx) => {
      const settled = linkTo
        ? await linkAccount(trx, world, await lockLinkingAccount(trx, linkTo), { provider, person })
        : await settleAccount(trx, world, { provider, person, emailOptional })
      return { settled, session: settled.state === 'ready' ? await beginSession(trx, call, settled.user, 'oauth') : null }
    }),
  )
  await requireReady(call, settled, allowedRedirect(world.settings, call.request.headers.get('referer') ?? ''))
  if (!session) throw badRequest('Bad ID token')
  return session
}

/** Locks the account that gets the new identity. Throws what `lockCaller` throws, and 401 insufficient_aal. */
async function lockLinkingAccount(trx: AuthTransaction, call: SignedInCall): Promise<User> {
  const { user, session } = await lockCaller(trx, call)
  await requireAal2ToChangeUser(trx, user.id, session)
  return user
}

function badRequest(description: string): OAuthError {
  return new OAuthError('invalid request', description)
}
