import type { Caller } from '#platform/rest/caller.ts'
import type { ExposedTable } from '#platform/rest/exposed.ts'
import type { Fragment } from '#platform/rest/sql/source.ts'

/** A table whose changes are told, each to the account that the column `owner` names and to nobody else. */
export interface LiveTable extends Pick<ExposedTable, 'columns' | 'primaryKey'> {
  owner: string
}

/** All that can be heard; what is not here is not there. */
export interface Live {
  /** By their names in schema public. A trigger `platform.tell_change` stands on each. */
  tables: Readonly<Record<string, LiveTable>>
  /**
   * Topics that messages may be broadcast on begin with one of these, and go on with the id of the account whose topic
   * it is.
   */
  ownTopics: readonly string[]
  /** Whether a member's session may hear and say anything: a condition in SQL, asked as that member. */
  admits: Fragment
}

/**
 * Whether a caller may use a topic: an account its own, and the service role every account's (by requests only, for it
 * opens no channel).
 */
export function mayUse({ ownTopics }: Live, topic: string, { role, account }: Caller): boolean {
  const prefix = ownTopics.find((start) => topic.startsWith(start))
  if (prefix === undefined) return false
  return role === 'service_role' || (account !== null && topic === `${prefix}${account.id}`)
}
