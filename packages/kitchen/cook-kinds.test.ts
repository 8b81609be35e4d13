import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { randomSourceFrom } from '#kitchen/composer/random.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { cook } from '#kitchen/cook.ts'
import { type FoodKind, foodKinds } from '#kitchen/food-kinds.ts'
import { listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { allergens, complexityModes, cuisines, type Language, languageCodes, mealTypes, proteins, searchModes } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { cookRecipe } from '#kitchen/testing/cooked-for.ts'
import { drawnIngredients } from '#kitchen/testing/drawn-ingredients.ts'
import { howMany } from '../../tests/how-many.ts'

/** Syllables in each script that form no real words. */
const syllables = {
  latin: ['zor', 'bli', 'vex', 'quu', 'mip', 'thra', 'gno', 'sku', 'flu', 'pwe', 'dro', 'yix'],
  cyrillic: ['жбо', 'кри', 'вэм', 'щуф', 'мып', 'тхра', 'гню', 'ску', 'фыл', 'пве', 'дрё', 'йик'],
  arabic: ['زخب', 'لغو', 'ظفي', 'قضث', 'مذا', 'ثطر', 'غنص', 'شكظ'],
  kana: ['ゾぴ', 'ぬべ', 'ヴぇぐ', 'ムぎょ', 'ぺざ', 'ニョぽ', 'ぐぬ', 'ヘびゅ'],
} as const
const scripts = {
  en: ['latin'],
  es: ['latin'],
  fr: ['latin'],
  de: ['latin'],
  ru: ['cyrillic', 'latin'],
  ar: ['arabic', 'latin'],
  ja: ['kana', 'latin'],
  zh: ['latin', 'kana'],
} as const satisfies Record<Language, readonly (keyof typeof syllables)[]>

/** A word that the reader of a language does not know, made from a seed. */
function unknownWord(seed: number, language: Language): string {
  const chance = randomSourceFrom(seed + 7_000_000)
  for (;;) {
    const script = chance.pick(scripts[language])
    const oneWord = () => Array.from({ length: 2 + chance.below(2) }, () => chance.pick(syllables[script])).join('')
    const word = script !== 'kana' && chance.below(4) === 0 ? `${oneWord()} ${oneWord()}` : oneWord()
    const { foods, unknown, notFood } = readPhrase(word, language)
    if (foods.length + notFood.length === 0 && unknown.length === 1 && unknown[0]?.words === word) return word
  }
}

interface Strange {
  request: RecipeRequest
  word: string
  kind: FoodKind
}

const strangeRequests = new Map<number, Strange>()

/** The request with an unknown word for a seed, memoized for all tests. */
function strangeRequest(seed: number): Strange {
  const strange = strangeRequests.get(seed) ?? makeStrangeRequest(seed)
  strangeRequests.set(seed, strange)
  return strange
}

/**
 * A request with one unknown word and a kind for it, in any language, cuisine, meal and mode, alone or beside known
 * foods.
 */
function makeStrangeRequest(seed: number): Strange {
  const chance = randomSourceFrom(seed + 8_000_000)
  const language = chance.pick(languageCodes)
  const mealType = chance.pick(mealTypes)
  const word = unknownWord(seed, language)
  const kind = chance.pick(foodKinds)
  const typed = chance.below(4) === 0 ? `${50 * (1 + chance.below(12))} g ${word}` : word
  const beside = chance.shuffle(drawnIngredients).slice(0, chance.below(5))
  const request = typedRequest([...beside.map((id) => listNameOf(id, language)), typed], {
    kinds: { [word]: kind },
    language,
    cuisine: chance.pick(cuisines),
    mealTypes: [mealType],
    targetMealType: mealType,
    proteins: chance.below(3) === 0 ? [chance.pick(proteins)] : [],
    searchMode: chance.pick(searchModes),
    complexityMode: chance.pick(complexityModes),
    ...(chance.below(3) === 0 ? { selectedStaples: [] } : {}),
  })
  return { request, word, kind }
}

const textOf = ({ title, description, ingredients, instructions }: ReturnType<typeof cookRecipe>['recipe']) =>
  [title, description, ...ingredients, ...instructions].join('\n').toLowerCase()

describe('unknown words', () => {
  test('cook never uses an unknown word, and names it with the nearest foods, in every language, cuisine and mode', () => {
    for (let seed = 0; seed < howMany(20, 1_500); seed += 1) {
      const { request, word } = strangeRequest(seed)
      const cooked = cook({ ...request, kinds: {} }, String(seed))
      const named = cooked.state === 'cooked' ? cooked.leftOut : cooked.reasons
      const { didYouMean } = readPhrase(request.ingredients.at(-1) ?? '', request.language).unknown[0] ?? {}
      expect(named, `${seed} ${word}`).toContainEqual({ words: word, reason: 'unknown', subjects: didYouMean })
      if (cooked.state === 'cooked') expect(textOf(cooked.recipe), `${seed}`).not.toContain(word.toLowerCase())
      if (request.ingredients.length === 1) expect(cooked, `${seed}`).toMatchObject({ state: 'refused', code: 'nothing_known' })
    }
  })

  test('cook refuses unknown words alone by name, in ideas mode and beside selected staples too', () => {
    const request = typedRequest(['zblorp', 'gnoyix'], { searchMode: 'ideas', selectedStaples: ['rice', 'garlic', 'cooking oil'] })
    expect(cook(request, '1')).toEqual({
      state: 'refused',
      code: 'nothing_known',
      reasons: ['zblorp', 'gnoyix'].map((words) => ({ words, reason: 'unknown', subjects: [] })),
    })
  })

  test('cook leaves out an unknown word and cooks the known foods beside it', () => {
    const { recipe, leftOut } = cookRecipe(typedRequest(['zblorp', 'carrots', 'rice', '2 zblorp']))
    const zblorp = { words: 'zblorp', reason: 'unknown', subjects: [] }
    expect(leftOut).toEqual([zblorp, zblorp])
    expect(recipe.ingredients.join()).toMatch(/carrot.*rice|rice.*carrot/)
  })
})

describe('unknown words with a kind from the cook', () => {
  test('the first draft with an unknown word of a given kind has no finding, in every language, cuisine and mode', () => {
    const findings: unknown[] = []
    let composedWith = 0
    const count = howMany(50, 3_000)
    for (let seed = 0; seed < count; seed += 1) {
      const { request, word, kind } = strangeRequest(seed)
      const composed = compose(request, readRequest(request).brief, String(seed))
      if (composed === null) continue
      const of = { seed, word, kind, language: request.language, title: composed.recipe.title }
      findings.push(...checkRecipe(request, composed.recipe, composed.leftOut).map((finding) => ({ ...of, ...finding })))
      if (textOf(composed.recipe).includes(word.toLowerCase())) composedWith += 1
      else if (!composed.leftOut.some(({ words }) => words.includes(word)) && request.searchMode === 'full')
        findings.push({ ...of, rule: 'forgotten' })
    }
    expect(findings).toEqual([])
    // The first requests happen to be harder to compose than most.
    expect(composedWith).toBeGreaterThan(count * howMany(0.45, 0.6))
  })

  test.each(foodKinds)('an unknown word of a given kind is cooked beside rice and tomatoes in all languages: %s', (kind) => {
    // A short run cooks in one of the two modes in turn, a long run in both.
    const apart = howMany(searchModes.length, 1)
    for (const [at, language] of languageCodes.entries())
      for (const searchMode of searchModes.filter((_, turn) => (at + foodKinds.indexOf(kind) + turn) % apart === 0)) {
        const word = unknownWord(1, language)
        const names = (['tomato', 'rice'] as const).map((id) => listNameOf(id, language))
        const { recipe, leftOut } = cookRecipe(typedRequest([word, ...names], { kinds: { [word]: kind }, language, searchMode }))
        expect(leftOut, `${language} ${searchMode}`).toEqual([])
        expect(recipe.structure?.lines.find(({ words }) => words === word)).toMatchObject({ ingredient: null, use: 'yours' })
      }
  })

  test('an unknown word of a given kind keeps its typed amount and form', () => {
    const amountOf = (typed: string, kind: FoodKind) =>
      cookRecipe(typedRequest([typed, 'rice'], { kinds: { zblorp: kind } })).recipe.structure?.lines.find(({ words }) =>
        words.includes('zblorp'),
      )
    expect(amountOf('100 g zblorp', 'meat')).toMatchObject({ words: 'zblorp', amount: 100, measure: 'g' })
    expect(amountOf('leftover zblorp', 'meat')).toMatchObject({ words: 'leftover zblorp' })
  })

  test('an unknown meat reaches 74 °C because it may be poultry', () => {
    for (const cuisine of cuisines) {
      const { recipe } = cookRecipe(typedRequest(['zblorp', 'onions'], { kinds: { zblorp: 'meat' }, cuisine }))
      expect(recipe.instructions.join(' '), cuisine).toMatch(/74°C/)
    }
  })
})

describe('exclusions beside an unknown word with a kind', () => {
  test.each(allergens)('an unknown word of any kind is left out with the reason when %s is excluded', (allergen) => {
    for (const kind of foodKinds) {
      const { leftOut } = cookRecipe(typedRequest(['zblorp', 'carrots', 'rice'], { kinds: { zblorp: kind }, allergens: [allergen] }))
      expect(leftOut).toContainEqual(
        expect.objectContaining({ words: 'zblorp', reason: 'allergen', subjects: [allergen], unsure: [allergen] }),
      )
    }
  })

  test.each(['vegan', 'vegetarian', 'pescatarian'] as const)(
    'an unknown word of any kind is left out with the reason under the diet %s',
    (diet) => {
      for (const kind of foodKinds) {
        const { leftOut } = cookRecipe(typedRequest(['zblorp', 'carrots', 'rice'], { kinds: { zblorp: kind }, dietTypes: [diet] }))
        expect(leftOut).toContainEqual(expect.objectContaining({ words: 'zblorp', reason: 'diet', subjects: [diet], unsure: [diet] }))
      }
    },
  )

  test('an unknown word alone under an exclusion is refused by the rule and not as unknown', () => {
    const refused = cook(typedRequest(['zblorp'], { kinds: { zblorp: 'fruit' }, allergens: ['peanut'], selectedStaples: [] }), '1')
    expect(refused).toMatchObject({ state: 'refused', code: 'rule_cannot_be_kept', reasons: [{ words: 'zblorp', reason: 'allergen' }] })
  })

  test.each(['bleach', 'rat poison', 'aspirin', 'death cap mushrooms', 'motor oil', '漂白剤'])(
    'a kind from the cook never makes food of %s',
    (words) => {
      for (const kind of foodKinds) {
        const cooked = cook(typedRequest(['carrots', words], { kinds: { [words]: kind } }), '1')
        expect(cooked).toMatchObject({ state: 'refused', code: 'not_food' })
      }
    },
  )

  test('a kind from the cook changes nothing for a food that the reader knows', () => {
    const request = typedRequest(['milk', 'carrots', 'rice'])
    expect(cook({ ...request, kinds: { milk: 'vegetable', carrots: 'meat' } }, '1')).toEqual(cook(request, '1'))
  })
})
