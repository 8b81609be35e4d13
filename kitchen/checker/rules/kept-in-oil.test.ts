import { describe, expect, it } from 'vitest'
import { languages } from '#domain/options.ts'
import { typedRequest } from '#kitchen/a-request.ts'
import { fromText } from '#kitchen/checker/answered.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { namesIn } from '#kitchen/lexicon/lexicon.ts'

const codes = languages.map(({ code }) => code)
const ofOil = { mealTypes: ['condiment'], targetMealType: 'condiment', selectedStaples: [], cuisine: 'Chinese' } as const

describe('garlic kept in oil', () => {
  it.each(codes)('is used at once or kept cold for four days, and is found out when nobody says so: %s', (language) => {
    const typed = language === 'en' ? ['garlic', 'olive oil'] : [namesIn[language].garlic.list, namesIn[language]['olive-oil'].list]
    const request = typedRequest(typed, { ...ofOil, mealTypes: ['condiment'], selectedStaples: [], language })
    const composed = compose(request, readRequest(request).brief, 'a key')
    expect(composed).not.toBeNull()
    if (composed === null) return
    const { recipe, leftOut } = composed
    expect(recipe.structure?.archetype).toBe('infused-oil')
    expect(recipe.instructions.at(-1)).toMatch(/4/)
    expect(checkRecipe(request, recipe, leftOut)).toEqual([])
    const silent = recipe.instructions.map((text) =>
      text
        .split(/(?<=[.。])\s*/)
        .filter((sentence) => !/(?<!\d)4\s?(?:days|Tag|días|jours|дней|أيام|日|天)/.test(sentence))
        .join(' '),
    )
    const findings = checkRecipe(request, { ...recipe, instructions: silent }, leftOut)
    expect(findings.map(({ rule, detail }) => [rule, detail.kind])).toEqual([['safety', 'kept-in-oil']])
  })

  it('is judged so in a recipe of any writer, and left alone where there is vinegar', () => {
    const request = typedRequest(['garlic', 'olive oil'], { ...ofOil, mealTypes: ['condiment'], selectedStaples: [] })
    const written = (ingredients: readonly string[], last: string) =>
      fromText(
        {
          title: 'Garlic Oil',
          description: 'Garlic oil.',
          prepTime: '5 mins',
          cookTime: '15 mins',
          totalTime: '20 mins',
          ingredients,
          instructions: ['Peel the garlic.', `Warm the olive oil with the garlic for 15 minutes. ${last}`],
        },
        { cuisine: 'Chinese', mealType: 'condiment', language: 'en' },
      )
    const kindsIn = (ingredients: readonly string[], last: string) =>
      checkRecipe(request, written(ingredients, last)).flatMap(({ rule, detail }) => (rule === 'safety' ? [detail.kind] : []))
    const plain = ['120 ml olive oil', '6 cloves garlic']
    expect(kindsIn(plain, 'Leave to cool and pour into a bottle.')).toEqual(['kept-in-oil'])
    expect(kindsIn(plain, 'Keep in the refrigerator for up to 3 weeks.')).toEqual(['kept-in-oil'])
    expect(kindsIn(plain, 'Let cool, keep in the fridge and use within 4 days.')).toEqual([])
    expect(kindsIn(plain, 'Serve at once.')).toEqual([])
    expect(kindsIn([...plain, '60 ml white vinegar'], 'Add the vinegar, cool and bottle.')).toEqual([])
  })
})
