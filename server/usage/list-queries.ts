import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/tables.ts'

export interface LineRow {
  id: string
  charged_at: Date
  /** Null for a line that is about no single search. */
  search_id: string | null
  cuisine: string | null
  state: 'reserved' | 'settled' | 'released' | null
  /** Why the search counted or not; for a line without a search, the line's own reason. */
  reason: string | null
  recipe_name: string | null
  counted: number
}

/** The last line of the page before. */
export interface Cursor {
  at: Date
  id: string
}

/**
 * The ledger lines of an account for its owner, the newest first. All lines of one search are summed to one; resets
 * of the count are lines too.
 */
export async function findLines(
  db: Kysely<Tables>,
  account: string,
  { before, most }: { before: Cursor | null; most: number },
): Promise<readonly LineRow[]> {
  const { rows } = await sql<LineRow>`
    select line.id, line.charged_at, line.search_id, search.cuisine, search.state, coalesce(search.reason, line.reason) as reason, recipe.recipe_name,
      case
        when line.search_id is null then line.counted
        else (select sum(counted)::int from private.search_ledger as own where own.search_id = line.search_id and own.account = line.account)
      end as counted
    from private.search_ledger as line
    left join private.searches as search on search.id = line.search_id
    left join public.generated_recipes as recipe on recipe.id = line.recipe_id
    where line.account = ${account} and (line.made > 0 and line.search_id is not null or line.search_id is null and line.counted <> 0)
      and (${before?.at ?? null}::timestamptz is null or (line.charged_at, line.id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::bigint))
    order by line.charged_at desc, line.id desc limit ${most}
  `.execute(db)
  return rows
}

/** How many searches of an account's current period other principals made. */
export async function countByOthers(db: Kysely<Tables>, account: string, principal: string, now: Date): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select coalesce(sum(line.counted), 0)::int as counted
    from private.usage_accounts as account
    join private.search_ledger as line on line.account = account.key and line.period = account.period
    join private.searches as search on search.id = line.search_id
    where account.key = ${account} and account.resets_at > ${now} and search.principal <> ${principal}
  `.execute(db)
  return rows[0]?.counted ?? 0
}
