import { claimsBeyond, type FoodSense } from '#kitchen/reader/food/food.ts'
import { exactWords } from '#kitchen/reader/match/phrase-tree.ts'
import type { Place, Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'

/** A run of tokens that spells a known phrase. `place` is the phrase's node in the tree; null for one unknown token. */
export interface Chunk {
  from: number
  to: number
  place: Place | null
  /** A food inside an unknown Chinese or Japanese word: the egg of 蛋壳. */
  within?: FoodSense
}

/** The cost of each kind of chunk. A name that contains a number costs less: "E 330" is not "and 330" in Spanish. */
const cost = { food: 1, numbered: 0.4, role: 0.5, unknown: 2, ending: 0.1, word: 0.01 }

/** The cost of a place. In Chinese and Japanese a head noun counts as a food: 鸡蛋-面粉 is not 鸡蛋面-粉. */
function costOf({ food, head }: Place, isNumbered: boolean, kind: Token['kind'] | undefined): number {
  if (food === null) return head !== null && kind === 'character' ? cost.food : cost.role
  return isNumbered ? cost.numbered : cost.food
}

/** Does an unknown Japanese word end in a head noun: ホッキョク-エビ, not ホッキョ-クエ-ビ? */
function endsInHead({ food, head }: Place, to: number, tokens: readonly Token[], { language }: Vocabulary): boolean {
  return language === 'ja' && food !== null && head !== null && to === tokens.length
}

/**
 * Would a listed name hide the second food of an Arabic "X with Y"? حليب باللوز is milk and almonds, and تفاح
 * بالقشطة no custard apple. A name that claims as much as its words (كنافة بالجبن) is the food.
 */
function losesWhatIsWithIt({ food, isSaidWith }: Place, tokens: readonly Token[], { root, language }: Vocabulary): boolean {
  if (food === null || isSaidWith || !tokens.some(({ isWith }, at) => isWith && at > 0)) return false
  const foods = tokens.flatMap(({ text }) => root.next.get(singular(text, language))?.food ?? [])
  return foods.some((one) => claimsBeyond(food, one).allergens.length > 0)
}

/**
 * Splits tokens into known phrases with the fewest unexplained tokens and the fewest foods: "rice wine vinegar" is one
 * food, and 牛油果 is not 牛油. `means` tells which places count. The time is linear in the tokens, because phrases are
 * short.
 */
export function coverWithPhrases(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  means: (place: Place, words: number) => boolean,
): Chunk[] {
  const keys = tokens.map((token) => singular(token.text, vocabulary.language))
  const costs = new Array<number>(tokens.length + 1).fill(0)
  const best: Chunk[] = []
  for (let from = tokens.length - 1; from >= 0; from -= 1) {
    const { cost: least, chunk } = cheapestFrom(from, { tokens, keys, costs, vocabulary, means })
    costs[from] = least
    best[from] = chunk
  }
  const chunks: Chunk[] = []
  for (let chunk = best[0]; chunk !== undefined; chunk = best[chunk.to]) chunks.push(chunk)
  return chunks
}

interface Covering {
  tokens: readonly Token[]
  keys: readonly string[]
  /** The least cost of the tokens from each index on; at first of those behind. */
  costs: readonly number[]
  vocabulary: Vocabulary
  means: (place: Place, words: number) => boolean
}

/** The first chunk of the cheapest cover of the tokens from an index on. */
function cheapestFrom(from: number, { tokens, keys, costs, vocabulary, means }: Covering): { cost: number; chunk: Chunk } {
  const kind = tokens[from]?.kind
  const chunk: Chunk = { from, to: from + 1, place: null }
  let least = (kind === 'word' || kind === 'character' ? cost.unknown : 0) + (costs[from + 1] ?? 0)
  let at: Place | undefined = vocabulary.root
  let isNumbered = false
  for (let to = from + 1; to <= tokens.length; to += 1) {
    at = at.next.get(keys[to - 1] ?? '')
    if (at === undefined) break
    isNumbered ||= to > from + 1 && tokens[to - 1]?.kind === 'number'
    if (!means(at, to - from) || losesWhatIsWithIt(at, tokens.slice(from, to), vocabulary)) continue
    // At equal cost the cover with longer ingredient names wins: "salsa de setas de ostra" contains oyster
    // mushrooms, no oysters.
    const known = at.food?.ingredient == null ? 0 : (to - from) * cost.word
    const total = costOf(at, isNumbered, kind) - (endsInHead(at, to, tokens, vocabulary) ? cost.ending : 0) - known + (costs[to] ?? 0)
    // At equal cost the cover with the longer first phrase wins.
    if (total <= least) {
      least = total
      chunk.to = to
      chunk.place = at
    }
  }
  return { cost: least, chunk }
}

/** The food of a chunk, or null. */
export function foodOfChunk(chunk: Chunk, tokens: readonly Token[]): Place['food'] {
  const place = chunk.place
  if (place === null) return null
  return place.exactly?.get(exactWords(tokens.slice(chunk.from, chunk.to))) ?? place.food
}
