import type { GenerateAnswer, GeneratedRecipe, GenerateInput } from '#domain/recipes/api.ts'
import type { Call } from '#server/http/mount.ts'
import { storeWhereAllowed } from '#server/recipes/queries.ts'
import { toRecipeRequest } from '#server/recipes/request.ts'
import { readUsage, searcherOf, spendSearch, tellLimit } from '#server/usage/searcher.ts'

/** Answers generate-recipe: a checked recipe that is stored and charged, or that the limit is reached, or why nothing was cooked (free). */
export async function generate(input: GenerateInput, call: Call): Promise<GenerateAnswer> {
  const { kitchen, now, uuid } = call.world
  const request = toRecipeRequest(input, kitchen)
  const searcher = searcherOf(call, input.sessionId)

  // A cheap look first: whoever is over the limit does not make us cook. The charge below is what counts.
  const before = await readUsage(call, searcher)
  tellLimit(call, before)
  if (before.remaining === 0) return { type: 'QUOTA_EXCEEDED', usage: before }

  const cooked = kitchen.cook(request, String(input.turn ?? input.requestTimestamp ?? uuid()))
  if (cooked.state === 'refused') return { type: 'REFUSED', code: cooked.code, reasons: cooked.reasons, usage: before }

  const { checks, uses, leftOut } = cooked
  const recipe: GeneratedRecipe = {
    ...cooked.recipe,
    id: uuid(),
    checks,
    uses,
    leftOut,
    provenance: { writer: 'composer' },
    generatedAt: now().toISOString(),
  }
  const { isAllowed, usage } = await spendSearch(
    call,
    searcher,
    storeWhereAllowed(recipe, {
      userId: call.actor.kind === 'member' ? call.actor.userId : null,
      address: call.address,
      sessionId: searcher.sessionId,
    }),
  )
  tellLimit(call, usage)
  return isAllowed ? { recipe, usage } : { type: 'QUOTA_EXCEEDED', usage }
}
