import { type RawBuilder, sql } from 'kysely'

/** A length of time in milliseconds, as a statement takes it. */
export function interval(milliseconds: number): RawBuilder<unknown> {
  return sql`${milliseconds}::float8 * interval '1 millisecond'`
}
