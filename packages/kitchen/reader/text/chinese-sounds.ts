import { rarerSyllables } from '#kitchen/reader/text/chinese-sounds-of-rarer-characters.ts'
import { syllables } from '#kitchen/reader/text/chinese-syllables.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'

/** Pinyin sounds that many speakers merge: zh and z, ch and c, sh and s, n and l, final ng and n, ü and u. */
const mergedSounds: readonly (readonly [RegExp, string])[] = [
  [/^([zcs])h/, '$1'],
  [/^l/, 'n'],
  [/ng$/, 'n'],
  [/v$/, 'u'],
]

const syllableOf: ReadonlyMap<string, string> = new Map(
  [...rarerSyllables, ...syllables]
    .flatMap((row) => {
      const [syllable = '', characters = ''] = row.split(' ')
      return [...characters].map((character) => [character, syllable] as const)
    })
    // A character read as itself wins over one that folds into it: 干 is gan, although 乾 is also qian.
    .sort(([one], [other]) => Number(foldWord(one) === one) - Number(foldWord(other) === other))
    .map(([character, syllable]) => [foldWord(character), syllable] as const),
)

const soundAlike = (syllable: string) => mergedSounds.reduce((rest, [letters, as]) => rest.replace(letters, as), syllable)

/** The sound of folded Chinese characters, with similar sounds as one; null if a character is rare. */
export function soundOf(characters: readonly string[]): string | null {
  return pinyinOf(characters)?.split(' ').map(soundAlike).join(' ') ?? null
}

/** The pinyin of folded Chinese characters, or null if a character is rare. */
export function pinyinOf(characters: readonly string[]): string | null {
  const found = characters.map((character) => syllableOf.get(character))
  return found.every((syllable) => syllable !== undefined) ? found.join(' ') : null
}
