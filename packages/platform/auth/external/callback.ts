import { type Answer, redirect } from '#platform/auth/answer.ts'
import { isBanned } from '#platform/auth/bearer.ts'
import { type Call, isUuid, type User } from '#platform/auth/call.ts'
import { AuthError, OAuthError } from '#platform/auth/errors.ts'
import { errorAddress, siteErrorAddress } from '#platform/auth/external/addresses.ts'
import { type CodeExchange, exchangeCode } from '#platform/auth/external/exchange.ts'
import { findProvider } from '#platform/auth/external/find-provider.ts'
import { acceptInvite } from '#platform/auth/external/invite.ts'
import { linkAccount } from '#platform/auth/external/link-account.ts'
import { withPostedName } from '#platform/auth/external/posted-name.ts'
import { retryOnUniqueViolation } from '#platform/auth/external/retry-on-unique-violation.ts'
import { requireReady, type SettledAccount, settleAccount } from '#platform/auth/external/settle-account.ts'
import { isFlowExpired } from '#platform/auth/flow/flow-state.ts'
import { claimFlow, type FlowState, findFlow, insertFlow, removeFlow } from '#platform/auth/flow/flow-store.ts'
import { codeAddress, sessionAddress } from '#platform/auth/redirect-addresses.ts'
import { beginSession } from '#platform/auth/sessions/issue.ts'
import { lockUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/** The parameters with which a provider redirects back. */
type CallbackFields = Record<string, string | undefined>

/** GET and POST /callback: the way back from a provider. Any failure is redirected to the client too. */
export async function answerCallback(call: Call): Promise<Answer> {
  const { world } = call
  const fields = fieldsOf(call)
  const flow = await findOpenFlow(call, fields).catch((error: unknown) => ({ stray: logUnexpected(call, error) }))
  if ('stray' in flow) return redirect(siteErrorAddress(world.settings.siteUrl, flow.stray), 303)
  const target = flow.referrer ?? world.settings.siteUrl
  try {
    return redirect(await finishProviderSignIn(call, flow, { fields, target }), 302)
  } catch (error) {
    return redirect(errorAddress(target, logUnexpected(call, error)), 302)
  }
}

async function finishProviderSignIn(
  call: Call,
  flow: FlowState,
  { fields, target }: { fields: CallbackFields; target: string },
): Promise<string> {
  const { world } = call
  if (fields.error) throw new OAuthError(fields.error, fields.error_description ?? '')
  const { code } = fields
  if (!code) throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code missing')
  const configured = findProvider(world, flow.provider_type)
  if (!(await spendFlow(call, flow))) throw stateNotFound()
  const exchanged = await exchangeCode(world, configured, { code, state: flow.id })
  const person = configured.provider.postsName ? withPostedName(exchanged.person, fields.user) : exchanged.person
  if (person.emails.length === 0 && !flow.email_optional) {
    throw new AuthError(500, 'unexpected_failure', 'Error getting user email from external provider')
  }
  const outcome = await retryOnUniqueViolation(() =>
    world.db.transaction().execute(async (trx) => {
      const settled = await settleFlow(trx, call, flow, { ...exchanged, person })
      if (settled.state === 'unverified') return { settled, address: '' }
      return { settled, address: await resultAddress(trx, call, { flow, settled, exchanged, target }) }
    }),
  )
  await requireReady(call, outcome.settled, target)
  return outcome.address
}

/**
 * Spends the state before the provider is asked: one call gets true, whatever comes after. The flow of a linking
 * stays until its account is settled, so that a caller who signs out meanwhile links nothing.
 */
async function spendFlow({ world }: Call, { id, linking_target_id: target }: FlowState): Promise<boolean> {
  if (target === null) return removeFlow(world.db, id)
  return world.db.transaction().execute(async (trx) => {
    await lockTarget(trx, target)
    return claimFlow(trx, id, { user_id: target, updated_at: world.now() })
  })
}

/** Locks the account to link to. Throws 422 user_not_found. */
async function lockTarget(trx: AuthTransaction, id: string): Promise<User> {
  const user = await lockUser(trx, id)
  if (!user) throw new AuthError(422, 'user_not_found', 'Linking target user not found')
  return user
}

/** The account at the end of the flow: the one to link to, the invited one, or the provider's. */
async function settleFlow(trx: AuthTransaction, { world }: Call, flow: FlowState, { person }: CodeExchange): Promise<SettledAccount> {
  const provider = flow.provider_type
  if (flow.linking_target_id !== null) {
    const user = await lockTarget(trx, flow.linking_target_id)
    if (!(await removeFlow(trx, flow.id))) throw stateNotFound()
    if (isBanned(user, world.now())) throw new AuthError(403, 'user_banned', 'User is banned')
    return linkAccount(trx, world, user, { provider, person })
  }
  if (flow.invite_token) return { state: 'ready', user: await acceptInvite(trx, world, { token: flow.invite_token, provider, person }) }
  return settleAccount(trx, world, { provider, person, emailOptional: flow.email_optional })
}

/**
 * Answers the client's address: with a code for a PKCE flow, which is stored again until the code is exchanged, or
 * else with a session.
 */
async function resultAddress(
  trx: AuthTransaction,
  call: Call,
  { flow, settled, exchanged, target }: { flow: FlowState; settled: SettledAccount; exchanged: CodeExchange; target: string },
): Promise<string> {
  const { accessToken, refreshToken } = exchanged
  if (flow.auth_code === null) {
    return sessionAddress(target, await beginSession(trx, call, settled.user, 'oauth'), providerTokens(exchanged))
  }
  const now = call.world.now()
  await insertFlow(trx, {
    ...flow,
    user_id: settled.user.id,
    provider_access_token: accessToken,
    provider_refresh_token: refreshToken,
    auth_code_issued_at: now,
    updated_at: now,
  })
  return codeAddress(target, flow.auth_code)
}

/** The open flow of a state. Throws 400 bad_oauth_callback, bad_oauth_state, flow_state_already_used. */
async function findOpenFlow({ world }: Call, { state = '' }: CallbackFields): Promise<FlowState> {
  if (state === '') throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
  if (!isUuid(state)) throw new AuthError(400, 'bad_oauth_state', 'OAuth state parameter is invalid')
  const flow = await findFlow(world.db, 'id', state)
  if (flow?.authentication_method !== 'oauth') throw stateNotFound()
  if (isFlowExpired(flow, world)) throw new AuthError(400, 'bad_oauth_state', 'OAuth state has expired')
  if (flow.user_id !== null) throw new AuthError(400, 'flow_state_already_used', 'State has already been used')
  return flow
}

function stateNotFound(): AuthError {
  return new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired')
}

/** The first value of each parameter, from the query or from a posted form. */
function fieldsOf({ request, url, body }: Call): CallbackFields {
  const given = request.method === 'POST' ? Object.entries(body) : [...url.searchParams].reverse()
  return Object.fromEntries(given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** Logs an unexpected error and answers the error. */
function logUnexpected({ world, requestId }: Call, error: unknown): unknown {
  if (!(error instanceof AuthError || error instanceof OAuthError)) world.log.error({ requestId, err: error }, 'unexpected failure')
  return error
}

/** The provider's tokens for its own API, which the client gets beside the session. */
function providerTokens({ accessToken, refreshToken }: CodeExchange): Record<string, string> {
  return { provider_token: accessToken, ...(refreshToken === null ? {} : { provider_refresh_token: refreshToken }) }
}
