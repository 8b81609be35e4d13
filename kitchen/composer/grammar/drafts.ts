import type { Language } from '#domain/options.ts'
import type { Finding } from '#domain/recipes/judgement.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { aRequestIn } from '#kitchen/composer/grammar/a-sentence.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'

/**
 * The first drafts of `count` random recipes in a language: their texts, and the checker's findings by seed. For the
 * tests.
 */
export function judgeFirstDraftsIn(
  language: Language,
  count: number,
): { composed: number; texts: string[]; findings: { seed: number; finding: Finding }[] } {
  const texts: string[] = []
  const findings: { seed: number; finding: Finding }[] = []
  let composed = 0
  for (let seed = 0; seed < count; seed += 1) {
    const request = aRequestIn(language, seed)
    const draft = compose(request, readRequest(request).brief, String(seed))
    if (draft === null) continue
    const { recipe, leftOut } = draft
    composed += 1
    texts.push(recipe.title, recipe.description, ...recipe.ingredients, ...recipe.instructions)
    findings.push(...checkRecipe(request, recipe, leftOut).map((finding) => ({ seed, finding })))
  }
  return { composed, texts, findings }
}
