import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { FoodSense } from '#kitchen/reader/food.ts'
import type { Vocabulary } from '#kitchen/reader/vocabulary.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Everyday English words one or two letters away from a food. Someone who writes them means them, so they are asked about. */
const ordinaryWords = new Set(
  list(
    `pit, pits, flower, flow, floor, better, bitter, batter, battery, litter, bear, bean bag, beat, been, seat, heat, beard, bread board, broth er, brother, year, hear, fear, dear, tear, near, gear, wear, past, paste up, post, taste, haste, waste, fork, work, park, part, pond, pint, mind, mine, hint, kind, wind, wine glass, line, lime light, time, mice, nice, dice, rise, ride, ring, race, lace, face, pace, space, milk man, mild, mill, silk, sale, tale, male,
    pale, make, take, lake, bake, wake, cave, core, corner, cord, horn, born, torn, worn, coin, plug, plus, glum, slum, lamp, lame, limb, climb, gate, rate, late, fate, hate, mate, salty, half, halt, malt, melt, belt, felt, bolt, tune, tuner, team, tear, ten, teak, tee, cop, cot, cob, pod, nod, rod, soap, soup, soul, sour, suit, fruity, brief, grief, reef, beer, deer, peer, peep, pen, pet, pear tree, pearl, real, seal, deal, meal, heal, steal, still, style, stick, stock, steel, stake, snake, shake, shape, sharp, shark, chart, charm, chair, chain, change, charge, cheer, cheap, cheat,
    cheek, check, chess, chest, chick, child, chill, chin, china, chip, clock, click, class, glass, grass, grace, grade, grapes, graph, group, grow, green, greed, great, treat, bread, break, bream, dream, cream, crime, crane, crack, crop, crown, brown, brain, train, drain, grain, rain, pain, main, mean, men, moon, mood, wood, food, foot, boot, root, roof, room, broom, groom, house, horse, hose, nose, rose, robe, note, nut case, net, nest, best, beast, boast, coast, toast, roast, test, text, next, neck, deck, desk, disk, dish, wish, fist, list, mist, mast, must, bust, dust, just, rust, crust, trust,
    salmonella, puppet, pepper spray, paper, pager, spider, cider, rider, water, waiter, winter, printer, pastor, master, plaster, poster, roster, lobby, ginger man, finger, singer, hunger, danger, ranger, orange, garage, garden, garlic, marble, table, cable, maple, people, purple, simple, sample, apple, ample, mango, tango, bingo, banana, cabana, canada, carrot, parrot, cannot, cotton, button, mutton, onion, union, opinion, minion, potato, tomato, cherry, sherry, ferry, merry, berry, bury, curry, hurry, curly, early, barely, barley, parsley, parlor, celery, gallery, salary, battery,
    radio, radius, radish, reddish, polish, finish, spinach, lettuce, letter, ladder, bladder, muscle, missile, clan, clam, claim, crab, grab, drab, cub, cube, tube, tuba, cuba, duck, luck, truck, trick, brick, thick, think, drink, pink, sink, ink, link, mint, pin, pine, spine, spice, slice, police, juice, joke, yolk, folk, york, pork, porch, peach, beach, reach, teach, each, plum, plume, flame, fame, game, gamer, hammer, hamster, lobster, monster, mobster, toaster, oyster, sister, mustard, custard, bastard, wizard, lizard, buzzard, coffee, coffin, muffin, puffin, toffee, office, rice, price, prince, prune, june, tuna, kale, scale, whale, leek, leak, lean, leaf, loaf, leap, lead, load, road, toad, read, red, bed, bee, beef, reef, sage, page, cage, wage, stage, dill, fill, hill, bill, pill, kill, thyme, rhyme, basil, basic, bail, cumin, coming, common, fennel, kennel, tunnel, funnel, channel, pistol, crystal, bottle, kettle, little, brittle, turtle, turkey, monkey, donkey, honey, money, phone, bone, stone, scone, cone`,
  ),
)

