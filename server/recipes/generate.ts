import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Cooked } from '@potluck/kitchen/cooked'
import { NoTurn, type TurnRequest } from '@potluck/platform/work/turns'
import { AppError } from '#domain/errors.ts'
import { GenerateAnswer, type GeneratedRecipe, type GenerateInput } from '#domain/recipes/api.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { withinBudget } from '#server/budget/within-budget.ts'
import { type Call, ReplayedAnswer } from '#server/http/mount.ts'
import { storeIfSettled } from '#server/recipes/queries.ts'
import { toRecipeRequest } from '#server/recipes/request.ts'
import { type ReservedSearch, reserveSearch } from '#server/usage/ask.ts'
import { refuseSearch, runReserved, settleSearch } from '#server/usage/end.ts'
import { setUsageHeaders } from '#server/usage/limit-headers.ts'
import { assertShareLeft, capToShare, takeShare } from '#server/usage/network-share.ts'
import { householdOf, type Searcher, searcherOf } from '#server/usage/searcher.ts'
import type { Kitchen } from '#server/world.ts'

/** Seconds in which the kitchen works off a full queue. */
const kitchenQueueSeconds = 5

/**
 * Answers generate-recipe: a checked recipe, stored and charged; the limit that is reached; or why nothing was cooked
 * (free). Repeated calls of one search get the same answer, whichever call did the work. Throws `in_flight`,
 * `idempotency_key_reused`, `too_many_requests`, `unavailable`.
 */
export async function generate(input: GenerateInput, call: Call): Promise<GenerateAnswer | ReplayedAnswer> {
  const { kitchen, uuid, reached } = call.world
  await reached?.('received')
  await kitchen.load()
  const request = toRecipeRequest(input, kitchen)
  const searcher = searcherOf(call, input.sessionId)
  const asked = await reserveSearch(call, searcher, { cuisine: request.cuisine, bodyHash: hashOf(input) })
  if (asked.state === 'answered') return new ReplayedAnswer(asked.answer)
  if (asked.state === 'quota') {
    setUsageHeaders(call, asked.usage)
    return { type: 'QUOTA_EXCEEDED', usage: asked.usage }
  }
  const seed = String(input.turn ?? input.requestTimestamp ?? uuid())
  const answer = await runReserved(call, asked, () => cookAndStore(call, searcher, asked, request, seed))
  if (answer.usage) setUsageHeaders(call, answer.usage)
  await reached?.('before-reply')
  return answer
}

/** The SHA-256 of the parsed body, with `kinds` sorted by word: two calls with the same hash are one search. */
function hashOf({ kinds, ...input }: GenerateInput): string {
  const all = kinds === undefined ? input : [input, Object.entries(kinds).sort(([one], [other]) => (one < other ? -1 : 1))]
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url')
}

async function cookAndStore(
  call: Call,
  searcher: Searcher,
  search: ReservedSearch,
  request: RecipeRequest,
  seed: string,
): Promise<GenerateAnswer> {
  const { kitchen, now, uuid, reached } = call.world
  await assertShareLeft(call)
  await reached?.('cooking')
  const asking = { asker: searcher.userId ?? householdOf(call), signal: call.signal }
  const work = () => cookInTurn(kitchen, request, seed, asking)
  const cooked = kitchen.budgetName === null ? await work() : await withinBudget(call, kitchen.budgetName, work)
  await reached?.('cooked')
  if (cooked.state === 'refused') {
    const answer: GenerateAnswer = {
      type: 'REFUSED',
      code: cooked.code,
      reasons: cooked.reasons,
      usage: await capToShare(call, search.before),
    }
    await refuseSearch(call, search, textOf(answer))
    return answer
  }
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
  await reached?.('before-store')
  // Cooking blocked the event loop. A client that hung up meanwhile is noticed now, and is not charged.
  await setImmediate()
  if (call.signal.aborted) throw new AppError('unavailable')
  await takeShare(call)
  const answer: GenerateAnswer = { recipe, usage: await capToShare(call, search.usage) }
  const asker = { userId: searcher.userId, address: call.address, sessionId: searcher.sessionId }
  const settled = { id: search.id, recipeId: recipe.id, answer: textOf(answer) }
  await Promise.all([settleSearch(call, settled, storeIfSettled(recipe, asker)), reached?.('storing')])
  await reached?.('stored')
  return answer
}

/** Throws `too_many_requests` when too many requests wait for the kitchen, and for a caller who has hung up. */
async function cookInTurn(kitchen: Kitchen, request: RecipeRequest, seed: string, asking: TurnRequest): Promise<Cooked> {
  try {
    return await kitchen.cook(request, seed, asking)
  } catch (cause) {
    throw cause instanceof NoTurn ? new AppError('too_many_requests', { retryAfter: kitchenQueueSeconds }, { cause }) : cause
  }
}

function textOf(answer: GenerateAnswer): string {
  return JSON.stringify(GenerateAnswer.parse(answer))
}
