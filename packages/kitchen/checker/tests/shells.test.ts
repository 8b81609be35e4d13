import { expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { languageCodes } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

test.each(languageCodes)(
  'the checker accepts shellfish beside fish in one pot only when a step says that the shells open: %s',
  (language) => {
    for (const seed of ['1', '2', '3']) {
      const request = typedRequest(['oysters', 'pollock', 'spinach', 'carrots'], {
        language,
        mealTypes: ['soup'],
        targetMealType: 'soup',
        cuisine: 'Korean',
      })
      const composed = compose(request, readRequest(request).brief, seed)
      expect(composed).not.toBeNull()
      if (composed === null) return
      const { recipe, leftOut } = composed
      const found = (instructions: readonly string[]) =>
        checkRecipe(request, { ...recipe, instructions: [...instructions] }, leftOut).filter(({ rule }) => rule === 'safety')
      expect(found(recipe.instructions)).toEqual([])
      const at = recipe.structure?.lines.findIndex(({ ingredient }) => ingredient === 'oyster') ?? -1
      if (at < 0) continue
      const silent = recipe.structure?.steps.map(({ lines }, step) => (lines.includes(at) ? '' : (recipe.instructions[step] ?? ''))) ?? []
      expect(found(silent.map((text) => (/\d/.test(text) ? '' : text))).map(({ detail }) => detail.hazard)).toContain('bivalve')
    }
  },
)
