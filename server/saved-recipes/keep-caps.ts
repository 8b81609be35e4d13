import { type Kysely, sql } from 'kysely'
import { type SavedRecipeLimits, savedRecipeLimits } from '#domain/saved-recipes/limits.ts'
import type { Tables } from '#server/tables.ts'

/**
 * Writes the caps of saved recipes from domain/saved-recipes/limits.ts into the database, which enforces them on every
 * insert. An unchanged cap is not written. Recipes that are saved already keep their dates.
 */
export async function keepCaps(db: Kysely<Tables>, { most, days }: SavedRecipeLimits = savedRecipeLimits): Promise<void> {
  const cap = (plan: string, as: keyof typeof most) => sql`(${plan}, ${orNull(most[as])}::integer, ${orNull(days[as])}::integer)`
  const caps = [cap('admin', 'premium'), cap('premium', 'premium'), cap('tester', 'tester'), cap('free', 'free')]
  await sql`
    insert into private.saved_recipe_caps as kept (plan, most, days) values ${sql.join(caps)}
    on conflict (plan) do update set most = excluded.most, days = excluded.days
    where (kept.most, kept.days) is distinct from (excluded.most, excluded.days)
  `.execute(db)
}

/** The database writes "no limit" as null. */
function orNull(number: number): number | null {
  return Number.isFinite(number) ? number : null
}
