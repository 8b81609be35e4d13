import type { Caller } from '#platform/rest/caller.ts'
import type { ExposedTable } from '#platform/rest/exposed.ts'
import type { Fragment } from '#platform/rest/sql/source.ts'

/** A table whose changes are sent only to the account in its column `owner`. */
export interface LiveTable extends Pick<ExposedTable, 'columns' | 'primaryKey'> {
  owner: string
}

/** The tables and topics of Realtime; all others do not exist. */
export interface Live {
  /** By name, in schema public. Each has a trigger `platform.tell_change`. */
  tables: Readonly<Record<string, LiveTable>>
  /** The beginnings of broadcast topics; the owning account's id follows. */
  ownTopics: readonly string[]
  /** An SQL condition, run as the member: whether the session may use channels. */
  admits: Fragment
}

/**
 * Whether a caller may use a topic: an account its own, the service role any (by HTTP only, for it opens no channel).
 */
export function mayUseTopic({ ownTopics }: Live, topic: string, { role, account }: Caller): boolean {
  const prefix = ownTopics.find((start) => topic.startsWith(start))
  if (prefix === undefined) return false
  return role === 'service_role' || (account !== null && topic === `${prefix}${account.id}`)
}
