import { describe, expect, it } from 'vitest'
import { type Language, languageCodes } from '#domain/options.ts'
import { splitName } from '#kitchen/suggest/before-names.ts'
import { essentialNames } from '#kitchen/suggest/essential-names.ts'
import { sheetOf } from '#kitchen/suggest/sheet-of.ts'
import { mostSuggestions, openSheet, type Sheets, suggest } from '#kitchen/suggest/suggest.ts'
import { howMany } from '../../tests/how-many.ts'

const sheets: Sheets = Object.fromEntries(languageCodes.map((code) => [code, openSheet(sheetOf(code))]))
const names = (typed: string, preferred: Language = 'en', taken: string[] = []) =>
  suggest(sheets, typed, preferred, taken).map(({ name }) => name)
const first = (typed: string, preferred: Language = 'en') => suggest(sheets, typed, preferred)[0]

describe('what is suggested', () => {
  it.each([
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
  ] as const)('%s with the picker on %s leads to %s', (typed, preferred, name) => {
    expect(first(typed, preferred)?.name).toBe(name)
  })

  it('says the list name and the name in the language of the picker, where they are others', () => {
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

  it('puts names that start with it before names of which a word does', () => {
    const beans: Sheets = { en: openSheet('bean sprouts\nblack bean\nbean') }
    expect(suggest(beans, 'bean', 'en').map(({ name }) => name)).toEqual(['bean', 'bean sprouts', 'black bean'])
    expect(names('bell pep')).toContain('red bell pepper')
  })

  it('puts a plain name before the longer ones that start with it', () => {
    const plain: Sheets = { en: openSheet('flour tortilla\nall-purpose flour|flour\nflounder') }
    expect(suggest(plain, 'fl', 'en').map(({ name }) => name)).toEqual(['flour', 'flour tortilla', 'flounder'])
  })

  it('puts the list name before other names, and common food before rare food', () => {
    const order: Sheets = { en: openSheet('rare food|cassia\ncarrot\ncassava') }
    expect(suggest(order, 'ca', 'en').map(({ name }) => name)).toEqual(['carrot', 'cassava', 'cassia'])
    expect(names('ch')[0]).toBe('chicken')
  })

  it('prefers the language of the picker', () => {
    expect(first('po', 'fr')?.language).toBe('fr')
    expect(first('po', 'en')?.language).toBe('en')
  })

  it('is at most six, each ingredient once, none that is on the list already', () => {
    for (const typed of ['a', 'ab', 'ch', 'to', 'pa', 'с', 'са', 'の', '豆', 'لح']) {
      const found = suggest(sheets, typed, 'en')
      expect(found.length).toBeLessThanOrEqual(mostSuggestions)
      expect(new Set(found.map(({ ingredient }) => ingredient)).size).toBe(found.length)
    }
    expect(names('tom', 'en', ['tomato'])).not.toContain('tomato')
    expect(names('tom', 'en', ['Tomato '])).not.toContain('tomato')
  })

  it.each(['', ' ', 'a', '2', '2 ', '500 g', 'qqq', '!!', '()', '<b>', 'ال'])('%j suggests nothing', (typed) => {
    expect(names(typed)).toEqual([])
  })

  it('reads on behind an amount and leaves it as it is', () => {
    expect(first('500 g tom')?.name).toBe('tomato')
    expect(splitName('500 g tom')).toEqual({ before: '500 g ', name: 'tom' })
    expect(splitName('1/2 leek')).toEqual({ before: '1/2 ', name: 'leek' })
    expect(splitName('leek')).toEqual({ before: '', name: 'leek' })
  })

  it.each([
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
  ] as const)('sets aside what stands before the name in %s, and keeps it', (typed, preferred, before, name) => {
    expect(splitName(typed).before).toBe(before)
    expect(first(typed, preferred)?.name ?? null).toBe(name)
    if (name !== null) expect(first(typed, preferred)?.before).toBe(before)
  })

  it.each(['half & h', 'half and h', 'leftover r', 'canned tun'])('%s is the start of a name', (typed) => {
    expect(first(typed)).toMatchObject({ before: '', language: 'en' })
  })

  it.each([
    ['zuchini', 'en', 'zucchini'],
    ['zuchinni', 'en', 'zucchini'],
    ['tomtao', 'en', 'tomato'],
    ['otmato', 'en', 'tomato'],
    ['spinich', 'en', 'spinach'],
    ['500 g chery tom', 'en', 'cherry tomato'],
    ['zwibel', 'de', 'Zwiebel'],
    ['champinion', 'es', 'champiñones'],
    ['марковь', 'ru', 'морковь'],
  ] as const)('%s, a letter or two wrong, with the picker on %s leads to %s', (typed, preferred, name) => {
    expect(first(typed, preferred)?.name).toBe(name)
  })

  it.each([
    ['brocoli', 'en', 'broccoli'],
    ['brócoli', 'es', 'brócoli'],
    ['tomatte', 'de', 'Tomate'],
    ['cebola', 'es', 'cebolla'],
    ['cil', 'fr', 'cilantro'],
    ['pomme', 'en', 'pomme'],
    ['poulet', 'en', 'poulet'],
  ] as const)(
    "%s with the picker on %s leads to %s: a near word of one's own language before one of another, and no other",
    (typed, preferred, name) => {
      expect(first(typed, preferred)?.name.toLowerCase()).toBe(name.toLowerCase())
    },
  )

  it.each([
    ['chik', 'en', 'chicken'],
    ['chcik', 'en', 'chicken'],
    ['oinon', 'en', 'onion'],
    ['poul', 'fr', 'poulet'],
    ['polo', 'es', 'pollo'],
    ['leftover chik', 'en', 'chicken'],
  ] as const)('%s with the picker on %s suggests %s first: a letter is forgiven before the name is whole', (typed, preferred, name) => {
    expect(first(typed, preferred)?.name).toBe(name)
  })

  it('still suggests the rare name that starts so, after the common one with a letter wrong', () => {
    expect(names('chik')).toContain('chikuwa')
  })

  it('puts a rare name first when a word of it is typed to its end', () => {
    expect(first('chia')?.name).toBe('chia')
    expect(first('chikuwa')?.name).toBe('chikuwa')
  })

  it('puts a misspelt word before the start of a longer one', () => {
    expect(names('chese').slice(0, 2)).toEqual(['cheese', 'cream cheese'])
    const at = names('chese').indexOf('chestnut')
    expect(at < 0 || at > names('chese').indexOf('blue cheese')).toBe(true)
  })

  it('looks for misspellings only where no name starts so', () => {
    const near: Sheets = { en: openSheet('carrot\ncarrob') }
    expect(suggest(near, 'carr', 'en').map(({ name }) => name)).toEqual(['carrot', 'carrob'])
    expect(suggest(near, 'carrob', 'en')[0]?.name).toBe('carrob')
    expect(suggest(near, 'crarot', 'en').map(({ name }) => name)).toEqual(['carrot'])
  })

  it.each(['cat', 'xarrot', 'window', 'bleach', 'shampoo'])('%s is no misspelt food', (typed) => {
    expect(suggest({ en: openSheet('carrot\nwhite bread\nbeet\nbeech mushroom') }, typed, 'en')).toEqual([])
  })

  it('has nothing for the longest nonsense', () => {
    expect(suggest(sheets, 'mzxqwvkjhgfdsapoiuyt', 'en')).toEqual([])
  })

  it('needs only the languages that have come in', () => {
    expect(suggest({}, 'tom', 'en')).toEqual([])
    expect(suggest({ es: openSheet(sheetOf('es')) }, 'jitoma', 'en')[0]).toMatchObject({ name: 'jitomate', translation: null })
  })
})

describe('every ingredient', () => {
  it.each(languageCodes)('is found by its whole list name in "%s"', (language) => {
    const { listNames = [] } = sheets[language] ?? {}
    // Searches each third ingredient in one of the languages in turn, or in a long run each ingredient in all.
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
})

describe('the essential names', () => {
  it.each([
    ['plurals and longer names', 'en', ['tomato', 'tomatoes', 'ripe tomato'], ['tomato']],
    ['cases', 'ru', ['репа', 'репы', 'репу'], ['репа']],
    ['German compounds', 'de', ['Karotte', 'Babykarotte', 'Möhre'], ['Karotte', 'Möhre']],
    ['a Chinese name with a word more', 'zh', ['番茄', '大番茄', '西红柿'], ['番茄', '西红柿']],
  ] as const)('leave out %s', (_, language, given, kept) => {
    expect(essentialNames(given, language)).toEqual(kept)
  })

  it('keep what is another word', () => {
    expect(essentialNames(['tomate', 'jitomate'], 'es')).toEqual(['tomate', 'jitomate'])
  })
})
