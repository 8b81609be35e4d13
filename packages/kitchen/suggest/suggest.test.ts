import { describe, expect, test } from 'vitest'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { splitName } from '#kitchen/suggest/before-names.ts'
import { essentialNames } from '#kitchen/suggest/essential-names.ts'
import { sheetOf } from '#kitchen/suggest/sheet-of.ts'
import { mostSuggestions, openSheet, type Sheets, suggest } from '#kitchen/suggest/suggest.ts'
import { howMany } from '../../../tests/how-many.ts'

const sheets: Sheets = Object.fromEntries(languageCodes.map((code) => [code, openSheet(sheetOf(code))]))
const names = (typed: string, preferred: Language = 'en', taken: string[] = []) =>
  suggest(sheets, typed, preferred, taken).map(({ name }) => name)
const first = (typed: string, preferred: Language = 'en') => suggest(sheets, typed, preferred)[0]

describe('suggestions', () => {
  test.each([
    ['tom', 'en', 'tomato'],
    ['TOM', 'en', 'tomato'],
    ['tom', 'fr', 'tomate'],
    ['chick', 'en', 'chicken'],
    ['zanah', 'en', 'zanahoria'],
    ['Mohr', 'de', 'Möhre'],
    ['möhr', 'de', 'Möhre'],
    ['морк', 'en', 'морковь'],
    ['морковку', 'ru', 'морковь'],
    ['にんじ', 'en', 'にんじん'],
    ['ニンジ', 'ja', 'にんじん'],
    ['とま', 'ja', 'トマト'],
    ['人参', 'ja', '人参'],
    ['番茄', 'zh', '番茄'],
    ['طماط', 'en', 'طماطم'],
    ['الطماط', 'ar', 'طماطم'],
    ['tomatoe', 'en', 'tomato'],
  ] as const)('the first suggestion for %s with the picker on %s is %s', (typed, preferred, name) => {
    expect(first(typed, preferred)?.name).toBe(name)
  })

  test("a suggestion gives the list name and its translation into the picker's language where they differ", () => {
    expect(first('jito')).toMatchObject({
      name: 'jitomate',
      language: 'es',
      listName: expect.stringMatching(/^tomates?$/),
      translation: 'tomato',
    })
    expect(first('قوط')).toMatchObject({ name: 'قوطة', language: 'ar', listName: 'طماطم', translation: 'tomato' })
    expect(first('قوط', 'ar')).toMatchObject({ listName: 'طماطم', translation: null })
    expect(first('tomat')).toMatchObject({ listName: null, translation: null })
  })

  test('a name that starts with the typed letters comes before a name with such a later word', () => {
    const beans: Sheets = { en: openSheet('bean sprouts\nblack bean\nbean') }
    expect(suggest(beans, 'bean', 'en').map(({ name }) => name)).toEqual(['bean', 'bean sprouts', 'black bean'])
    expect(names('bell pep')).toContain('red bell pepper')
  })

  test('a plain name comes before the longer names that start with it', () => {
    const plain: Sheets = { en: openSheet('flour tortilla\nall-purpose flour|flour\nflounder') }
    expect(suggest(plain, 'fl', 'en').map(({ name }) => name)).toEqual(['flour', 'flour tortilla', 'flounder'])
  })

  test('a list name comes before other names, and common food before rare food', () => {
    const order: Sheets = { en: openSheet('rare food|cassia\ncarrot\ncassava') }
    expect(suggest(order, 'ca', 'en').map(({ name }) => name)).toEqual(['carrot', 'cassava', 'cassia'])
    expect(names('ch')[0]).toBe('chicken')
  })

  test("the picker's language comes first", () => {
    expect(first('po', 'fr')?.language).toBe('fr')
    expect(first('po', 'en')?.language).toBe('en')
  })
})

