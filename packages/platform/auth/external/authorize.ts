import { createHash, createHmac } from 'node:crypto'
import { type Answer, redirect } from '#platform/auth/answer.ts'
import { type Call, query, type User } from '#platform/auth/call.ts'
import { invalid } from '#platform/auth/errors.ts'
import { type ConfiguredProvider, findProvider } from '#platform/auth/external/find-provider.ts'
import { requireInvited } from '#platform/auth/external/invite.ts'
import { readChallenge } from '#platform/auth/flow/challenge.ts'
import { beginFlow } from '#platform/auth/flow/flow-state.ts'
import { redirectTarget } from '#platform/auth/redirects.ts'
import { isStorable } from '#platform/http/body.ts'

/** Parameters that the server sets and no client may. */
const reserved = new Set([
  'provider',
  'scopes',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'state',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
])

/** GET /authorize: redirects a browser to a provider. */
export async function authorize(call: Call): Promise<Answer> {
  return redirect(await startProviderSignIn(call, null), 302)
}

/** Starts a sign-in at a provider and answers its address; with `linkTo`, links a new identity to that account. */
export async function startProviderSignIn(call: Call, linkTo: User | null): Promise<string> {
  const { world } = call
  const configured = findProvider(world, query(call, 'provider') ?? '')
  const inviteToken = query(call, 'invite_token')
  if (inviteToken) await requireInvited(world, inviteToken)
  const challenge = readChallenge(query(call, 'code_challenge'), query(call, 'code_challenge_method'))
  const passedOn = forwardedParameters(call.url.searchParams)
  const flow = await beginFlow(world.db, world, {
    provider: configured.name,
    method: 'oauth',
    challenge,
    redirectTo: redirectTarget(call),
    emailOptional: configured.settings.emailOptional,
    ...(inviteToken ? { inviteToken } : {}),
    ...(linkTo ? { linkingTargetId: linkTo.id } : {}),
  })
  return addressOf(configured, { state: flow.id, scopes: query(call, 'scopes') ?? '', passedOn })
}

/** Our PKCE verifier for the provider. Only the provider's secret makes it from the state. */
export function verifierOf({ secret }: ConfiguredProvider, state: string): string {
  return createHmac('sha256', secret).update(`verifier of ${state}`).digest('base64url')
}

/** The client's parameters for the provider, such as `prompt` or `login_hint`. */
function forwardedParameters(asked: URLSearchParams): [string, string][] {
  const passed = [...asked].filter(([name]) => !reserved.has(name.toLowerCase()))
  if (passed.some((pair) => !pair.every(isStorable))) throw invalid('a parameter has text that cannot be sent on')
  return passed.map(([name, value]) => [name === 'workos_provider' ? 'provider' : name, value])
}

function addressOf(
  configured: ConfiguredProvider,
  { state, scopes, passedOn }: { state: string; scopes: string; passedOn: readonly [string, string][] },
): string {
  const { provider, settings, clientId, redirectUri } = configured
  const url = new URL(provider.authorize(settings.url))
  const wanted = provider.takesScopes ? scopes.split(',').filter(Boolean) : []
  const scope = [...provider.scopes, ...wanted].join(' ')
  const challenge = provider.wantsPkce ? createHash('sha256').update(verifierOf(configured, state)).digest('base64url') : ''
  const own = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state,
    ...provider.authorizeParams,
    ...(challenge ? { code_challenge: challenge, code_challenge_method: 'S256' } : {}),
  }
  for (const [name, value] of [...Object.entries(own), ...passedOn]) if (value !== '') url.searchParams.set(name, value)
  url.searchParams.sort()
  return url.href
}