/** How many letters lie between two words: inserted, left out, changed or swapped with the neighbour. Stops at `most` + 1. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    let least = i
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1]
      let value = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) value = Math.min(value, (before[j - 2] ?? 0) + 1)
      next.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return most + 1
    before = row
    row = next
  }
  return row[other.length] ?? most + 1
}

interface Candidate {
  word: string
  away: number
  senses: readonly FoodSense[]
}

interface Known {
  word: string
  letters: number
  senses: readonly FoodSense[]
}

const shelves = new WeakMap<Vocabulary, Map<number, Known[]>>()

/** One bit for each letter that is in a word: words that differ in many bits need not be compared. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function bitsIn(value: number): number {
  let rest = value
  let count = 0
  for (; rest !== 0; count += 1) rest &= rest - 1
  return count
}

function shelvesOf(vocabulary: Vocabulary): Map<number, Known[]> {
  const ready = shelves.get(vocabulary)
  if (ready !== undefined) return ready
  const made = new Map<number, Known[]>()
  for (const [word, senses] of vocabulary.spellings) {
    const shelf = made.get(word.length) ?? []
    shelf.push({ word, letters: lettersOf(word), senses })
    made.set(word.length, shelf)
  }
  shelves.set(vocabulary, made)
  return made
}

function candidates(word: string, vocabulary: Vocabulary, most: number): Candidate[] {
  const byLength = shelvesOf(vocabulary)
  const letters = lettersOf(word)
  const found: Candidate[] = []
  for (let length = Math.max(3, word.length - most); length <= word.length + most; length += 1) {
    for (const known of byLength.get(length) ?? []) {
      if (bitsIn(letters ^ known.letters) > 2 * most) continue
      const away = distance(word, known.word, most)
      if (away <= most) found.push({ word: known.word, away, senses: known.senses })
    }
  }
  return found.sort((a, b) => a.away - b.away)
}

function allergensOf(candidate: Candidate): string {
  return candidate.senses
    .map((sense) => Object.values(sense.contains).join())
    .sort()
    .join(';')
}

/** How far a misspelt word of this length may be from what was meant; 0 when it is too short to guess. */
function reachOf(word: string): number {
  if (word.length >= 7) return 2
  return word.length >= 4 ? 1 : 0
}

/**
 * The word that was meant by a misspelt one, or null. A guess must be the only one at its distance, must not compete with a word of other
 * allergens, and is never made for a word that has a meaning of its own.
 */
export function correct(word: string, vocabulary: Vocabulary): string | null {
  const most = reachOf(word)
  if (most === 0 || ordinaryWords.has(word) || vocabulary.spellings.has(word)) return null
  const near = candidates(word, vocabulary, most).filter((candidate) => candidate.word[0] === word[0] || candidate.away === 1)
  const [winner, ...others] = near
  if (winner === undefined || (word.length < 7 && winner.word[0] !== word[0])) return null
  const rivals = others.filter((other) => other.away === winner.away)
  if (rivals.length > 0) return null
  const isContested = others.some(
    (other) =>
      other.senses.length > 0 && winner.senses.length > 0 && allergensOf(other) !== allergensOf(winner) && other.away - winner.away < 1,
  )
  return isContested ? null : winner.word
}

/** Up to three ingredients whose names are near a word, nearest first, for the question "did you mean". */
export function suggestions(word: string, vocabulary: Vocabulary): IngredientId[] {
  if (word.length < 4) return []
  const ids: IngredientId[] = []
  for (const { senses } of candidates(word, vocabulary, word.length >= 6 ? 2 : 1)) {
    for (const { ingredient } of senses) if (ingredient !== null && !ids.includes(ingredient)) ids.push(ingredient)
    if (ids.length >= 3) break
  }
  return ids.slice(0, 3)
}
