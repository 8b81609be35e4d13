import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import type { Language } from '#kitchen/options.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { aLine, aRecipe, aStep } from '#kitchen/testing/answered.ts'

function hazardsIn(language: Language, ingredients: readonly string[], instructions: readonly string[]) {
  const recipe = {
    ...{ title: '1', description: '', imageUrl: null, prepTime: '5', cookTime: '5', servings: 4, difficulty: 'Easy' as const },
    ...{
      ingredients: [...ingredients],
      instructions: [...instructions],
      mealType: 'entrée' as const,
      cuisine: 'Italian' as const,
      language,
    },
  }
  const findings = checkRecipe(aRequest({ searchMode: 'ideas', language }), recipe)
  return findings.flatMap(({ rule, detail }) => (rule === 'safety' ? [detail.hazard ?? detail.kind] : []))
}

describe('two meats in one recipe', () => {
  test.each<[Language, readonly string[], readonly string[]]>([
    [
      'es',
      ['500 g de pechuga de pollo', '250 g de carne picada'],
      [
        'Asar la pechuga de pollo 20 minutos, hasta que alcance 74 °C en el centro.',
        'Rehogar la carne picada 8 minutos, hasta que alcance 71 °C en el centro.',
      ],
    ],
    [
      'ar',
      ['لحم بقري: 300 غ', 'لحم بقري مفروم: 200 غ'],
      [
        'نحمر اللحم البقري مدة 8 دقائق حتى تبلغ الحرارة من الداخل 63 درجة مئوية.',
        'نقلب اللحم البقري المفروم مدة 8 دقائق حتى تبلغ الحرارة من الداخل 71 درجة مئوية.',
      ],
    ],
  ])('each of two meats has its own safe temperature, although the name of one means both: %s', (language, list, steps) =>
    expect(hazardsIn(language, list, steps)).toEqual([]),
  )

  test('the word for fish means both fishes, even where the reader reads it as one of them', () => {
    const list = ['250 g Kabeljau', '250 g Heilbutt', '400 g Miesmuscheln']
    const steps = [
      'Kabeljau und Heilbutt in den Dämpfeinsatz geben.',
      'Miesmuscheln zugeben und 5 Minuten dämpfen, bis der Fisch im Kern 63°C hat und sich alle Schalen geöffnet haben (geschlossene wegwerfen).',
    ]
    expect(hazardsIn('de', list, steps)).toEqual([])
  })

  test('hot minced meat does not prove that the chicken is done', () => {
    const list = ['500 g de pechuga de pollo', '250 g de carne picada']
    expect(hazardsIn('es', list, ['Rehogar la carne picada 8 minutos, hasta que alcance 74 °C en el centro.'])).toContain('poultry')
  })
})

describe('cooking times of unknown foods', () => {
  const braise = (lines: Parameters<typeof aRecipe>[2]) => {
    const steps = [aStep('Simmer it for 60-90 minutes.', { technique: 'simmer', lines: lines.map((_, at) => at), minutes: [60, 90] })]
    const found = checkRecipe(aRequest(), aRecipe({ title: '1' }, [0, 90, 0], lines, steps))
    return found.some(({ rule, detail }) => rule === 'times' && detail.kind === 'too-long')
  }
  const scallions = aLine('4 scallions', 'scallion', 4, 'stalk')

  test('ninety minutes are too long for scallions', () => expect(braise([scallions])).toBe(true))

  test('the checker does not judge the cooking time of an unknown food', () => {
    const unknown = { ingredient: null, words: '五花肉', amount: 500, measure: 'g', use: 'yours' } as const
    expect(braise([['500 g 五花肉', unknown], scallions])).toBe(false)
  })
})
