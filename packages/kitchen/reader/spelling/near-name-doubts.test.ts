import { describe, expect, test } from 'vitest'
import { allNamesOf, ingredientIds } from '#kitchen/lexicon/lexicon.ts'
import { allergens, type Language, languageCodes } from '#kitchen/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { detachParticles } from '#kitchen/reader/match/arabic.ts'
import { isStrange } from '#kitchen/reader/spelling/near-names.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { idsIn, onlyFood } from '#kitchen/testing/foods-in.ts'
import { howMany } from '../../../../tests/how-many.ts'

/** The test misspells every n-th name. */
const oneIn = howMany(48, 6)

function namesOf(language: Language): string[] {
  return ingredientIds.flatMap((id) => allNamesOf(id, language))
}

/** A name with one letter dropped or doubled, in each of its longer words. */
function misspellings(name: string): { typed: string; word: string }[] {
  const words = name.split(' ')
  return words.flatMap((word, at) => {
    if (word.length < 4) return []
    const middle = Math.floor(word.length / 2)
    const head = word.slice(0, middle)
    return [`${head}${word.slice(middle + 1)}`, `${head}${word.charAt(middle)}${word.slice(middle)}`].map((wrong) => ({
      typed: words.with(at, wrong).join(' '),
      word: wrong,
    }))
  })
}

/** Is the word of a name in some language: "bael", a fruit, which is a slip for "bagel" too? */
const isOfAName = (word: string) => languageCodes.some((one) => vocabularyOf(one).surfaces.has(foldWord(word)))

/** Is the misspelling a correct other word, as "cereza" (cherry) is? */
function isAnotherWord(word: string, language: Language): boolean {
  if (isOfAName(word)) return true
  const vocabulary = vocabularyOf(language)
  return detachParticles(tokenise(word), vocabulary, 'phrase').every((token) => !isStrange(token, vocabulary))
}

describe('names with a wrong letter', () => {
  test.each(['en', 'es', 'fr', 'de', 'ru', 'ar'] as const)(
    'the %s reader rules out no allergen of the food in a name with a wrong letter',
    (language) => {
      const names = namesOf(language).filter((_, at) => at % oneIn === 0)
      const wrong = names.flatMap((name) => {
        const { contains } = inspectPhrase(name, language)
        const sure = allergens.filter((allergen) => contains[allergen] === 'yes')
        if (sure.length === 0) return []
        return misspellings(name)
          .filter(({ typed, word }) => (language === 'de' && word.length > 3 ? !isOfAName(typed) : !isAnotherWord(word, language)))
          .filter(({ typed }) => sure.some((allergen) => inspectPhrase(typed, language).contains[allergen] === 'no'))
          .map(({ typed }) => `${typed} (${name})`)
      })
      expect(wrong).toEqual([])
    },
    60_000,
  )

  test.each([
    ['en', 'penut butter', 'peanut-butter'],
    ['en', 'soyy milk', 'soy-milk'],
    ['es', 'mantequilla de cacauete', 'peanut-butter'],
    ['es', 'sasa de soja', 'soy-sauce'],
    ['fr', 'beurre de cacauète', 'peanut-butter'],
    ['de', 'Erdnusbutter', 'peanut-butter'],
    ['ru', 'соеое молоко', 'soy-milk'],
    ['ar', 'زبدة سودني', 'peanut-butter'],
  ] as const)('the %s reader reads "%s" as %s when no other food is near', (language, text, id) => {
    expect(idsIn(text, language)).toEqual([id])
  })

  test.each([
    ['en', 'pnut butter', 'peanut'],
    ['es', 'crema de cacao y avelanas', 'dairy'],
    ['ru', 'солёёные чёрные бобы', 'soybean'],
    ['ar', 'بلح الحر', 'shellfish'],
  ] as const)('the %s reader that reads "%s" does not rule out %s', (language, text, allergen) => {
    expect(inspectPhrase(text, language).contains[allergen]).not.toBe('no')
  })

  test('the reader doubts no listed variety, and an unknown variety rules out nothing', () => {
    expect(onlyFood('Zblorp butter').contains).toMatchObject({ dairy: 'yes', peanut: 'unknown', soybean: 'unknown' })
    expect(onlyFood('bergeron apricot').contains).toMatchObject({ peanut: 'no', gluten: 'no' })
  })
})

