import type { Member } from '#domain/access.ts'
import type { AccountSession } from '#domain/account/api.ts'
import { memberOf } from '#server/accounts/member.ts'
import type { Call } from '#server/http/mount.ts'
import { findSessions } from '#server/member-account/queries.ts'

/** Answers list-sessions: the caller's sessions, the latest used first. */
export async function listOwnSessions(_input: unknown, call: Call): Promise<{ sessions: AccountSession[] }> {
  return { sessions: await sessionsOf(call, memberOf(call)) }
}

/** The sessions of a member, as the API shows them. */
export async function sessionsOf({ world }: Pick<Call, 'world'>, { userId, sessionId }: Member): Promise<AccountSession[]> {
  const rows = await findSessions(world.db, userId, world.now())
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    userAgent: row.user_agent,
    ip: row.ip,
    isCurrent: row.id === sessionId,
    hasSecondFactor: row.aal !== 'aal1',
  }))
}