describe('what is suggested while a name is typed', () => {
  test('there are six suggestions at most, each ingredient once, and none that is on the list already', () => {
    for (const typed of ['a', 'ab', 'ch', 'to', 'pa', 'с', 'са', 'の', '豆', 'لح']) {
      const found = suggest(sheets, typed, 'en')
      expect(found.length).toBeLessThanOrEqual(mostSuggestions)
      expect(new Set(found.map(({ ingredient }) => ingredient)).size).toBe(found.length)
    }
    expect(names('tom', 'en', ['tomato'])).not.toContain('tomato')
    expect(names('tom', 'en', ['Tomato '])).not.toContain('tomato')
  })

  test.each(['', ' ', 'a', '2', '2 ', '500 g', 'qqq', '!!', '()', '<b>', 'ال'])('the text %j has no suggestion', (typed) => {
    expect(names(typed)).toEqual([])
  })

  test('a suggestion follows an amount and leaves it as typed', () => {
    expect(first('500 g tom')?.name).toBe('tomato')
    expect(splitName('500 g tom')).toEqual({ before: '500 g ', name: 'tom' })
    expect(splitName('1/2 leek')).toEqual({ before: '1/2 ', name: 'leek' })
    expect(splitName('leek')).toEqual({ before: '', name: 'leek' })
  })

  test.each([
    ['leftover ch', 'en', 'leftover ', 'chicken'],
    ['half an on', 'en', 'half an ', 'onion'],
    ['2 cups of fl', 'en', '2 cups of ', 'flour'],
    ['a 400 g tin of tom', 'en', 'a 400 g tin of ', 'tomato'],
    ['a few sprigs of', 'en', 'a few ', null],
    ['sobras de pol', 'es', 'sobras de ', 'pollo'],
    ['media ceb', 'es', 'media ', 'cebolla'],
    ['un reste de riz', 'fr', 'un reste de ', 'riz'],
    ["un peu d'ail", 'fr', "un peu d'", 'ail'],
    ['Reste vom Rei', 'de', 'Reste vom ', 'Reis'],
    ['eine Dose Tom', 'de', 'eine Dose ', 'Tomate'],
    ['остатки кури', 'ru', 'остатки ', 'курица'],
    ['بقايا دجاج', 'ar', 'بقايا ', 'دجاج'],
    ['残りのにんじ', 'ja', '残りの', 'にんじん'],
    ['半个洋', 'zh', '半个', '洋葱'],
    ['2个番茄', 'zh', '2个', '番茄'],
  ] as const)('the words before the name in %s are set aside and kept', (typed, preferred, before, name) => {
    expect(splitName(typed).before).toBe(before)
    expect(first(typed, preferred)?.name ?? null).toBe(name)
    if (name !== null) expect(first(typed, preferred)?.before).toBe(before)
  })
})

describe('starts of names in any spelling', () => {
  test.each(['half & h', 'half and h', 'leftover r', 'canned tun'])('the text %s is the start of a name', (typed) => {
    expect(first(typed)).toMatchObject({ before: '', language: 'en' })
  })

  test.each([
    ['zuchini', 'en', 'zucchini'],
    ['zuchinni', 'en', 'zucchini'],
    ['tomtao', 'en', 'tomato'],
    ['otmato', 'en', 'tomato'],
    ['spinich', 'en', 'spinach'],
    ['500 g chery tom', 'en', 'cherry tomato'],
    ['zwibel', 'de', 'Zwiebel'],
    ['champinion', 'es', 'champiñones'],
    ['марковь', 'ru', 'морковь'],
  ] as const)('the misspelt %s with the picker on %s leads to %s', (typed, preferred, name) => {
    expect(first(typed, preferred)?.name).toBe(name)
  })

  test.each([
    ['brocoli', 'en', 'broccoli'],
    ['brócoli', 'es', 'brócoli'],
    ['tomatte', 'de', 'Tomate'],
    ['cebola', 'es', 'cebolla'],
    ['cil', 'fr', 'cilantro'],
    ['pomme', 'en', 'pomme'],
    ['poulet', 'en', 'poulet'],
  ] as const)(
    "%s with the picker on %s leads to %s, because a near word of the picker's language comes first",
    (typed, preferred, name) => {
      expect(first(typed, preferred)?.name.toLowerCase()).toBe(name.toLowerCase())
    },
  )

  test.each([
    ['chik', 'en', 'chicken'],
    ['chcik', 'en', 'chicken'],
    ['oinon', 'en', 'onion'],
    ['poul', 'fr', 'poulet'],
    ['polo', 'es', 'pollo'],
    ['leftover chik', 'en', 'chicken'],
  ] as const)('%s with the picker on %s suggests %s first, although the name is incomplete and misspelt', (typed, preferred, name) => {
    expect(first(typed, preferred)?.name).toBe(name)
  })
})

