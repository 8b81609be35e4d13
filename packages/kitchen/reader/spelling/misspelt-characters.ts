import { memoizedByObject } from '#kitchen/memoize.ts'
import { allergens } from '#kitchen/options.ts'
import { claimsBeyond, type FoodSense, isAsSafe } from '#kitchen/reader/food/food.ts'
import type { SegmentReading } from '#kitchen/reader/food/segment-reading.ts'
import { type Chunk, coverWithPhrases } from '#kitchen/reader/match/cover.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { countsInPhrase, readSegment } from '#kitchen/reader/segment/read-segment.ts'
import { everydayCharactersIn } from '#kitchen/reader/spelling/everyday-characters.ts'
import { isHan, kanaSpellingsOf } from '#kitchen/reader/spelling/half-kana.ts'
import { isKanaSlip, meantByKana, withoutLengthMarks } from '#kitchen/reader/spelling/kana-slips.ts'
import { pinyinOf, soundOf } from '#kitchen/reader/text/chinese-sounds.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { lookAlikeCharacters } from '#kitchen/reader/words/look-alike-characters.ts'
import { isOrdinaryIn } from '#kitchen/reader/words/ordinary-words.ts'

/** The fewest kana of a correctable name; shorter ones resemble too many others. */
const shortestKana = 4
/** The fewest kana if only a length mark is missing (クリム); shorter ones match too many words. */
const shortestDrawn = 3
const longestName = 8
/** The fewest characters if two are swapped: two characters swapped are often another word (奶牛, 牛奶). */
const shortestOrdered = 3

/** Names by a lookup key: by sound in Chinese, by length in kana. */
interface Names {
  bySound: ReadonlyMap<string, Name[]>
  byLength: ReadonlyMap<number, Name[]>
  /** Kana names without their length marks. */
  byBare: ReadonlyMap<string, Name[]>
  /** Japanese names in kanji by their kana reading. */
  byReading: ReadonlyMap<string, Name[]>
}

interface Name {
  characters: readonly string[]
  sense: FoodSense
}

const namesOf = memoizedByObject((vocabulary: Vocabulary): Names => {
  const names = [...vocabulary.surfaces].map(([name, sense]): Name => ({ characters: name.split(' '), sense }))
  const characterNames = names.filter(({ characters }) => characters.length >= 2 && characters.every((one) => [...one].length === 1))
  const spoken = vocabulary.language === 'zh' ? characterNames : []
  const kana = characterNames.filter(({ characters }) => characters.length >= shortestKana && characters.some(isKana))
  return {
    bySound: Map.groupBy(spoken, ({ characters }) => soundOf(characters) ?? ''),
    byLength: Map.groupBy(
      kana.filter(({ characters }) => characters.every(isKana)),
      ({ characters }) => characters.length,
    ),
    byBare: Map.groupBy(
      kana.filter(({ characters }) => bareOf(characters).length < characters.length),
      ({ characters }) => bareOf(characters),
    ),
    byReading: vocabulary.language === 'ja' ? byReadingOf(characterNames) : new Map<string, Name[]>(),
  }
})

function byReadingOf(names: readonly Name[]): Map<string, Name[]> {
  const found = new Map<string, Name[]>()
  for (const name of names) {
    if (name.characters.length > longestName || !name.characters.some(isHan)) continue
    for (const kana of kanaSpellingsOf(name.characters)) found.set(kana, [...(found.get(kana) ?? []), name])
  }
  return found
}

const isKana = (character: string) => /^[ぁ-ゖー]$/u.test(character)

/** Characters without length marks and double consonants. */
const bareOf = (characters: readonly string[]) => characters.filter((character) => !/^[ーっ]$/u.test(character)).join('')

/**
 * Corrects Chinese words with characters of the same sound (豆付 for 豆腐) or look (香茹 for 香菇), and kana with one wrong,
 * missing or swapped (しいけた). Null if nothing is misspelt, or if equally near names differ in allergens or diets.
 * `text` is the tokens' source.
 */
export function correctCharacters(text: string, tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] | null {
  if (isOrdinaryIn(tokens.map((token) => token.text).join(''), vocabulary.language)) return null
  const corrections = correctionsOf(text, tokens, vocabulary)
  // The Chinese correction that changes the fewest characters wins: 剩艳麦 is leftover 燕麦, not 生燕麦.
  const least = Math.min(...corrections.map(({ changed }) => changed))
  return corrections.find(({ changed }) => changed === least)?.corrected ?? null
}

