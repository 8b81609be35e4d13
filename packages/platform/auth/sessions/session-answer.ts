import { type Answer, ok } from '#platform/auth/answer.ts'
import type { SessionBody } from '#platform/auth/sessions/issue.ts'
import { readRefreshToken } from '#platform/auth/sessions/refresh-token.ts'

/**
 * 200 with a session, and GoTrue's headers with account and session id, for the logs of proxies. `more` is added to
 * the body.
 */
export function answerSession(session: SessionBody, more: Record<string, unknown> = {}, headers: Record<string, string> = {}): Answer {
  const token = readRefreshToken(session.refresh_token)
  return ok(
    { ...session, ...more },
    {
      'sb-auth-user-id': session.user.id,
      ...(token && { 'sb-auth-session-id': token.sessionId, 'sb-auth-refresh-token-counter': String(token.counter) }),
      ...headers,
    },
  )
}
