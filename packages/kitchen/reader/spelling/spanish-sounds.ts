import { editDistance } from '#kitchen/reader/text/distance.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { es } from '#kitchen/reader/words/everyday/es.ts'

/** A Spanish word as it is heard, letters of one sound written alike: "kalavasa" and "calabaza" are "kalabasa". */
function heard(word: string): string {
  return word
    .replace(/ch|sh|tx|x/g, 'č')
    .replace(/h/g, '')
    .replace(/qu|q|c(?![eiéí])/g, 'k')
    .replace(/[zc]/g, 's')
    .replace(/v|w/g, 'b')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll/g, 'y')
    .replace(/(?<=[aeiou])i(?=[aeiou])/g, 'y')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/(.)\1+/g, '$1')
}

/** The fewest letters of a word that is heard with a further slip. */
const shortest = 6
const shortestExact = 4

const all: readonly { word: string; sound: string }[] = [...new Set(es.map(foldWord))].map((word) => ({ word, sound: heard(word) }))

const withoutEnding = (word: string) => word.replace(/(?:es|[aeo]s|s|[aeo])$/u, '')

/** The only word, or forms of one word. */
function onlyOne(words: readonly string[]): string | undefined {
  const [first, ...others] = words
  return first !== undefined && others.every((other) => withoutEnding(other) === withoutEnding(first)) ? first : undefined
}

/**
 * The only everyday word that sounds like an unknown one, or has one further slip behind its first letter: "aguakte",
 * "xampinons", "zereza". Undefined for none or several.
 */
export function everydayWordHeardIn(typed: string): string | undefined {
  const sound = heard(typed)
  const same = typed.length < shortestExact ? [] : all.filter((one) => one.sound === sound)
  if (same.length > 0) return onlyOne(same.map(({ word }) => word))
  if (typed.length < shortest) return undefined
  const near = all.filter(
    (one) =>
      one.word.length >= shortest &&
      one.sound[0] === sound[0] &&
      editDistance(sound, one.sound, 1) === 1 &&
      !isOtherEnding(sound, one.sound),
  )
  // The number is kept where both are near.
  const alike = near.filter(({ word }) => word.endsWith('s') === typed.endsWith('s'))
  return onlyOne((alike.length > 0 ? alike : near).map(({ word }) => word))
}

/** Is only the last letter another one, which makes another word? */
function isOtherEnding(one: string, other: string): boolean {
  return one.length === other.length && one.slice(0, -1) === other.slice(0, -1)
}