interface Correction {
  corrected: readonly Token[]
  /** How many Chinese characters differ from the typed ones; kana corrections all count the same. */
  changed: number
}

/** The corrections that a run of characters allows, the longest name first. */
function correctionsOf(text: string, tokens: readonly Token[], vocabulary: Vocabulary): readonly Correction[] {
  const chunks = coverWithPhrases(tokens, vocabulary, countsInPhrase)
  const isOrdinary = everydayCharactersIn(tokens, vocabulary)
  const isStrange = (from: number, to: number) =>
    chunks.some((chunk) => chunk.place === null && chunk.from < to && chunk.to > from) && !isOrdinary(from, to)
  const isChinese = vocabulary.language === 'zh'
  const plain = isChinese ? readSegment(text, tokens, vocabulary) : null
  const isPieced = (from: number, to: number) =>
    plain !== null && hasNoIngredientOrClaim(plain) && !isOrdinary(from, to) && areWholeIn(from, to, chunks)
  /** The names that characters mean when each of their pieces is known. */
  const meantInPieces = (characters: readonly string[], from: number, to: number) => {
    if (isChinese) return isPieced(from, to) ? onlyIngredient(characters, plain?.foods ?? [], vocabulary) : null
    return chunks.some((chunk) => chunk.from <= from && chunk.to >= to) ? null : nameInPieces(characters, vocabulary)
  }
  const found: Correction[] = []
  for (let length = Math.min(longestName, tokens.length); length >= 2; length -= 1) {
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const to = from + length
      const typed = tokens.slice(from, to)
      if (!typed.every(({ kind }) => kind === 'character')) continue
      const characters = typed.map((token) => token.text)
      // This lookup comes first because it is cheaper than reading the neighbouring words.
      const inPieces = isStrange(from, to) ? null : meantInPieces(characters, from, to)
      if ((inPieces === null && !isStrange(from, to)) || !isWordInRun(text, tokens, from, to, vocabulary)) continue
      const script = /\p{Script=Katakana}/u.test(text.slice(typed[0]?.start, typed.at(-1)?.end)) ? 'katakana' : 'hiragana'
      const meant = inPieces ?? nameMeant(characters, script, vocabulary)
      if (meant === null) continue
      const changed = isChinese ? characters.filter((character, at) => character !== meant[at]).length : 0
      found.push({ corrected: [...tokens.slice(0, from), ...asTyped(meant, typed), ...tokens.slice(to)], changed })
      if (!isChinese) return found
    }
  }
  return found
}

/** Does a reading name no ingredient and claim no absent allergen, so that a correction loses nothing? */
export function hasNoIngredientOrClaim({ foods, known }: SegmentReading): boolean {
  const isOpen = ({ contains }: FoodSense) => known === 'part' || allergens.every((one) => contains[one] !== 'no')
  return foods.every((food) => food.ingredient === null && isOpen(food))
}

/** Do whole known words make up this run? */
function areWholeIn(from: number, to: number, chunks: readonly Chunk[]): boolean {
  const inside = chunks.filter((chunk) => chunk.from < to && chunk.to > from)
  return inside.length > 1 && inside.every((chunk) => chunk.from >= from && chunk.to <= to)
}

/**
 * Are characters a word of their own here? A description may precede (刻みしいけた); inside a longer unknown word (コンピューター,
 * メンタル・モデル) they are no slip.
 */
function isWordInRun(text: string, tokens: readonly Token[], from: number, to: number, vocabulary: Vocabulary): boolean {
  const goesOn = (at: number) => isWrittenOn(text, tokens[at - 1], tokens[at])
  let first = from
  while (first > 0 && goesOn(first)) first -= 1
  let end = to
  while (end < tokens.length && goesOn(end)) end += 1
  return [tokens.slice(first, from), tokens.slice(to, end)].every((run) => saysOnlyHow(text, run, vocabulary))
}

