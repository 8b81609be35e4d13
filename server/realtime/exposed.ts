import type { Live, LiveTable } from '@potluck/platform/realtime/live'
import { sql } from 'kysely'
import { exposed } from '#server/rest/exposed.ts'

/** A table of /rest/v1 whose row owners hear of changes. Its trigger is in database/migrations. */
function tableOf(name: string, owner: string): LiveTable {
  const table = exposed.tables[name]
  if (!table) throw new Error(`${name} is not exposed`)
  return { columns: table.columns, primaryKey: table.primaryKey, owner }
}

/**
 * What /realtime/v1 sends: changes of a member's settings, roles, subscription and saved recipes to every tab, and
 * messages on the topic `user:` with the member's id. A half-signed-in member gets nothing (docs/decisions/0018).
 */
export const live: Live = {
  tables: {
    profiles: tableOf('profiles', 'user_id'),
    user_roles: tableOf('user_roles', 'user_id'),
    subscriptions: tableOf('subscriptions', 'user_id'),
    saved_recipes: tableOf('saved_recipes', 'user_id'),
  },
  ownTopics: ['user:'],
  admits: sql`private.is_raised()`,
}
