import { describe, expect, test } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import type { Language } from '#kitchen/options.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

/** The title, the list and the steps in one text. */
function textOf(typed: readonly string[], language: Language, kinds: RecipeRequest['kinds'] = {}): string {
  const outcome = cook(typedRequest(typed, { language, kinds }), '0')
  if (outcome.state === 'refused') throw new Error(`refused: ${typed.join(', ')}`)
  return [outcome.recipe.title, ...outcome.recipe.ingredients, ...outcome.recipe.instructions].join('\n')
}

describe("the cook's own words", () => {
  test.each<[Language, readonly string[], string]>([
    ['es', ['sobras de pollo', 'verduras'], 'las sobras de pollo'],
    ['fr', ['restes de poulet', 'légumes'], 'les restes de poulet'],
    ['ru', ['остатки курицы', 'рис'], 'от остатков курицы'],
    ['ar', ['بقايا دجاج', 'خضار'], 'بقايا الدجاج'],
    ['zh', ['剩鸡肉', '蔬菜'], '剩鸡肉'],
    ['ja', ['残り物の鶏肉', '野菜'], '残り物の鶏肉'],
  ])("the grammar writes the cook's words without quotation marks when the language knows them: %s", (language, typed, said) => {
    const text = textOf(typed, language)
    expect(text).toContain(said)
    expect(text).not.toMatch(/[«»“”「」]/u)
  })

  test.each<[Language, RegExp]>([
    ['es', /«zblorp»/],
    ['fr', /« zblorp »/],
    ['ru', /«zblorp»/],
    ['ar', /«zblorp»/],
    ['zh', /“zblorp”/],
    ['ja', /「zblorp」/],
  ])('the grammar quotes a word that is known by its kind only: %s', (language, quoted) => {
    expect(textOf(['zblorp', 'chicken', 'rice'], language, { zblorp: 'vegetable' })).toMatch(quoted)
  })
})
