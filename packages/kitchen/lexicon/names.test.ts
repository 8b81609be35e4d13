import { describe, expect, test } from 'vitest'
import { allNamesOf, ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { describeReading } from '#kitchen/testing/describe-reading.ts'

/** All names of a language by ingredient id. */
type Sheet = Readonly<Record<string, readonly string[]>>

/** A rule for names: returns the names that break it. The tests expect none in the files and some in a spoilt copy. */
type Rule = (sheet: Sheet, language: Language) => string[]

function sheetOf(language: Language): Sheet {
  return Object.fromEntries(ingredientIds.map((id) => [id, allNamesOf(id, language)]))
}

/** The characters that names of each language may use. The digits have a test of their own. */
const scripts: Record<Language, RegExp> = {
  en: /^[\p{Script=Latin}\p{N} '&%-]+$/u,
  es: /^[\p{Script=Latin}\p{N} '%-]+$/u,
  fr: /^[\p{Script=Latin}\p{N} '&-]+$/u,
  de: /^[\p{Script=Latin}\p{N} '-]+$/u,
  ru: /^[\p{Script=Cyrillic} -]+$/u,
  ar: /^[\p{Script=Arabic} ]+$/u,
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{N}ー・]+$/u,
  zh: /^\p{Script=Han}+$/u,
}

/** Latin letters that appear on Japanese packages. */
const latinInJapanese = /EXV?|EV|BBQ|BP|(?<=\p{N})P/gu

/** Digits that belong to a name, with the reason. */
const digits: Partial<Record<Language, [RegExp, string][]>> = {
  en: [
    [/^5[ -]spice/, 'the blend is written with the figure'],
    [/^2[ -]minute noodle$/, 'the packet says so'],
    [/^10x sugar$/, 'a grade of powdered sugar'],
    [/^[12]% milk$/, 'the name of a milk in America'],
    [/^00 flour$|^tipo 00$/, 'a grade of flour'],
  ],
  es: [
    [/^5 especias/, 'the blend is written with the figure'],
    [/^harina 0{3,4}$/, 'a grade of flour in Argentina'],
    [/^nata 35$/, 'the Spanish packet says so'],
    [/^queso batido 0%$/, 'the Spanish packet says so'],
  ],
  fr: [
    [/[45][ -](?:épices|baies)/, 'the blend is written with the figure'],
    [/^farine (?:.+ )?(?:t|type )?\d+$/, 'a grade of flour'],
    [/^(?:lait|beurre) ½ /, '"½" is read as "demi"'],
    [/^isio 4$/, 'a brand of oil'],
  ],
  de: [
    [/^5-Gewürze-/, 'the blend is written with the figure'],
    [/mehl Typ?e? \d+$/i, 'a grade of flour'],
  ],
  ja: [
    [/^6Pチーズ$/, 'the packet holds six pieces'],
    [/^[4568]枚切り食パン$/, 'bread is sold by the number of slices'],
  ],
}

const articles: Partial<Record<Language, RegExp>> = {
  en: /^(?:the|an?|some) /i,
  es: /^(?:el|la|los|las|un|una|unos|unas) /i,
  fr: /^(?:le|la|les|un|une|des|du|de la) |^(?:de )?l['’]/i,
  de: /^(?:der|die|das|dem|den|des|ein|eine|einen|einer|eines) /i,
  ar: /^ال/,
}

/** Correct names that the reader does not find yet. Delete an entry once the reader finds it. */
const unread: Partial<Record<Language, Record<string, string>>> = {
  ja: { BP: 'Latin letters are looked up only in languages of Latin script' },
}

function named(sheet: Sheet, isBroken: (name: string, id: string) => boolean): string[] {
  return Object.entries(sheet).flatMap(([id, names]) => names.filter((name) => isBroken(name, id)).map((name) => `${id}: ${name}`))
}

/** A name folded as the reader folds it, with singular and plural kept apart. */
function folded(name: string): string {
  return tokenise(name)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ text }) => text)
    .join(' ')
}

const missing: Rule = (sheet) => ingredientIds.filter((id) => (sheet[id] ?? []).length === 0)

const unheardOf: Rule = (sheet) => {
  const known = new Set<string>(ingredientIds)
  return Object.keys(sheet).filter((id) => !known.has(id))
}

const claimedTwice: Rule = (sheet) => {
  const owners = new Map<string, string>()
  return named(sheet, (name, id) => {
    const owner = owners.get(folded(name)) ?? id
    owners.set(folded(name), owner)
    return owner !== id
  })
}

const placeholders: Rule = (sheet) => named(sheet, (name) => /^zz/i.test(name) || folded(name) === '')

const withArticle: Rule = (sheet, language) => named(sheet, (name) => articles[language]?.test(name) ?? false)

const illSpaced: Rule = (sheet) => named(sheet, (name) => name !== name.trim() || /\s\s|[^\S ]/.test(name))

const withDigits: Rule = (sheet, language) =>
  named(sheet, (name) => /\p{N}/u.test(name) && !(digits[language] ?? []).some(([pattern]) => pattern.test(name)))

const ofAnotherScript: Rule = (sheet, language) =>
  named(sheet, (name) => {
    const ownLetters = language === 'ja' ? name.replace(latinInJapanese, '') : name
    return ownLetters !== '' && !scripts[language].test(ownLetters)
  })

const readings = new Map<string, ReturnType<typeof readPhrase>>()

/** The memoized reading of a name, because a spoilt copy repeats nearly all names. */
function readOnce(name: string, language: Language): ReturnType<typeof readPhrase> {
  const key = `${language} ${name}`
  const reading = readings.get(key) ?? readPhrase(name, language)
  readings.set(key, reading)
  return reading
}

function isReadBack(name: string, id: string, language: Language): boolean {
  const { foods, unknown, notFood } = readOnce(name, language)
  const [food] = foods
  // The reader believes a name that denies an allergen of its ingredient: gluten-free soy sauce.
  const isOwn = food?.ingredient === id || (food?.ingredient === null && food.madeWithout !== undefined)
  return foods.length === 1 && isOwn && unknown.length + notFood.length === 0
}

const notReadBack: Rule = (sheet, language) =>
  Object.entries(sheet).flatMap(([id, names]) =>
    names
      .filter((name) => isReadBack(name, id, language) === Object.hasOwn(unread[language] ?? {}, name))
      .map((name) => `${id}: ${name}, read as ${describeReading(readOnce(name, language))}`),
  )

const promises: [string, Rule][] = [
  ['every ingredient has a name', missing],
  ['every name belongs to an ingredient of the lexicon', unheardOf],
  ['no two ingredients share a name', claimedTwice],
  ['no name is a placeholder', placeholders],
  ['no name starts with an article', withArticle],
  ['no name has superfluous spaces', illSpaced],
  ['no name has digits other than its own', withDigits],
  ['every name is in the script of its language', ofAnotherScript],
  ['the reader reads every name as its own ingredient', notReadBack],
]

describe.each(languageCodes)('names in "%s"', (language) => {
  test.each(promises)('%s', (_, rule) => {
    expect(rule(sheetOf(language), language)).toEqual([])
  })
})

test('every name on the list of unread names is still a name of its language', () => {
  const strays = languageCodes.flatMap((language) => {
    const names = new Set(Object.values(sheetOf(language)).flat())
    return Object.keys(unread[language] ?? {}).filter((name) => !names.has(name))
  })
  expect(strays).toEqual([])
})

test('every English name is either countable or uncountable', () => {
  const undecided = ingredientIds.filter((id) => {
    const { one, many, mass } = lexicon[id].en
    return mass === undefined ? one === undefined || many === undefined : (one ?? many) !== undefined
  })
  expect(undecided).toEqual([])
})

test('every German name has a capitalised noun', () => {
  expect(named(sheetOf('de'), (name) => !/\p{Lu}/u.test(name))).toEqual([])
})

describe('rules for names', () => {
  function spoilt(language: Language, id: string, ...names: string[]): Sheet {
    return { ...sheetOf(language), [id]: names }
  }

  test.each<[string, Rule, Language, Sheet, string]>([
    ['a missing name', missing, 'fr', spoilt('fr', 'carrot'), 'carrot'],
    ['an unknown ingredient', unheardOf, 'es', spoilt('es', 'unobtainium', 'unobtainio'), 'unobtainium'],
    ['a name with two owners, though the accents differ', claimedTwice, 'de', spoilt('de', 'potato', 'Mohre'), 'potato: Mohre'],
    ['a placeholder', placeholders, 'de', spoilt('de', 'carrot', 'zzde-carrot'), 'carrot: zzde-carrot'],
    ['a name of marks only', placeholders, 'en', spoilt('en', 'carrot', '-'), 'carrot: -'],
    ['an article', withArticle, 'fr', spoilt('fr', 'carrot', "l'ail"), "carrot: l'ail"],
    ['a double space', illSpaced, 'en', spoilt('en', 'carrot', 'baby  carrot'), 'carrot: baby  carrot'],
    ['an outer space', illSpaced, 'ja', spoilt('ja', 'carrot', '人参 '), 'carrot: 人参 '],
    ['a stray digit', withDigits, 'ru', spoilt('ru', 'carrot', 'морковь 2'), 'carrot: морковь 2'],
    ['a Latin letter among Cyrillic ones', ofAnotherScript, 'ru', spoilt('ru', 'carrot', 'mорковь'), 'carrot: mорковь'],
    ['kana among Chinese names', ofAnotherScript, 'zh', spoilt('zh', 'carrot', 'にんじん'), 'carrot: にんじん'],
    ['Latin letters in Japanese', ofAnotherScript, 'ja', spoilt('ja', 'carrot', 'carrot'), 'carrot: carrot'],
    ['a name of something else', notReadBack, 'en', spoilt('en', 'carrot', 'potato'), 'carrot: potato, read as potato'],
    ['an unknown word', notReadBack, 'de', spoilt('de', 'carrot', 'Xyloquarz'), 'carrot: Xyloquarz, read as no food, unknown: Xyloquarz'],
  ])('the rules for names find %s', (_, rule, language, sheet, fault) => {
    expect(rule(sheet, language)).toContain(fault)
  })
})
