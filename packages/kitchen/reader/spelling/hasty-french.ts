import type { Language } from '#kitchen/options.ts'
import { usualSlip } from '#kitchen/reader/spelling/everyday-slips.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'

/** A word with a letter three times or more: "pouletttt", "riiiz". */
const drawnOut = /[\p{Script=Latin}\p{M}]+?(\p{Script=Latin})\1{2,}[\p{Script=Latin}\p{M}]*/giu
const romanNumber = /^[ivxlcdm]+$/i

/** Words that only their accent or their stroke tells from another word: "poulé" is poulet, "poule" a hen. */
const written: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})poulés?(?!\p{L})/giu, 'poulet'],
  [/(?<!\p{L})filés?(?= (?:de |d'|d )?\p{L})/giu, 'filet'],
  // "Cui" is a guinea pig in Andean kitchens.
  [/(?<=\p{L}{2} )cui(?=s? *$)/giu, 'cuit'],
  [/(?<![\p{L}\p{N}])1\/2[- ]?(?=(?:sel|[ée]cr)(?!\p{Lu}))/giu, 'demi-'],
]

const animals = 'poulet|poulets|dinde|porc|veau|agneau|canard|lapin|saumon|cabillaud|colin|merlu|lieu|truite|thon|dorade'
const cuts =
  'blanc|filet|cuisse|escalope|aile|pilon|aiguillette|manchon|côte|cote|côtelette|cotelette|magret|râble|pavé|pave|dos|darne|steak'

/** A counted cut behind its animal: "poulet cru 2blancs", "saumon 2 pavés". */
const countedCut = new RegExp(
  `(?<!\\p{L})(?<animal>${animals})(?<state>(?: (?:cru|cuit|frais|fumé|congelé|surgelé|bio)s?)*) (?<count>\\d{1,2}|deux|trois|quatre) ?(?<cut>(?:${cuts})s?)(?= *$)`,
  'giu',
)

/**
 * First words of names with the words that "de" joins to them, and which hasty writers join by a digit: "jus 2 citron".
 * Milk, flour and bread are left out: "lait 2 soja" may be two foods.
 */
const joinedByDe: readonly (readonly [string, string])[] = [
  ['concentr[ée]|pur[ée]e|coulis|pulpe', 'tomates?'],
  ['pommes?', 'terre'],
  ['huile', 'olive|tournesol|colza|s[ée]same|noix|coco'],
  ['noix', 'coco|cajou|muscade|p[ée]can'],
  ['jus', 'citrons?|oranges?|pommes?'],
  ['(?:cuisse|blanc|filet|escalope|côte|aile|r[oô]ti|steak)s?', 'poulet|dinde|porc|veau|boeuf|bœuf|canard|saumon|cabillaud'],
]
const twoForDe = joinedByDe.map(([first, second]) => new RegExp(`(?<=(?<!\\p{L})(?:${first}) )2 ?(?=(?:${second})(?!\\p{L}))`, 'giu'))

/** French words as they are meant where letters are drawn out or heard alike; a corrected food counts as misspelt. */
export function inPlainFrench(text: string, language: Language): string {
  if (language !== 'fr') return text
  const once = text.replace(drawnOut, (word) =>
    romanNumber.test(word) && word === word.toUpperCase() ? word : word.replace(/(\p{L})\1{2,}/giu, '$1'),
  )
  const meant = written.reduce((all, [pattern, plain]) => all.replace(pattern, plain), once)
  const joined = twoForDe.reduce((all, digit) => all.replace(digit, 'de '), meant)
  return joined.replace(countedCut, '$<count> $<cut> $<animal>$<state>')
}

/** Words that dictionaries have beside those that the table of slips gives for them. */
const wellSpelt: ReadonlySet<string> = new Set(['rumsteak', 'romsteck', 'naturelle', 'complet', 'complets'])

/** Is the word the infinitive of a participle: "égoutter" of égoutté? */
const isInfinitiveOf = (word: string, participle: string) => word.endsWith('er') && word.slice(0, -1) === participle

/** Is the word more than another form of the one meant? "Amende" is a fine, and in kitchens an almond. */
function isSlip(word: string): boolean {
  const meant = /^amendes?$/.test(word) ? 'amande' : usualSlip(word, 'fr')
  if (meant === null || wellSpelt.has(word) || isInfinitiveOf(word, meant)) return false
  return ![meant, `${meant}e`, `${meant}s`, `${meant}es`, meant.replace(/s$/, '')].includes(word)
}

/** Is the phrase written as it sounds, or a word of it a usual slip or shortened? What it names is then misspelt. */
export function hasFrenchSlip(text: string, tokens: readonly Token[], language: Language): boolean {
  return language === 'fr' && (inPlainFrench(text, language) !== text || tokens.some(({ text: word }) => isSlip(word)))
}
