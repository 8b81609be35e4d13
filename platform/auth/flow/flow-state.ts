import { AuthError } from '#platform/auth/errors.ts'
import type { CodeChallenge } from '#platform/auth/flow/challenge.ts'
import { type FlowState, insertFlow, issueLatestCode, removeFlowsBefore } from '#platform/auth/flow/flow-store.ts'
import type { AuthMethod } from '#platform/auth/sessions/issue.ts'
import type { AuthDb, AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

type Clockwork = Pick<AuthWorld, 'now' | 'uuid' | 'settings'>

/** Flows nobody came back from are kept for a day, as GoTrue keeps them. */
const keptFor = 24 * 60 * 60_000

/** Ways that lead through a provider's pages: the time runs from leaving, while with a mail it runs from the click. */
const roundTrips: readonly AuthMethod[] = ['oauth', 'sso/saml']

/**
 * Notes a sign-in that goes on elsewhere. `userId` is set where the account is known from the start (a mail was sent
 * to it). With a challenge the flow has a code, which its verifier exchanges for a session.
 */
export async function beginFlow(
  db: AuthDb,
  world: Clockwork,
  parts: {
    id?: string
    provider: string
    method: AuthMethod
    challenge: CodeChallenge | null
    userId?: string
    redirectTo?: string
    inviteToken?: string
    linkingTargetId?: string
    emailOptional?: boolean
  },
): Promise<FlowState> {
  const now = world.now()
  await removeFlowsBefore(db, new Date(now.getTime() - keptFor))
  return insertFlow(db, {
    id: parts.id ?? world.uuid(),
    user_id: parts.userId ?? null,
    auth_code: parts.challenge === null ? null : world.uuid(),
    code_challenge_method: parts.challenge?.method ?? null,
    code_challenge: parts.challenge?.challenge ?? null,
    provider_type: parts.provider,
    provider_access_token: null,
    provider_refresh_token: null,
    created_at: now,
    updated_at: now,
    authentication_method: parts.method,
    auth_code_issued_at: null,
    invite_token: parts.inviteToken ?? null,
    referrer: parts.redirectTo ?? null,
    oauth_client_state_id: null,
    linking_target_id: parts.linkingTargetId ?? null,
    email_optional: parts.emailOptional ?? false,
  })
}

/**
 * The code for an account whose link in a mail was just followed (a token that starts with pkce_). Throws 422
 * flow_state_not_found.
 */
export async function issueAuthCode(
  trx: AuthTransaction,
  world: Pick<AuthWorld, 'now'>,
  userId: string,
  method: AuthMethod,
): Promise<string> {
  const code = await issueLatestCode(trx, userId, method, world.now())
  if (code === null) throw new AuthError(422, 'flow_state_not_found', 'No valid flow state found for user.')
  return code
}

/** Whether too much time went by, by `settings.flowStateExpiry`. */
export function isFlowExpired(flow: FlowState, world: Pick<AuthWorld, 'now' | 'settings'>): boolean {
  const isRoundTrip = roundTrips.includes(flow.authentication_method)
  const from = isRoundTrip ? flow.created_at : (flow.auth_code_issued_at ?? flow.created_at)
  return world.now().getTime() > from.getTime() + world.settings.flowStateExpiry
}

/** The challenge a flow began with; null for one without PKCE. */
export function challengeOf(flow: FlowState): CodeChallenge | null {
  if (flow.code_challenge === null || flow.code_challenge_method === null) return null
  return { challenge: flow.code_challenge, method: flow.code_challenge_method }
}
