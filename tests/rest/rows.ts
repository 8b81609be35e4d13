import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { House } from '../auth/house.ts'

const time = '2026-06-01T10:00:00+00:00'

/**
 * A whole row of a table, with a value for every column, as JSON. `needed` names the columns that cannot be left out.
 */
export function aRow(table: string, owner: string | null): { row: Record<string, unknown>; needed: readonly string[] } {
  const parts = rows[table]
  if (!parts) throw new Error(`No row of ${table}`)
  return { row: parts.row(owner), needed: parts.needed }
}

const rows: Record<string, { row: (owner: string | null) => Record<string, unknown>; needed: readonly string[] }> = {
  user_roles: {
    needed: ['user_id', 'role'],
    row: (owner) => ({ user_id: owner, role: 'tester', created_at: time }),
  },
  profiles: {
    needed: ['user_id'],
    row: (owner) => ({
      id: randomUUID(),
      user_id: owner,
      first_name: 'Ada',
      last_name: 'Cook',
      email: 'ada@example.org',
      recipe_preferences: { allergens: ['dairy'] },
      created_at: time,
      updated_at: time,
    }),
  },
  generated_recipes: {
    needed: ['id', 'recipe_name', 'cuisine_type', 'language', 'created_at', 'recipe_content'],
    row: (owner) => ({
      id: randomUUID(),
      recipe_name: 'Soup',
      cuisine_type: 'Thai',
      language: 'en',
      user_id: owner,
      user_ip_address: '192.0.2.1',
      session_id: 'session_1',
      created_at: time,
      recipe_content: { description: 'Hot.' },
    }),
  },
  saved_recipes: {
    needed: ['user_id', 'recipe_name', 'recipe_content'],
    row: (owner) => ({
      id: randomUUID(),
      user_id: owner,
      recipe_name: 'Soup',
      recipe_content: { description: 'Hot.' },
      cuisine_type: 'Thai',
      language: 'en',
      rating: 5,
      generated_recipe_id: null,
      created_at: time,
      expires_at: time,
    }),
  },
  subscriptions: {
    needed: ['user_id', 'status', 'cancel_at_period_end', 'updated_at'],
    // A subscription that ended long ago, so that it makes no member premium.
    row: (owner) => ({
      user_id: owner,
      status: 'canceled',
      subscription_end: time,
      cancel_at_period_end: true,
      holds_until: time,
      updated_at: time,
    }),
  },
  app_errors: {
    needed: ['error_type', 'error_message'],
    row: () => ({
      id: randomUUID(),
      status: 'open',
      severity: 'high',
      error_type: 'TypeError',
      error_message: 'x is not a function',
      error_stack: 'at y',
      component_name: 'RecipeCard',
      route_path: '/archive',
      user_agent: 'Mozilla/5.0',
      error_hash: '0123456789abcdef',
      metadata: { line: 1 },
      occurrence_count: 2,
      last_occurred_at: time,
      created_at: time,
      resolved_at: null,
      resolved_by: null,
    }),
  },
  bot_detection_logs: {
    needed: ['risk_score', 'detection_type', 'action_taken'],
    row: (owner) => ({
      id: randomUUID(),
      risk_score: 80,
      detection_type: 'speed',
      action_taken: 'flagged',
      session_id: 'session_1',
      request_path: '/contact',
      ip_address: '192.0.2.1',
      user_id: owner,
      created_at: time,
    }),
  },
  bot_patterns: {
    needed: ['pattern_name', 'pattern_type', 'risk_weight'],
    row: () => ({
      id: randomUUID(),
      pattern_name: `speed ${randomUUID()}`,
      pattern_type: 'behavioural',
      risk_weight: 30,
      detection_rules: { fasterThan: 2 },
      is_active: true,
      created_at: time,
    }),
  },
}

/** A row as a relation of SQL. */
export function recordOf(table: string, row: Record<string, unknown>) {
  return sql`jsonb_populate_record(null::${sql.table(`public.${table}`)}, ${JSON.stringify(row)}::jsonb)`
}

/** Inserts these columns of a row. */
export function insertRow(table: string, row: Record<string, unknown>, columns: readonly string[] = Object.keys(row)) {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(`public.${table}`)} (${names}) select ${names} from ${recordOf(table, row)}`
}

/**
 * Fills every table with rows of all owners, and with rows without an owner where a table allows them. Profiles are
 * made with the accounts, and roles with the people.
 */
export async function fillTables(house: House, owners: readonly string[]): Promise<void> {
  const { db } = house.world
  const fill = async (table: string, owner: string | null) => insertRow(table, aRow(table, owner).row).execute(db)
  for (const owner of owners) {
    for (const table of ['generated_recipes', 'saved_recipes', 'subscriptions', 'bot_detection_logs']) await fill(table, owner)
  }
  for (const table of ['generated_recipes', 'bot_detection_logs', 'app_errors', 'bot_patterns']) await fill(table, null)
}