describe('suggestions for misspelt and rare names', () => {
  test('the rare name that starts with the typed letters follows the common name with a wrong letter', () => {
    expect(names('chik')).toContain('chikuwa')
  })

  test('a rare name comes first when one of its words is complete: chia', () => {
    expect(first('chia')?.name).toBe('chia')
    expect(first('chikuwa')?.name).toBe('chikuwa')
  })

  test('a misspelt whole word comes before the start of a longer word: cheese for chese', () => {
    expect(names('chese').slice(0, 2)).toEqual(['cheese', 'cream cheese'])
    const at = names('chese').indexOf('chestnut')
    expect(at < 0 || at > names('chese').indexOf('blue cheese')).toBe(true)
  })

  test('misspellings are searched only when no name starts with the typed letters', () => {
    const near: Sheets = { en: openSheet('carrot\ncarrob') }
    expect(suggest(near, 'carr', 'en').map(({ name }) => name)).toEqual(['carrot', 'carrob'])
    expect(suggest(near, 'carrob', 'en')[0]?.name).toBe('carrob')
    expect(suggest(near, 'crarot', 'en').map(({ name }) => name)).toEqual(['carrot'])
  })

  test.each(['cat', 'xarrot', 'window', 'bleach', 'shampoo'])('the text %s is no misspelt food', (typed) => {
    expect(suggest({ en: openSheet('carrot\nwhite bread\nbeet\nbeech mushroom') }, typed, 'en')).toEqual([])
  })

  test('long nonsense has no suggestion', () => {
    expect(suggest(sheets, 'mzxqwvkjhgfdsapoiuyt', 'en')).toEqual([])
  })

  test('suggestions need only the languages that are loaded', () => {
    expect(suggest({}, 'tom', 'en')).toEqual([])
    expect(suggest({ es: openSheet(sheetOf('es')) }, 'jitoma', 'en')[0]).toMatchObject({ name: 'jitomate', translation: null })
  })
})

test.each(languageCodes)('every ingredient is suggested for its whole list name in "%s"', (language) => {
  const { listNames = [] } = sheets[language] ?? {}
  // A short run searches every third ingredient in one of the languages in turn, a long run all of them in all.
  const apart = howMany(3 * languageCodes.length, 1)
  const turn = languageCodes.indexOf(language)
  const lost = listNames.filter(
    (name, ingredient) =>
      (ingredient + turn) % apart === 0 &&
      name.length > 1 &&
      !suggest(sheets, name, language).some((found) => found.ingredient === ingredient),
  )
  expect(listNames.length).toBeGreaterThan(400)
  expect(lost).toEqual([])
})

describe('essential names', () => {
  test.each([
    ['plurals and longer names', 'en', ['tomato', 'tomatoes', 'ripe tomato'], ['tomato']],
    ['cases', 'ru', ['репа', 'репы', 'репу'], ['репа']],
    ['German compounds', 'de', ['Karotte', 'Babykarotte', 'Möhre'], ['Karotte', 'Möhre']],
    ['a Chinese name with a word more', 'zh', ['番茄', '大番茄', '西红柿'], ['番茄', '西红柿']],
  ] as const)('the essential names leave out %s', (_, language, given, kept) => {
    expect(essentialNames(given, language)).toEqual(kept)
  })

  test('the essential names keep names of another word: tomate and jitomate', () => {
    expect(essentialNames(['tomate', 'jitomate'], 'es')).toEqual(['tomate', 'jitomate'])
  })
})
