import { describe, expect, test } from 'vitest'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { list } from '#kitchen/word-list.ts'

const english = list(
  'seitan bacon, tempeh bacon, vegan bacon, tofu sausage, soy chorizo, tofu hot dogs, plant-based mince, seitan steak, jackfruit pulled pork, carrot lox, meatless meatballs, vegan tuna',
)

const own: Partial<Record<Language, readonly string[]>> = {
  es: list(
    'bacon de seitán, tocino de tempeh, chorizo de soja, chorizo vegano, salchichas de tofu, carne picada vegetal, jamón vegano, crema de soja texturizada',
  ),
  fr: list(
    'bacon de seitan, steak de soja, bacon végétal, lardons de tofu fumé, chorizo végétal, chorizo de soja, saucisses végétales, haché végétal, poulet végétal',
  ),
  de: list(
    'Tofuwurst, Tofu-Bacon, Seitan-Speck, Soja-Chorizo, vegane Wurst, veganer Speck, Sojahack, Hackfleischersatz, Karottenlachs, pflanzliches Hack',
  ),
  ru: list('соевый фарш, фарш из сои, растительный фарш, соевая курица, бекон из сейтана, сосиски из тофу, постная колбаса'),
  ar: list('لحم نباتي, نقانق التوفو, بيكون السيتان, شوريزو الصويا, دجاج نباتي, لحم صويا مفروم'),
  ja: list('豆腐ハム, セイタンベーコン, テンペベーコン, ソイチョリソー, 大豆ミート, 大豆チキン, ヴィーガンチキン, 代替肉'),
  zh: list('素火腿, 素鸡, 素肉末, 豆腐香肠, 面筋培根, 天贝培根, 植物肉, 替代肉'),
}

/**
 * The vegetarian and the certainty verdict of a phrase: no meat, and certainly vegetarian only if known as a whole.
 */
function likenessOf(text: string, language: Language): [string, string] {
  const foods = readPhrase(text, language).foods
  const isLikeness = foods.every(
    ({ known, madeWithout, vegetarian }) => vegetarian === (known === 'whole' || madeWithout !== undefined ? 'yes' : 'unknown'),
  )
  return [text, foods.length === 1 && isLikeness ? 'a likeness of meat' : JSON.stringify(foods)]
}

describe('meat substitutes', () => {
  test.each(languageCodes)('the reader reads English names of meat substitutes as one food without meat, under %s', (language) => {
    expect(english.map((text) => likenessOf(text, language))).toEqual(english.map((text) => [text, 'a likeness of meat']))
  })

  test.each(Object.entries(own))('the reader reads names of meat substitutes in %s as one food without meat', (_, names) => {
    const language = languageCodes.find((code) => own[code] === names) ?? 'en'
    for (const kitchen of [language, 'en'] as const)
      expect(names.map((text) => likenessOf(text, kitchen))).toEqual(names.map((text) => [text, 'a likeness of meat']))
  })

  test('a meat substitute is vegetarian when its name is listed, and unknown when it is inferred', () => {
    expect(readPhrase('tofu sausage', 'en').foods).toMatchObject([{ known: 'whole', vegetarian: 'yes' }])
    expect(readPhrase('soy chorizo', 'en').foods).toMatchObject([{ known: 'part', vegetarian: 'unknown', contains: { soybean: 'yes' } }])
    for (const kitchen of languageCodes) expect(readPhrase('seitan bacon', kitchen).foods).toMatchObject([{ vegetarian: 'yes' }])
  })

  test.each([
    ['turkey bacon', 'en'],
    ['smoked chorizo', 'en'],
    ['tofu pork', 'en'],
    ['chicken tofu', 'en'],
    ['seitan and bacon', 'en'],
    ['tofu, jambon', 'fr'],
    ['chorizo con tofu', 'es'],
    ['imitation crab', 'fr'],
  ] as const)('the reader finds the meat or fish beside a meat substitute: %s', (text, language) => {
    expect(readPhrase(text, language).foods.some(({ vegetarian }) => vegetarian === 'no')).toBe(true)
  })
})
