import { sql } from 'kysely'
import type { Shape } from '#platform/rest/parse/media.ts'
import type { Query } from '#platform/rest/parse/query.ts'
import type { Range } from '#platform/rest/parse/range.ts'
import { whereOf } from '#platform/rest/sql/conditions.ts'
import { bodyOf, orderOf, projectionOf, rangeOf } from '#platform/rest/sql/projection.ts'
import type { Fragment, Source } from '#platform/rest/sql/source.ts'

/** Reads a range of rows, and their total number on request. `from` is the SQL of the from clause. */
export function readStatement(
  source: Source,
  from: Fragment,
  query: Pick<Query, 'select' | 'conditions' | 'order'>,
  how: { range: Range; shape: Shape; hasBody: boolean; hasTotal: boolean },
): Fragment {
  const where = whereOf(source, query.conditions)
  return sql`
    with page as (
      select ${projectionOf(source, query.select)} from ${from} ${where} ${orderOf(source, query.order)} ${rangeOf(how.range)}
    )
    select
      ${how.hasTotal ? sql`(select count(*)::int4 from ${from} ${where})` : sql`null::int4`} as total,
      count(*)::int4 as count,
      ${how.hasBody ? bodyOf(how.shape) : sql`null::text`} as body,
      null::int4 as inserted,
      null::json as key
    from page
  `
}
