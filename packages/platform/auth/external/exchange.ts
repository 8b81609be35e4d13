import { createHmac } from 'node:crypto'
import { AuthError } from '#platform/auth/errors.ts'
import { askProvider, ProviderError } from '#platform/auth/external/ask-provider.ts'
import { verifierOf } from '#platform/auth/external/authorize.ts'
import type { ConfiguredProvider } from '#platform/auth/external/find-provider.ts'
import { claimedIssuer, IdTokenError, verifyIdToken } from '#platform/auth/external/id-token.ts'
import type { Person } from '#platform/auth/external/person.ts'
import { text } from '#platform/auth/external/reading.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/** The result of a code exchange: tokens for the provider's API, and the person. */
export interface CodeExchange {
  accessToken: string
  refreshToken: string | null
  person: Person
}

/**
 * Exchanges a provider's code for tokens and reads the person. Throws 500 unexpected_failure with GoTrue's message
 * when the provider fails; the log has the details.
 */
export async function exchangeCode(
  world: AuthWorld,
  configured: ConfiguredProvider,
  { code, state }: { code: string; state: string },
): Promise<CodeExchange> {
  const answer = await orFailure(world, `Unable to exchange external code: ${code}`, () => askForTokens(world, configured, { code, state }))
  const accessToken = text(answer, 'access_token')
  const person = await orFailure(world, 'Error getting user profile from external provider', async () => {
    const found = await findPerson(world, configured, { answer, accessToken })
    if (found.sub === '') throw new ProviderError('garbage', 'the provider does not tell who it is')
    return found
  })
  return { accessToken, refreshToken: text(answer, 'refresh_token') || null, person }
}

async function askForTokens(
  world: AuthWorld,
  configured: ConfiguredProvider,
  { code, state }: { code: string; state: string },
): Promise<unknown> {
  const { provider, settings, clientId, secret, redirectUri } = configured
  const inHeader = provider.secretIn === 'header'
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    ...(inHeader ? {} : { client_id: clientId, client_secret: secret }),
    ...(provider.wantsPkce ? { code_verifier: verifierOf(configured, state) } : {}),
  })
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(secret)}`).toString('base64')
  const answer = await askProvider(world, provider.token(settings.url), {
    method: 'POST',
    body: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(inHeader ? { authorization: `Basic ${basic}` } : {}) },
  })
  if (text(answer, 'access_token') === '') throw new ProviderError('refused', 'the provider gave no access token')
  return answer
}

async function findPerson(
  world: AuthWorld,
  { provider, settings, clientId, secret }: ConfiguredProvider,
  { answer, accessToken }: { answer: unknown; accessToken: string },
): Promise<Person> {
  const source = provider.person
  if (source.from === 'token_answer') return source.read(answer, source.iss(settings.url))
  if (source.from === 'api') {
    const headers = { authorization: `Bearer ${accessToken}`, ...source.headers?.(clientId) }
    const proof = source.isSigned ? `&appsecret_proof=${createHmac('sha256', secret).update(accessToken).digest('hex')}` : ''
    const answers: unknown[] = []
    for (const place of source.places) answers.push(await askProvider(world, place(settings.url) + proof, { headers }))
    return source.read(answers, source.iss(settings.url))
  }
  const idToken = text(answer, 'id_token')
  const issuer = source.issuer.kind === 'one' ? source.issuer.place(settings.url) : claimedIssuer(idToken)
  if (source.issuer.kind === 'named' && !source.issuer.isIssuer(issuer, settings.url)) throw new IdTokenError('another issuer')
  return source.read(await verifyIdToken(world, idToken, { issuer, audience: [clientId], accessToken }))
}

async function orFailure<Result>(world: AuthWorld, message: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof ProviderError) && !(cause instanceof IdTokenError)) throw cause
    world.log.warn({ err: cause }, 'a provider did not help')
    throw new AuthError(500, 'unexpected_failure', message, { cause })
  }
}
