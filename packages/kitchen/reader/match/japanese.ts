import type { Chunk } from '#kitchen/reader/match/cover.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'

const katakana = /^[ァ-ヶｦ-ﾟー]+$/u
const hiragana = /^[ぁ-ゖー]+$/u
const mixedKana = /^(?=.*[ぁ-ゖ])(?=.*[ァ-ヶ])[ぁ-ゖァ-ヶー]+$/u
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
  const isFood = (other: Chunk | undefined) => other?.place?.food != null
  if (name.length === 1 && !han.test(name)) return false
  const [left, right] = [text[first.start - 1] ?? '', text[last.end] ?? '']
  if (hiragana.test(name)) {
    if (name.length > shortHiragana) return true
    // ボウルでさばに: verbs are not written in katakana, so this で is the particle.
    if (verbEndings.has(left) && katakana.test(text[first.start - 2] ?? '') && endsHere(right)) return true
    return beginsHere(name, left, right, isFood(before)) && (endsHere(right) || isFood(after))
  }
  // A short name is written in one kana script: ゴムべら contains no ムベ, 種はスプーンで no ハス.
  if (mixedKana.test(name) && name.length <= shortKatakana) return false
  if (katakana.test(name)) {
    if (name.length > shortKatakana || !katakana.test(left) || isFood(before)) return true
    return chunk.place?.head != null && !katakana.test(right)
  }
  // One character inside a longer unknown word is no name: 水分, 油分, 酒類.
  if (name.length === 1 && han.test(name)) {
    return (!han.test(left) || isKnown(before)) && (!han.test(right) || isKnown(after))
  }
  return true
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
