import { foodNamedBy } from '#kitchen/reader/match/phrase-tree.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { list } from '#kitchen/word-list.ts'

interface Meat {
  adjective: string
  genitive: string
}

/** Meats by their noun. */
const meats: Readonly<Record<string, Meat>> = {
  говядина: { adjective: 'говяжий', genitive: 'говядины' },
  свинина: { adjective: 'свиной', genitive: 'свинины' },
  баранина: { adjective: 'бараний', genitive: 'баранины' },
  телятина: { adjective: 'телячий', genitive: 'телятины' },
  курица: { adjective: 'куриный', genitive: 'курицы' },
  цыпленок: { adjective: 'куриный', genitive: 'курицы' },
  индейка: { adjective: 'индюшиный', genitive: 'индейки' },
  утка: { adjective: 'утиный', genitive: 'утки' },
  гусь: { adjective: 'гусиный', genitive: 'гуся' },
  кролик: { adjective: 'кроличий', genitive: 'кролика' },
}

const stemOf = (word: string) => singular(foldWord(word), 'ru')

const meatByStem: ReadonlyMap<string, Meat> = new Map(Object.entries(meats).map(([noun, meat]) => [stemOf(noun), meat]))

const cutStems: ReadonlySet<string> = new Set(
  list(
    `лопатка, шея, шейка, грудинка, корейка, вырезка, ребра, ребрышки, печень, печенка, язык, сердце, сердечки, почки, фарш, бедро,
  бедрышки, филе, окорок, рулька, карбонад, грудка, голень, окорочок, крыло, крылышки, желудки, хвост, стейк, антрекот`,
  ).map(stemOf),
)

/** Cuts that without an animal are of chicken, so that they would be a second food beside another animal. */
const cutsOfChicken: ReadonlySet<string> = new Set(['бедро', 'бедрышки', 'голень', 'окорочок', 'крыло', 'крылышки', 'грудка'].map(stemOf))

/**
 * Names the cut of a meat whose animal stands beside it as a noun, as labels write: "говядина вырезка"
 * is говяжья вырезка, "индейка филе бедра" филе бедра индейки.
 */
export function withCutsOfMeat(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text, kind }) => kind === 'word' && meatByStem.has(stemOf(text)))
  const animal = tokens[at]
  const meat = animal === undefined ? undefined : meatByStem.get(stemOf(animal.text))
  if (animal === undefined || meat === undefined) return tokens
  const behind = cutsFrom(tokens, at + 1)
  const before = at > 0 && isCut(tokens[at - 1]) ? [tokens[at - 1] as Token] : []
  const said = behind.length > 0 ? behind : before
  if (said.length === 0) return tokens
  const from = behind.length > 0 ? at : at - 1
  return tokens.toSpliced(from, said.length + 1, ...named(animal, meat, said))
}

const isCut = (token: Token | undefined) => token?.kind === 'word' && cutStems.has(stemOf(token.text))

/** The one or two words for the cut from `at` on: "филе", "филе бедра". */
function cutsFrom(tokens: readonly Token[], at: number): readonly Token[] {
  if (!isCut(tokens[at])) return []
  return tokens.slice(at, isCut(tokens[at + 1]) ? at + 2 : at + 1)
}

/** The animal and its cut as the vocabulary names them; a cut without a name tells no more than the animal. */
function named(animal: Token, { adjective, genitive }: Meat, said: readonly Token[]): readonly Token[] {
  const vocabulary = vocabularyOf('ru')
  const shorter = said.length > 1 ? said.toReversed().map((one) => [one]) : []
  for (const cut of [said, ...shorter]) {
    const orders = [
      [{ ...animal, text: adjective }, ...cut],
      [...cut, { ...animal, text: genitive }],
    ]
    const known = orders.find((words) => foodNamedBy(vocabulary, words) !== null)
    if (known !== undefined) return inPlaces(known)
  }
  return said.some(({ text }) => cutsOfChicken.has(stemOf(text))) ? [animal] : [animal, ...said]
}

/** The words in the order of the name, each at one of the places that they were typed at. */
function inPlaces(words: readonly Token[]): readonly Token[] {
  const places = words.toSorted((one, other) => one.start - other.start)
  return words.map((word, at) => ({ ...word, start: places[at]?.start ?? word.start, end: places[at]?.end ?? word.end }))
}