describe('known words one slip from a listed name', () => {
  test.each([
    ['en', 'tin mints', 'gluten', 'a measure for a word of the name: thin mints'],
    ['en', 'los bread', 'eggs', 'a number of another language: lost bread'],
    ['en', 'bleu legs', 'mushroom', 'a name that is listed in the singular: blue leg'],
    ['en', 'soay bean sprouts', 'soybean', 'a name that is listed in another spelling: soy bean sprout'],
    ['en', 'sweet  sour pork', 'soybean', 'an "and" left out: sweet and sour pork'],
    ['es', 'vittel oné', 'eggs', 'a number for a word of the name: vitel toné'],
    ['fr', 'ouselle', 'gluten', 'one word that is cut into three: touselle'],
    ['ru', 'm&s с арахисом', 'dairy', 'a sign for "and" within the name: M&Ms'],
    ['ru', '3  1 кофе', 'dairy', 'numbers of the name: 3 в 1 кофе'],
    ['ar', 'سن غنم', 'dairy', 'a measure for ghee: سمن غنم'],
    ['ja', '丸ことハナナ', 'gluten', 'all sound marks left out: 丸ごとバナナ'],
    ['ja', '大鰤根', 'soybean', 'a rare character swapped: 鰤大根'],
    ['zh', '77乳', 'soybean', 'a number of the name: 77乳加'],
  ] as const)('the %s reader that reads "%s" does not rule out %s: %s', (language, text, allergen, _why) => {
    expect(inspectPhrase(text, language).contains[allergen]).not.toBe('no')
  })

  test.each([
    ['en', 'tin tomatoes'],
    ['en', 'a beet'],
    ['fr', '1 verre eau'],
    ['de', '2 Dosen Mais'],
    ['ru', 'банка кукурузы'],
    ['ar', 'حبة بطاطس'],
    ['zh', '一包米'],
  ] as const)('the %s reader reads "%s" as an amount of a plain food without allergens', (language, text) => {
    const { contains, vegan } = inspectPhrase(text, language)
    expect([allergens.filter((one) => contains[one] !== 'no'), vegan]).toEqual([[], 'yes'])
  })

  test('the reader prefers a listed short form to a near name: nanas', () => {
    for (const word of ['nanas', 'avos', 'cucs', 'pasillas', 'nuts'])
      expect([word, inspectPhrase(word, 'en').contains.gluten]).toEqual([word, 'no'])
    expect(inspectPhrase('ales', 'de').vegan).toBe('yes')
  })
})

describe('names typed as two words', () => {
  test.each([
    ['pea nut', 'peanut'],
    ['pea nuts', 'peanut'],
    ['pea nut butter', 'peanut-butter'],
    ['egg plant', 'eggplant'],
    ['butter milk', 'buttermilk'],
  ])('the reader joins "%s" to %s', (text, id) => {
    expect(idsIn(text)).toEqual([id])
  })

  test('the reader reads two words with a name of their own as that name: sweet bread', () => {
    expect(onlyFood('sweet bread').class).toBe('bread')
  })
})

describe('common misspellings', () => {
  test.each([
    ['ru', 'марковь', 'carrot'],
    ['ru', 'малоко', 'milk'],
    ['fr', 'carotes', 'carrot'],
    ['fr', 'carrotes', 'carrot'],
    ['de', 'Möhrren', 'carrot'],
    ['ja', 'たまねき', 'onion'],
    ['zh', '胡箩卜', 'carrot'],
  ] as const)('the %s reader corrects "%s" to %s', (language, text, id) => {
    expect(idsIn(text, language)).toEqual([id])
  })
})
