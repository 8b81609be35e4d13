import { expect, test } from 'vitest'
import { allNamesOf, ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { allergens, type Language, languageCodes } from '#kitchen/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { exactWords } from '#kitchen/reader/match/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { idsIn } from '#kitchen/testing/foods-in.ts'
import { howMany } from '../../../../tests/how-many.ts'

const diets = ['vegan', 'vegetarian', 'pescatarian'] as const

/** The distinct ingredient names of a language. */
function namesOf(language: Language): string[] {
  return [...new Set(ingredientIds.flatMap((id) => allNamesOf(id, language)))]
}

/** A sample: every n-th name, starting at an index that the seed chooses. */
function sampleOf<One>(all: readonly One[], count: number, seed: number): One[] {
  const step = Math.max(1, Math.floor(all.length / count))
  return all.filter((_, at) => at % step === seed % step).slice(0, count)
}

/** Does a language have exactly this name? */
const hasWord = (language: Language, name: string) => vocabularyOf(language).surfaces.has(exactWords(tokenise(name)))

/** What one reading denies although another is sure of it: an allergen or an unfit diet. */
function deniedIn(text: string, language: Language, header: Language): string[] {
  const [own, read] = [inspectPhrase(text, language), inspectPhrase(text, header)]
  const isSure = (one: (typeof allergens)[number]) => own.contains[one] === 'yes' || own.contains[one] === 'likely'
  return [
    ...allergens.filter((one) => isSure(one) && read.contains[one] === 'no'),
    ...diets.filter((diet) => own[diet] === 'no' && read[diet] === 'yes'),
  ]
}

test.each(languageCodes)('the names of %s under the seven other languages lose no allergen and gain no diet', (language) => {
  const names = sampleOf(namesOf(language), howMany(80, 10_000), 17)
  expect(names.length).toBeGreaterThan(howMany(60, 100))
  const wrong = names.flatMap((name) =>
    languageCodes
      .filter((header) => header !== language && !hasWord(header, name))
      .flatMap((header) => deniedIn(name, language, header).map((denied) => `${header}: ${name} denies ${denied}`)),
  )
  expect(wrong).toEqual([])
})

test.each<[Language, string, string]>([
  ['en', '2 tbsp 醤油', 'soy-sauce'],
  ['en', 'сметана', 'sour-cream'],
  ['en', 'زبدة', 'butter'],
  ['de', 'バター', 'butter'],
  ['ja', '奶油', 'cream'],
  ['ja', '蚝油', 'oyster-sauce'],
  ['ja', '黄油', 'butter'],
  ['ja', '醬油', 'soy-sauce'],
  ['zh', '牛乳', 'milk'],
  ['ru', 'Käse', 'cheese'],
  ['fr', 'Sahne', 'cream'],
  ['ar', 'queso', 'cheese'],
])('the reader finds the food whose own language knows the whole name, under %s: %s is %s', (header, text, id) => {
  expect(idsIn(text, header)).toEqual([id])
})

test('a word that several languages know has the claims of all of them', () => {
  const claims = sampleOf(ingredientIds, 60, 5).flatMap((id) => {
    const name = lexicon[id].es.list
    const readers = languageCodes.filter((code) => code !== 'ru' && hasWord(code, name))
    return readers.map((code) => ({ name, own: inspectPhrase(name, code) }))
  })
  const lost = claims.flatMap(({ name, own }) => {
    const read = inspectPhrase(name, 'ru')
    return allergens.filter((one) => own.contains[one] === 'yes' && read.contains[one] === 'no').map((one) => `${name}: ${one}`)
  })
  expect(claims.length).toBeGreaterThan(60)
  expect(lost).toEqual([])
})

test('牛油 is never vegan, and free of dairy only in Japanese, because it is butter in Chinese and tallow in Japanese', () => {
  for (const header of languageCodes) {
    const { contains, vegan } = inspectPhrase('牛油', header)
    expect([header, vegan]).toEqual([header, 'no'])
    if (header !== 'ja') expect([header, contains.dairy]).not.toEqual([header, 'no'])
  }
})

test("the reader keeps the doubts of the page's language when no other knows the words as one name", () => {
  for (const text of ['tortilla de cacahuete', 'paté de cacahuete'])
    expect(inspectPhrase(text, 'es')).toMatchObject({
      vegan: 'unknown',
      contains: { peanut: 'yes', dairy: 'unknown', soybean: 'unknown' },
    })
})

test.each(['shoyu', 'kecap manis', 'doenjang', 'tamari'])('a romanised soya product contains soya under every language: %s', (text) => {
  for (const header of languageCodes) expect([header, inspectPhrase(text, header).contains.soybean]).toEqual([header, 'yes'])
})

test.each(['饼', '面饼', '酱油饼'])('the reader reads simplified characters as Chinese under Japanese: %s', (name) => {
  const [chinese, japanese] = [inspectPhrase(name, 'zh'), inspectPhrase(name, 'ja')]
  expect(japanese.contains.gluten).toBe(chinese.contains.gluten)
  expect(japanese.contains.gluten).not.toBe('no')
})