/** Does the token belong to the same word as the token before it? */
function isWrittenOn(text: string, before: Token | undefined, token: Token | undefined): boolean {
  if (before === undefined || token === undefined) return false
  const between = text.slice(before.end, token.start)
  const isLetters = ({ kind, text: letters }: Token) => kind === 'character' || (kind === 'word' && letters.length > 1)
  return between === '・' || (between === '' && isLetters(before) && isLetters(token))
}

/**
 * Is every part of the run known, and none a food: 刻み, 冷凍, の after a name? After an amount the words describe the rest
 * (一袋开过封).
 */
function saysOnlyHow(text: string, run: readonly Token[], vocabulary: Vocabulary): boolean {
  const chunks = coverWithPhrases(run, vocabulary, countsInPhrase)
  const amount = chunks.findIndex(({ place }) => place?.food == null && (place?.role === 'number' || place?.role === 'unit'))
  return chunks.slice(0, amount < 0 ? chunks.length : amount).every(({ from, to, place }) => {
    if (place === null || place.food !== null || place.head !== null) return false
    return !/^[ァ-ヶー]$/u.test(text.slice(run[from]?.start, run[to - 1]?.end))
  })
}

/** The name of a common food typed with characters that each have a meaning: 片くり粉. */
function nameInPieces(typed: readonly string[], vocabulary: Vocabulary): readonly string[] | null {
  if (vocabulary.language !== 'ja' || isOrdinaryIn(typed.join(''), 'ja')) return null
  const near = [...readAlike(typed, vocabulary), ...drawnOut(typed, vocabulary)]
  const [first, ...others] = near.filter(({ sense }) => sense.ingredient !== null)
  return first !== undefined && others.every(({ sense }) => sense.ingredient === first.sense.ingredient) ? first.characters : null
}

function nameMeant(typed: readonly string[], script: 'hiragana' | 'katakana', vocabulary: Vocabulary): readonly string[] | null {
  const near =
    vocabulary.language === 'zh'
      ? [...soundingLike(typed, vocabulary), ...lookingLike(typed, vocabulary), ...outOfOrder(typed, vocabulary)]
      : writtenLike(typed, script, vocabulary)
  const everyday = vocabulary.language === 'ja' ? near.filter(({ sense }) => sense.ingredient !== null) : likeliestOf(near, typed)
  const [first, ...others] = everyday.length > 0 ? everyday : near
  return first !== undefined && others.every(({ sense }) => isAsSafe(sense, first.sense)) ? first.characters : null
}

/**
 * Filters Chinese names: lexicon ingredients win over foods known by kind (白唐 is sugar, not 白汤), and among them equal
 * syllables win over merely similar ones.
 */
function likeliestOf(near: readonly Name[], typed: readonly string[]): readonly Name[] {
  const pinyin = pinyinOf(typed)
  const isExact = ({ characters }: Name) => pinyin !== null && pinyinOf(characters) === pinyin
  const isIngredient = ({ sense }: Name) => sense.ingredient !== null
  const ranks = [near.filter((name) => isExact(name) && isIngredient(name)), near.filter(isIngredient), near.filter(isExact), near]
  return ranks.find(({ length }) => length > 0) ?? []
}

/** The only ingredient with the typed syllables or look, if it has every allergen known of the typed foods. */
function onlyIngredient(typed: readonly string[], foods: readonly FoodSense[], vocabulary: Vocabulary): readonly string[] | null {
  const pinyin = pinyinOf(typed)
  const sounding = soundingLike(typed, vocabulary).filter(({ characters }) => pinyinOf(characters) === pinyin)
  const [only, ...others] = [...sounding, ...lookingLike(typed, vocabulary)].filter(({ sense }) => sense.ingredient !== null)
  if (only === undefined || others.some(({ sense }) => sense !== only.sense)) return null
  const isLost = foods.some((food) => {
    const { allergens: lost, diets } = claimsBeyond(only.sense, food)
    return lost.length + diets.length > 0
  })
  return isLost ? null : only.characters
}

/** Names that sound like the typed text and share a character in the same position. */
function soundingLike(typed: readonly string[], vocabulary: Vocabulary): readonly Name[] {
  const sound = soundOf(typed)
  const alike = sound === null ? [] : (namesOf(vocabulary).bySound.get(sound) ?? [])
  return alike.filter(({ characters }) => characters.some((character, at) => character === typed[at]))
}

