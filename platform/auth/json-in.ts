import { sql } from 'kysely'

/** The columns of schema auth that hold JSON. */
const jsonColumns: readonly string[] = [
  'raw_app_meta_data',
  'raw_user_meta_data',
  'identity_data',
  'web_authn_credential',
  'last_webauthn_challenge_data',
]

/** A row to be written. Objects go in as JSON text: a driver would take an array for a PostgreSQL array. */
export function jsonIn<Row extends object>(row: Row): Row
export function jsonIn(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      jsonColumns.includes(name) && value !== null ? sql`${JSON.stringify(value)}::jsonb` : value,
    ]),
  )
}
