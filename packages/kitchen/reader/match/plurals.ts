import { memoizedFirstTexts } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import { russianStem } from '#kitchen/reader/match/russian.ts'

/** English words with an irregular singular, and spellings that mean the same word. */
const english: ReadonlyMap<string, string> = new Map(
  Object.entries({
    leaves: 'leaf',
    loaves: 'loaf',
    halves: 'half',
    calves: 'calf',
    cookies: 'cookie',
    brownies: 'brownie',
    smoothies: 'smoothie',
    veggies: 'veggie',
    pies: 'pie',
    quiches: 'quiche',
    brioches: 'brioche',
    ganaches: 'ganache',
    ceviches: 'ceviche',
    avocadoes: 'avocado',
    roes: 'roe',
    aloes: 'aloe',
    geese: 'goose',
    greens: 'greens',
    grits: 'grits',
    bitters: 'bitters',
    sweetbreads: 'sweetbreads',
    chili: 'chili',
    chilis: 'chili',
    chilies: 'chili',
    chilli: 'chili',
    chillis: 'chili',
    chillies: 'chili',
    chile: 'chili',
    chiles: 'chili',
    yoghurt: 'yogurt',
    yoghurts: 'yogurt',
    yoghourt: 'yogurt',
    yogourt: 'yogurt',
    yogurts: 'yogurt',
    soya: 'soy',
    soja: 'soy',
    soia: 'soy',
    doughnut: 'donut',
    doughnuts: 'donut',
    omelette: 'omelet',
    omelettes: 'omelet',
    tinned: 'canned',
    houmous: 'hummus',
    hommus: 'hummus',
    humous: 'hummus',
    humus: 'hummus',
    yolks: 'yolk',
    pasteurised: 'pasteurized',
    sterilised: 'sterilized',
    flavoured: 'flavored',
    flavour: 'flavor',
    flavouring: 'flavoring',
    fibre: 'fiber',
    mould: 'mold',
    wholemeal: 'wholegrain',
    n: 'and',
    peppercorns: 'peppercorn',
  }),
)

/**
 * English words that are looked up under another word ("soja" as soy). Misspellings are compared with these words, not
 * with what they become.
 */
export const wordsOfOtherForm: readonly string[] = [...english.keys()]

function englishSingular(word: string): string {
  const known = english.get(word)
  if (known !== undefined) return known
  if (word.length <= 3 || !word.endsWith('s')) return word
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|zz|o)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

function romanceSingular(word: string): string {
  if (word.length <= 3) return word
  if (word.endsWith('aux') || word.endsWith('eux')) return word.slice(0, -1)
  if (/[^aeiou]es$/.test(word) && word.length > 5) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** Everyday Spanish words that share a food's form without "-s": "casi" (almost) is no casis. */
const spanishOwnWords: ReadonlySet<string> = new Set(['casi'])

/**
 * Removes the Spanish or French "-es" or "-s". Both sides of a comparison pass here, so a wrong singular does no harm.
 */
function spanishOrFrenchSingular(word: string): string {
  const singular = romanceSingular(word)
  return singular.length > 4 && singular.endsWith('e') ? singular.slice(0, -1) : singular
}

/**
 * German words that would become another word without umlaut or ending: "hacken" is not Hack, "stark" not Stärke,
 * "Küche" not Kuchen, Topfen (quark) not Topf, Kohle not Kohl, Rahmen not Rahm. An added mark keeps them apart.
 */
const germanOwnWords: ReadonlySet<string> = new Set(
  'als backen braten dunsten gebacken hacken kohle kohlen kuche marke marken rahmen rand reise reisen ringen roten schlagen stark topfen wurzen'.split(
    ' ',
  ),
)

/**
 * The German lookup form: umlauts may be spelled out (Moehre), and plurals, cases and adjectives end in -n, -e or -s
 * (Linsen, Pilze, rote, Avocados). Both sides of a comparison pass here; exact words separate accidental matches.
 */
function germanSingular(word: string): string {
  if (germanOwnWords.has(word)) return `${word}!`
  if (word.length <= 3) return word
  let form = word.replace(/(?<![aeq])ue|(?<=[ao])e(?!$)/g, (letters) => (letters === 'ue' ? 'u' : ''))
  if (form.length >= 5 && /(?:[aou]|[^e]i|el|(?<=..)[nt]|[^e]k)s$/.test(form)) form = form.slice(0, -1)
  if (form.endsWith('en') || (form.length >= 6 && /(?:el|[^k]er)n$/.test(form))) form = form.slice(0, -1)
  return form.length >= 4 && /[^e]e$/.test(form) ? form.slice(0, -1) : form
}

/** The cache size for a language; a kitchen uses few words again and again. */
const mostRemembered = 20_000

const singularIn = (language: Language) => memoizedFirstTexts(mostRemembered, (word) => singularOf(word, language))
const unchanged = (word: string) => word

const singulars: Readonly<Record<Language, (word: string) => string>> = {
  en: singularIn('en'),
  es: singularIn('es'),
  fr: singularIn('fr'),
  de: singularIn('de'),
  ru: singularIn('ru'),
  ar: unchanged,
  ja: unchanged,
  zh: unchanged,
}

/** The lookup form of a folded word: its singular, if the language has a rule. */
export function singular(word: string, language: Language): string {
  return singulars[language](word)
}

/** Words for "of" and "of the", which are one word inside a name: "masa del cacao", "farine du blé". */
const romanceOf: Partial<Record<Language, ReadonlySet<string>>> = { es: new Set(['del', 'd']), fr: new Set(['d', 'du', 'des']) }

function singularOf(word: string, language: Language): string {
  if (romanceOf[language]?.has(word) === true) return 'de'
  if (language === 'en') return englishSingular(word)
  if (language === 'de') return germanSingular(word)
  if (language === 'es' && spanishOwnWords.has(word)) return `${word}!`
  if (language === 'es' || language === 'fr') return spanishOrFrenchSingular(word)
  if (language === 'ru') return russianStem(word)
  return word
}
