import * as z from 'zod/mini'
import type { Answer } from '#platform/auth/answer.ts'
import { type Call, isUuid, parseBody, Text } from '#platform/auth/call.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { retryOnUniqueViolation } from '#platform/auth/external/retry-on-unique-violation.ts'
import { claimFlow, findFlow } from '#platform/auth/flow/flow-store.ts'
import { spendProof } from '#platform/auth/proofs/spend.ts'
import { codeAddress, oauthWords, sessionAddress, withQuery } from '#platform/auth/redirect-addresses.ts'
import { allowedRedirect } from '#platform/auth/redirects.ts'
import { beginSession } from '#platform/auth/sessions/issue.ts'
import { employeeAccount } from '#platform/auth/sso/account.ts'
import { type Assertion, refusedAfter, sessionEnd } from '#platform/auth/sso/assertion.ts'
import { claimsIn, identityData } from '#platform/auth/sso/claims.ts'
import { currentMetadata } from '#platform/auth/sso/current-metadata.ts'
import { AttributeMapping } from '#platform/auth/sso/provider-input.ts'
import { findProvider, type SsoProvider, takeRelayState } from '#platform/auth/sso/queries.ts'
import { RefusedResponse, readResponse, type SamlResponse, verifyResponse } from '#platform/auth/sso/response.ts'
import { serviceProvider } from '#platform/auth/sso/service-provider.ts'
import { requireEnabled } from '#platform/auth/sso/sign-in.ts'
import { normalEmail } from '#platform/auth/users/addresses.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

const PostedResponse = z.object({ RelayState: Text, SAMLResponse: Text, SAMLart: Text })
type PostedResponse = z.infer<typeof PostedResponse>

/** A SAML response with its provider and its request. */
interface SsoReturn {
  provider: SsoProvider
  response: SamlResponse
  /** Null when the identity provider started the sign-in. */
  requestId: string | null
  redirectTo: string
  flowId: string | null
}

/**
 * POST /sso/saml/acs: takes an identity provider's assertion from a browser. Redirects with a session in the
 * fragment, or with a code for a PKCE client. A failure goes to the product's pages, in the query, as in GoTrue.
 */
export async function consumeAssertion(call: Call): Promise<Answer> {
  const { world } = call
  const here = serviceProvider(world.settings)
  try {
    const back = await readSsoReturn(call, parseBody(call, PostedResponse))
    requireEnabled(back.provider)
    const idp = await currentMetadata(call, back.provider)
    const assertion = await verifyResponse(back.response, { here, idp, requestId: back.requestId, now: world.now() })
    return foundRedirect(await signInBy(call, back, assertion))
  } catch (error) {
    if (error instanceof RefusedResponse) world.log.warn({ requestId: call.requestId, err: error }, 'SAML response refused')
    const told = error instanceof RefusedResponse ? invalid('SAML Assertion is not valid') : error
    if (!(told instanceof AuthError)) throw error
    return { status: 303, headers: { location: withError(world.settings.siteUrl, told) } }
  }
}

/** Reads a response with its provider and request. The relay state is removed at once, so it serves one try. */
async function readSsoReturn({ world }: Call, posted: PostedResponse): Promise<SsoReturn> {
  const relay = posted.RelayState
  if (isUuid(relay)) {
    const state = await takeRelayState(world.db, relay.toLowerCase())
    if (!state) throw new AuthError(404, 'saml_relay_state_not_found', 'SAML RelayState does not exist, try logging in again?')
    const age = world.now().getTime() - (state.created_at?.getTime() ?? 0)
    if (age >= world.settings.saml.relayStateValidity) {
      throw new AuthError(422, 'saml_relay_state_expired', 'SAML RelayState has expired. Try logging in again?')
    }
    const provider = await findProvider(world.db, { id: state.sso_provider_id })
    if (!provider) throw unknownProvider()
    const response = await readResponse(posted.SAMLResponse)
    return { provider, response, requestId: state.request_id, redirectTo: state.redirect_to ?? '', flowId: state.flow_state_id }
  }
  if (relay !== '' && !URL.canParse(relay)) throw invalid('SAML RelayState is not a valid UUID or URL')
  if (posted.SAMLart !== '') throw invalid('SAML Artifact response can only be used with SP initiated flow')
  const response = await readResponse(posted.SAMLResponse)
  const provider = await findProvider(world.db, { entityId: response.issuer })
  if (!provider) throw unknownProvider()
  return { provider, response, requestId: null, redirectTo: relay, flowId: null }
}

/** Finds or makes the account. Answers the browser's next address. */
async function signInBy(call: Call, { provider, redirectTo, flowId }: SsoReturn, assertion: Assertion): Promise<string> {
  const { world } = call
  const claims = claimsIn(assertion, AttributeMapping.parse(provider.saml.attribute_mapping ?? {}))
  const email = normalEmail(claims.email)
  const now = world.now()
  const person = { sub: claims.userId, emails: [], claims: identityData({ ...claims, email }, provider.saml.entity_id) }
  const target = allowedRedirect(world.settings, redirectTo)
  const settle = async (trx: AuthTransaction): Promise<string> => {
    const proof = `saml:${provider.saml.entity_id}:${assertion.$.ID}`
    if (!(await spendProof(trx, proof, { now, expiresAt: refusedAfter(now) }))) throw new RefusedResponse('used already')
    const user = await employeeAccount(trx, world, { provider: `sso:${provider.id}`, person, email })
    if (flowId === null) {
      const notAfter = sessionEnd(assertion)
      return sessionAddress(target, await beginSession(trx, call, user, 'sso/saml', notAfter ? { notAfter } : {}))
    }
    const flow = await findFlow(trx, 'id', flowId)
    const claim = { user_id: user.id, provider_access_token: '', provider_refresh_token: null, auth_code_issued_at: now, updated_at: now }
    if (!flow?.auth_code || !(await claimFlow(trx, flowId, claim))) throw invalid('State has already been used')
    return codeAddress(target, flow.auth_code)
  }
  return retryOnUniqueViolation(() => world.db.transaction().execute(settle))
}

function unknownProvider(): AuthError {
  return new AuthError(404, 'saml_idp_not_found', 'A SAML connection has not been established with this Identity Provider')
}

function foundRedirect(location: string): Answer {
  return { status: 302, headers: { location } }
}

function withError(siteUrl: string, { status, code, message }: AuthError): string {
  const isDenied = code === 'signup_disabled' || code === 'user_banned'
  const error = isDenied ? 'access_denied' : (oauthWords[status] ?? 'server_error')
  return withQuery(siteUrl, { error, error_code: code, error_description: message })
}
