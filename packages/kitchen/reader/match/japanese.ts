import type { Chunk } from '#kitchen/reader/match/cover.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'

const katakana = /^[ァ-ヶｦ-ﾟー]+$/u
const hiragana = /^[ぁ-ゖー]+$/u
const shortMixedKana = /^(?=.*[ぁ-ゖ])(?=.*[ァ-ヶ])[ぁ-ゖァ-ヶー]{1,3}$/u
const han = /^\p{Script=Han}$/u

/** Particles that may stand beside a name, and those that also end verb forms: ゆでたら is not たら. */
const particles = new Set([...'とやのをは'])
const verbEndings = new Set([...'にでがもへ'])
const afterName = new Set([...'とやのをはがにもでへ'])

/** Particles that follow a name but no verb. */
const afterObject = new Set([...'をとの'])

/** The fewest kana of a name between hiragana: なす, たら and かに are also endings of verbs and adverbs. */
const shortHiragana = 3
const shortKatakana = 3

function isKana(text: string, token: Token | undefined, kana: RegExp): boolean {
  return token !== undefined && kana.test(text.slice(token.start, token.end))
}

function isKnown(chunk: Chunk | undefined): boolean {
  return chunk !== undefined && chunk.place !== null
}

/**
 * In Japanese と, や and の separate words, but in katakana (クルトン, ゴーヤ, ノルマンディー) or between unknown hiragana they are
 * letters. Such chunks lose their place and join the unknown word around them.
 */
export function withoutLettersOfWords(chunks: readonly Chunk[], tokens: readonly Token[], text: string): Chunk[] {
  return chunks.map((chunk, at) => {
    const token = tokens[chunk.from]
    const { place } = chunk
    const isParticle = place?.role === 'and' || place?.role === 'of'
    if (token?.kind !== 'character' || chunk.to - chunk.from !== 1 || !isParticle || place.food !== null) return chunk
    if (isKana(text, token, katakana)) return { ...chunk, place: null }
    const [before, after] = [chunks[at - 1], chunks[at + 1]]
    // とうにゅ: at the start there is no unknown word that と could separate.
    const beginsStrange = chunk.from === 0 && chunks.slice(1).some((other) => other.place === null)
    if (!isKana(text, token, hiragana) || (!beginsStrange && (isKnown(before) || isKnown(after)))) return chunk
    const isBetweenHiragana = isKana(text, tokens[chunk.from - 1], hiragana) || isKana(text, tokens[chunk.to], hiragana)
    return isBetweenHiragana ? { ...chunk, place: null } : chunk
  })
}

/**
 * Does a name in running Japanese text stand alone, and not inside another word: 沸騰したら contains no cod, 静かに no crab,
 * スライス no rice? Long names always count; short ones must begin and end where a word may. `before` and `after` are the
 * neighbouring chunks.
 */
export function standsAlone(
  chunk: Chunk,
  before: Chunk | undefined,
  after: Chunk | undefined,
  tokens: readonly Token[],
  text: string,
): boolean {
  const [first, last] = [tokens[chunk.from], tokens[chunk.to - 1]]
  if (first === undefined || last === undefined) return true
  const name = text.slice(first.start, last.end)
  const [left, right] = [text.charAt(first.start - 1), text.charAt(last.end)]
  if (hiragana.test(name) && name.length > 1)
    return name.length > shortHiragana || isShortHiraganaName(name, text.slice(0, first.start), right, isFood(before), isFood(after))
  // A short name is written in one kana script: ゴムべら contains no ムベ, 種はスプーンで no ハス.
  if (shortMixedKana.test(name)) return false
  // One character inside a longer unknown word is no name: 水分, 油分, 酒類.
  const continues = (character: string, chunk: Chunk | undefined) => han.test(character) && !isKnown(chunk)
  if (name.length === 1) return han.test(name) && !continues(left, before) && !continues(right, after)
  if (!katakana.test(name) || name.length > shortKatakana || !katakana.test(left) || isFood(before)) return true
  return chunk.place?.head != null && !katakana.test(right)
}

const isFood = (chunk: Chunk | undefined) => chunk?.place?.food != null

function isShortHiraganaName(name: string, textBefore: string, right: string, isAfterFood: boolean, isBeforeFood: boolean): boolean {
  const left = textBefore.at(-1) ?? ''
  // ボウルでさばに: verbs are not written in katakana, so this で is the particle.
  if (verbEndings.has(left) && katakana.test(textBefore.at(-2) ?? '') && endsHere(right)) return true
  return beginsHere(name, left, right, isAfterFood) && (endsHere(right) || isBeforeFood)
}

function beginsHere(name: string, left: string, right: string, isAfterFood: boolean): boolean {
  if (isAfterFood || left === '') return true
  if (han.test(left)) return name.length > 2
  if (!hiragana.test(left)) return true
  if (particles.has(left)) return true
  // 鍋にたらを入れる contains cod, ゆでたら does not.
  return verbEndings.has(left) && (name.length > 2 || afterObject.has(right) || (right === '、' && name !== 'たら'))
}

function endsHere(right: string): boolean {
  return !hiragana.test(right) || afterName.has(right)
}
