import type { Language } from '#domain/options.ts'

/** A word with a letter three times or more: "pouletttt", "riiiz". */
const drawnOut = /[\p{Script=Latin}\p{M}]+?(\p{Script=Latin})\1{2,}[\p{Script=Latin}\p{M}]*/giu
const romanNumber = /^[ivxlcdm]+$/i

/** Words that only their accent or their stroke tells from another word: "poulé" is poulet, "poule" a hen. */
const written: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})poulés?(?!\p{L})/giu, 'poulet'],
  [/(?<!\p{L})filés?(?= (?:de |d'|d )?\p{L})/giu, 'filet'],
  [/(?<![\p{L}\p{N}])1\/2[- ]?(?=(?:sel|[ée]cr)(?!\p{Lu}))/giu, 'demi-'],
]

/** French words as they are meant where letters are drawn out or heard alike; a corrected food counts as misspelt. */
export function inPlainFrench(text: string, language: Language): string {
  if (language !== 'fr') return text
  const once = text.replace(drawnOut, (word) =>
    romanNumber.test(word) && word === word.toUpperCase() ? word : word.replace(/(\p{L})\1{2,}/giu, '$1'),
  )
  return written.reduce((all, [pattern, meant]) => all.replace(pattern, meant), once)
}
