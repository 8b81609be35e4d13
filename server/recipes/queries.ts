import { type RawBuilder, sql } from 'kysely'
import type { GeneratedRecipe } from '#domain/recipes/api.ts'

/** Stores a recipe inside the statement that settles its search, only if the search is settled. */
export function storeIfSettled(
  recipe: GeneratedRecipe,
  asker: { userId: string | null; address: string | undefined; sessionId: string | null },
): RawBuilder<unknown> {
  const { id, title, cuisine, language, generatedAt, ...content } = recipe
  return sql`
    insert into public.generated_recipes
      (id, recipe_name, cuisine_type, language, user_id, user_ip_address, session_id, created_at, recipe_content)
    select ${id}::uuid, ${title}::text, ${cuisine}::text, ${language}::text, ${asker.userId}::uuid, ${asker.address ?? null}::text,
      ${asker.sessionId}::text, ${generatedAt}::timestamptz, ${JSON.stringify(content)}::jsonb
    from settled where is_settled
  `
}
