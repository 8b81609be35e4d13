import type { Language } from '#domain/options.ts'

/** A word with a letter three times or more: "pouletttt", "riiiz". */
const drawnOut = /[\p{Script=Latin}\p{M}]+?(\p{Script=Latin})\1{2,}[\p{Script=Latin}\p{M}]*/giu
const romanNumber = /^[ivxlcdm]+$/i

/** Words that only their accent or their stroke tells from another word: "poulé" is poulet, "poule" a hen. */
const written: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})poulés?(?!\p{L})/giu, 'poulet'],
  [/(?<!\p{L})filés?(?= (?:de |d'|d )?\p{L})/giu, 'filet'],
  [
    /(?<=\p{L}) ?\((hach|rap|râp|tranch|émince|emince|cru|cuit|fum|surgel|surgelé|congel|frais|hier|d'hier|entam|ouvert)(é?e?s?)\)/giu,
    ' $1$2 ',
  ],
  [/(?<!\p{L})(restes?) (?:de |du |d')(?=(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|midi)(?!\p{L}))/giu, '$1 '],
  // "Cui" is a guinea pig in Andean kitchens.
  [/(?<=\p{L}{2} )cui(?=s? *$)/giu, 'cuit'],
  [/(?<![\p{L}\p{N}])1\/2[- ]?(?=(?:sel|[ée]cr)(?!\p{Lu}))/giu, 'demi-'],
]

const animals = 'poulet|poulets|dinde|porc|veau|agneau|canard|lapin|saumon|cabillaud|colin|merlu|lieu|truite|thon|dorade'
const cuts =
  'blanc|filet|cuisse|escalope|aile|pilon|aiguillette|manchon|côte|cote|côtelette|cotelette|magret|râble|pavé|pave|dos|darne|steak'

/** A counted cut behind its animal: "poulet cru 2blancs", "saumon 2 pavés". */
const countedCut = new RegExp(
  `(?<!\\p{L})(?<animal>${animals})(?<state>(?: (?:cru|cuit|frais|fumé|congelé|surgelé|bio)s?)*) (?<count>\\d{1,2}|deux|trois|quatre) ?(?<cut>(?:${cuts})s?)(?!\\p{L})`,
  'giu',
)

/**
 * First words of names with the words that "de" joins to them, and which hasty writers join by a digit: "pain 2 mie".
 */
const joinedByDe: readonly (readonly [string, string])[] = [
  ['concentr[ée]|pur[ée]e|coulis|pulpe', 'tomates?'],
  ['pommes?', 'terre'],
  ['pain', 'mie|campagne|seigle'],
  ['lait', 'coco|soja|riz|chèvre|brebis|vache'],
  ['huile', 'olive|tournesol|colza|s[ée]same|noix|coco'],
  ['farine', 'bl[ée]|riz|ma[iï]s|sarrasin|seigle'],
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