/** Names of the same length in which one character looks like the typed one. */
function lookingLike(typed: readonly string[], vocabulary: Vocabulary): readonly Name[] {
  return typed.flatMap((character, at) =>
    (lookAlikeCharacters.get(character) ?? []).flatMap((meant) => {
      return namedAs(typed.with(at, meant), vocabulary)
    }),
  )
}

/** Names of at least three characters with two swapped (巧力克) or one repeated (西红红柿). */
function outOfOrder(typed: readonly string[], vocabulary: Vocabulary): readonly Name[] {
  if (typed.length < shortestOrdered) return []
  return typed.slice(1).flatMap((character, at) => {
    const before = typed[at]
    if (before === undefined) return []
    const once = before === character ? namedAs(typed.toSpliced(at, 1), vocabulary) : []
    return [
      ...namedAs(typed.with(at, character).with(at + 1, before), vocabulary),
      ...once.filter(({ characters }) => characters.length > 2),
    ]
  })
}

/** The name with exactly these characters, if any. */
function namedAs(characters: readonly string[], { surfaces }: Vocabulary): readonly Name[] {
  const sense = surfaces.get(characters.join(' '))
  return sense === undefined ? [] : [{ characters, sense }]
}

function writtenLike(typed: readonly string[], script: 'hiragana' | 'katakana', vocabulary: Vocabulary): readonly Name[] {
  const written = typed.join('')
  if (isOrdinaryIn(written, 'ja')) return []
  const names = namesOf(vocabulary)
  const alike = readAlike(typed, vocabulary)
  if (alike.length > 0) return alike
  const plain = named(withoutLengthMarks(written), vocabulary)
  if (plain.length > 0) return plain
  const meant = typed.length < shortestDrawn ? [] : named(meantByKana(written, script), vocabulary)
  const drawn = meant.length > 0 ? meant : drawnOut(typed, vocabulary)
  if (drawn.length > 0 || !typed.every(isKana) || typed.length < shortestKana) return drawn
  return [typed.length - 1, typed.length, typed.length + 1]
    .flatMap((length) => names.byLength.get(length) ?? [])
    .filter(({ characters }) => isKanaSlip(written, characters.join(''), script))
}

/** Names typed without length marks or double consonants: マヨネズ. */
function drawnOut(typed: readonly string[], vocabulary: Vocabulary): readonly Name[] {
  const bare = typed.length < shortestDrawn ? '' : bareOf(typed)
  return (namesOf(vocabulary).byBare.get(bare) ?? []).filter(({ characters }) => characters.length > typed.length)
}

/** Names with the same kana reading: ぶたバラ肉, とりむねにく, and 熱揚げ, which shares a character with 厚揚げ. */
function readAlike(typed: readonly string[], vocabulary: Vocabulary): readonly Name[] {
  if (typed.length < shortestKana && !typed.some(isHan)) return []
  const { byReading } = namesOf(vocabulary)
  const isLike = ({ characters }: Name) => !typed.every(isHan) || characters.some((character) => typed.includes(character))
  const readAs = (kana: string) => [...(byReading.get(kana) ?? []), ...namedAs([...kana], vocabulary)].filter(isLike)
  const read = kanaSpellingsOf(typed)
  const found = read.flatMap(readAs)
  // 大根ん: the last kana repeats the end of the characters before it.
  return found.length > 0 || !typed.some(isHan) ? found : read.flatMap((kana) => [...withoutLengthMarks(kana)].flatMap(readAs))
}

/** The names with this kana spelling, and for longer kana those with this reading. */
function named(all: ReadonlySet<string>, vocabulary: Vocabulary): readonly Name[] {
  const { byReading } = namesOf(vocabulary)
  const read = (kana: string) => (kana.length > shortestKana ? (byReading.get(kana) ?? []) : [])
  return [...all].flatMap((name) => [...namedAs([...name], vocabulary), ...read(name)])
}

/** The tokens of a corrected name at the positions of the typed tokens. */
function asTyped(name: readonly string[], typed: readonly Token[]): Token[] {
  return name.flatMap((text, at) => {
    const token = typed[Math.min(at, typed.length - 1)]
    if (token === undefined) return []
    // Characters beyond the typed length get an empty position.
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
