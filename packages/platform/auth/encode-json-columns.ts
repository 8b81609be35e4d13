import { sql } from 'kysely'

/** The JSON columns of schema auth. */
const jsonColumns: readonly string[] = [
  'raw_app_meta_data',
  'raw_user_meta_data',
  'identity_data',
  'web_authn_credential',
  'last_webauthn_challenge_data',
]

/**
 * Prepares a row for writing: JSON columns become JSON text, because a driver would write an array as a PostgreSQL
 * array.
 */
export function encodeJsonColumns<Row extends object>(row: Row): Row
export function encodeJsonColumns(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      jsonColumns.includes(name) && value !== null ? sql`${JSON.stringify(value)}::jsonb` : value,
    ]),
  )
}
