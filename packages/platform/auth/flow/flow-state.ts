import { AuthError } from '#platform/auth/errors.ts'
import type { CodeChallenge } from '#platform/auth/flow/challenge.ts'
import { type FlowState, insertFlow, issueLatestCode, removeFlowsBefore } from '#platform/auth/flow/flow-store.ts'
import type { AuthMethod } from '#platform/auth/sessions/issue.ts'
import type { AuthDb, AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

type FlowWorld = Pick<AuthWorld, 'now' | 'uuid' | 'settings'>

/** How long unfinished flows are kept: a day, as in GoTrue. */
const keptFor = 24 * 60 * 60_000

/**
 * Methods that lead through a provider's pages. Their time limit runs from the start of the flow, while that of a mail
 * runs from the click.
 */
const providerMethods: readonly AuthMethod[] = ['oauth', 'sso/saml']

/**
 * Stores a sign-in that continues at a provider or in a mailbox. `userId` is given when the account is known already
 * (a mail was sent to it). With a challenge the flow gets a code, which its verifier exchanges for a session.
 */
export async function beginFlow(
  db: AuthDb,
  world: FlowWorld,
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
 * The code for an account whose mailed link (with a token of prefix pkce_) was just opened. Throws 422
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

/** Whether a flow is older than `settings.flowStateExpiry`. */
export function isFlowExpired(flow: FlowState, world: Pick<AuthWorld, 'now' | 'settings'>): boolean {
  const isRoundTrip = providerMethods.includes(flow.authentication_method)
  const from = isRoundTrip ? flow.created_at : (flow.auth_code_issued_at ?? flow.created_at)
  return world.now().getTime() > from.getTime() + world.settings.flowStateExpiry
}

/** The PKCE challenge of a flow; null when the flow has none. */
export function challengeOf(flow: FlowState): CodeChallenge | null {
  if (flow.code_challenge === null || flow.code_challenge_method === null) return null
  return { challenge: flow.code_challenge, method: flow.code_challenge_method }
}
