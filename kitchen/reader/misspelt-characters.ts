import { soundOf } from '#kitchen/reader/chinese-sounds.ts'
import { cover } from '#kitchen/reader/cover.ts'
import { type FoodSense, isAsSafe } from '#kitchen/reader/food.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'
import { countsInPhrase } from '#kitchen/reader/read-segment.ts'
import { distance, isSlip } from '#kitchen/reader/spelling.ts'
import type { Token } from '#kitchen/reader/tokens.ts'

/** Shorter kana are a letter from everything. */
const shortestKana = 4
const longestName = 8

/** A name as its characters stand, by what is compared: its sound in Chinese, its length in kana. */
interface Names {
  bySound: ReadonlyMap<string, Name[]>
  byLength: ReadonlyMap<number, Name[]>
}

interface Name {
  characters: readonly string[]
  sense: FoodSense
}

const indexes = new WeakMap<Vocabulary, Names>()

function namesOf(vocabulary: Vocabulary): Names {
  const ready = indexes.get(vocabulary)
  if (ready !== undefined) return ready
  const names = [...vocabulary.surfaces].map(([name, sense]): Name => ({ characters: name.split(' '), sense }))
  const characterNames = names.filter(({ characters }) => characters.length >= 2 && characters.every((one) => [...one].length === 1))
  const spoken = vocabulary.language === 'zh' ? characterNames : []
  const made = {
    bySound: Map.groupBy(spoken, ({ characters }) => soundOf(characters) ?? ''),
    byLength: Map.groupBy(
      characterNames.filter(({ characters }) => characters.length >= shortestKana && characters.every(isKana)),
      ({ characters }) => characters.length,
    ),
  }
  indexes.set(vocabulary, made)
  return made
}

const isKana = (character: string) => /^[ぁ-ゖー]$/u.test(character)

/**
 * Chinese words written with other characters of the same sound (豆付 for 豆腐) and kana with one wrong, missing or out of order (しいけた), put right; null
 * where there is none, or where names that not everybody may eat alike are as near.
 */
export function correctCharacters(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] | null {
  const chunks = cover(tokens, vocabulary, countsInPhrase)
  const isStrange = (from: number, to: number) => chunks.some((chunk) => chunk.place === null && chunk.from < to && chunk.to > from)
  for (let length = Math.min(longestName, tokens.length); length >= 2; length -= 1) {
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const typed = tokens.slice(from, from + length)
      if (!typed.every(({ kind }) => kind === 'character') || !isStrange(from, from + length)) continue
      const meant = nameMeant(
        typed.map(({ text }) => text),
        vocabulary,
      )
      if (meant !== null) return [...tokens.slice(0, from), ...asTyped(meant, typed), ...tokens.slice(from + length)]
    }
  }
  return null
}

function nameMeant(typed: readonly string[], vocabulary: Vocabulary): readonly string[] | null {
  const near = vocabulary.language === 'zh' ? soundingLike(typed, vocabulary) : writtenLike(typed, vocabulary)
  const [first, ...others] = near
  return first !== undefined && others.every(({ sense }) => isAsSafe(sense, first.sense)) ? first.characters : null
}

/** Of names that sound alike, those that share a character in its place. */
function soundingLike(typed: readonly string[], vocabulary: Vocabulary): readonly Name[] {
  const sound = soundOf(typed)
  const alike = sound === null ? [] : (namesOf(vocabulary).bySound.get(sound) ?? [])
  return alike.filter(({ characters }) => characters.some((character, at) => character === typed[at]))
}

function writtenLike(typed: readonly string[], vocabulary: Vocabulary): readonly Name[] {
  if (typed.length < shortestKana || !typed.every(isKana)) return []
  const word = typed.join('')
  const { byLength } = namesOf(vocabulary)
  return [typed.length - 1, typed.length, typed.length + 1]
    .flatMap((length) => byLength.get(length) ?? [])
    .filter(({ characters }) => {
      const name = characters.join('')
      return distance(word, name, 1) === 1 && (isSlip(word, name) || word[0] === name[0])
    })
}

/** The characters of a name in the place of those that were typed. */
function asTyped(name: readonly string[], typed: readonly Token[]): Token[] {
  return name.flatMap((text, at) => {
    const token = typed[Math.min(at, typed.length - 1)]
    if (token === undefined) return []
    // Of a name that is longer than what was typed the last characters stand nowhere.
    return [
      {
        ...token,
        text,
        ...(at >= typed.length ? { start: token.end } : {}),
        ...(at === name.length - 1 ? { end: typed.at(-1)?.end ?? token.end } : {}),
      },
    ]
  })
}
