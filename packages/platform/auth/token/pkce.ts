import * as z from 'zod/mini'
import type { Answer } from '#platform/auth/answer.ts'
import { isBanned } from '#platform/auth/bearer.ts'
import { type Call, parseBody, Text } from '#platform/auth/call.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { requireVerifier } from '#platform/auth/flow/challenge.ts'
import { challengeOf, isFlowExpired } from '#platform/auth/flow/flow-state.ts'
import { findFlow, removeFlow } from '#platform/auth/flow/flow-store.ts'
import { beginSession } from '#platform/auth/sessions/issue.ts'
import { answerSession } from '#platform/auth/sessions/session-answer.ts'
import { lockUser } from '#platform/auth/users/user-store.ts'

const Exchange = z.object({ auth_code: Text, code_verifier: Text })

/** grant_type=pkce: exchanges a flow's code and verifier for a session, once. */
export async function grantPkce(call: Call): Promise<Answer> {
  const { world } = call
  const { auth_code: code, code_verifier: verifier } = parseBody(call, Exchange)
  if (code === '' || verifier === '') throw invalid('invalid request: both auth code and code verifier should be non-empty')
  const flow = await findFlow(world.db, 'auth_code', code)
  const challenge = flow ? challengeOf(flow) : null
  if (!flow || flow.user_id === null || challenge === null) throw flowNotFound()
  if (isFlowExpired(flow, world)) throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  requireVerifier(challenge, verifier)
  const userId = flow.user_id
  const session = await world.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    if (!user || !(await removeFlow(trx, flow.id))) throw flowNotFound()
    if (isBanned(user, world.now())) throw new AuthError(403, 'user_banned', 'User is banned')
    return beginSession(trx, call, user, flow.authentication_method)
  })
  const { provider_access_token: accessToken, provider_refresh_token: refreshToken } = flow
  return answerSession(session, {
    ...(accessToken ? { provider_token: accessToken } : {}),
    ...(refreshToken ? { provider_refresh_token: refreshToken } : {}),
  })
}

function flowNotFound(): AuthError {
  return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
}
