import { type RawBuilder, sql } from 'kysely'

/** SQL for a duration in milliseconds. */
export function interval(milliseconds: number): RawBuilder<unknown> {
  return sql`${milliseconds}::float8 * interval '1 millisecond'`
}
