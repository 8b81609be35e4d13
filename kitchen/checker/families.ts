import type { Language } from '#domain/options.ts'
import { borderedSourceOf } from '#kitchen/checker/phrases.ts'
import { isIn, wordSetOf } from '#kitchen/checker/word-set.ts'
import { type FamilyKind, type FamilyName, familyKinds } from '#kitchen/checker/words/family-kinds.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import type { Food } from '#kitchen/reader/reading.ts'
import { tokenise } from '#kitchen/reader/tokens.ts'

/** The general words of a language: by their key, by the beginning of their key, and as they stand in running text. */
interface Families {
  byKey: ReadonlyMap<string, readonly FamilyKind[]>
  byStem: readonly (readonly [stem: string, kind: FamilyKind])[]
  inText: readonly (readonly [kind: FamilyKind, words: () => RegExp])[]
}

const kinds: Readonly<Record<FamilyName, FamilyKind>> = familyKinds
const names = Object.keys(familyKinds).filter((name): name is FamilyName => Object.hasOwn(familyKinds, name))

const built = new Map<Language, Families>()

function familiesIn(language: Language): Families {
  const known = built.get(language)
  if (known !== undefined) return known
  const words = checkerWordsIn[language].families
  const byKey = new Map<string, FamilyKind[]>()
  const byStem: [string, FamilyKind][] = []
  for (const name of names) {
    for (const word of words[name] ?? []) {
      if (word.endsWith('*')) byStem.push([keyOf(word.slice(0, -1), language), kinds[name]])
      else {
        const key = keyOf(word, language)
        byKey.set(key, [...(byKey.get(key) ?? []), kinds[name]])
      }
    }
  }
  const { carrying } = checkerWordsIn[language]
  const inText = names.flatMap((name) => {
    const [phrases, verbs] = [words[name], carrying[name]]
    return [
      ...(phrases === undefined ? [] : [[kinds[name], once(() => new RegExp(inTextSource(phrases, language), 'u'))] as const]),
      ...(verbs === undefined ? [] : [[kinds[name], once(() => new RegExp(borderedSourceOf(verbs, language), 'u'))] as const]),
    ]
  })
  const made = { byKey, byStem, inText }
  built.set(language, made)
  return made
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** In Japanese and Chinese a general word counts where no other character of a name stands before it: 肉, not 豚肉. */
function inTextSource(phrases: readonly string[], language: Language): string {
  const source = borderedSourceOf(phrases, language)
  return language === 'ja' || language === 'zh'
    ? `(?<![\\p{Script=Han}\\p{Script=Katakana}ー])(?:${source})(?![\\p{Script=Katakana}ー])`
    : source
}

/** The words of a food, folded and singular. */
export function keyOf(words: string, language: Language): string {
  return tokenise(words)
    .filter((token) => token.kind !== 'mark')
    .map((token) => singular(token.text, language))
    .join(' ')
}

const keys = new WeakMap<Food, string>()

/** A recipe compares each of its foods with each other: the key is made once. */
function keyOfFood(food: Food, language: Language): string {
  const known = keys.get(food)
  if (known !== undefined) return known
  const key = keyOf(food.words, language)
  keys.set(food, key)
  return key
}

function belongs(food: Pick<Food, 'ingredient' | 'class'>, family: FamilyKind): boolean {
  const { ingredient } = food
  if (ingredient !== null && family.ids?.includes(ingredient)) return true
  if (ingredient !== null && family.idWords?.some((word) => ingredient.split('-').includes(word))) return true
  if (family.classes?.includes(food.class) !== true) return false
  return family.proteins === undefined || (ingredient !== null && family.proteins.includes(proteinOf(ingredient)))
}

function proteinOf(id: IngredientId): string {
  return lexicon[id].protein ?? ''
}

/** Families of a key, by language: recipes repeat their words. */
const familiesOfKeys = new Map<Language, Map<string, readonly FamilyKind[]>>()

/** As many keys as one language may be remembered for. */
const mostKeys = 5_000

function familiesOf(key: string, language: Language): readonly FamilyKind[] {
  const remembered = familiesOfKeys.get(language) ?? new Map<string, readonly FamilyKind[]>()
  familiesOfKeys.set(language, remembered)
  const known = remembered.get(key)
  if (known !== undefined) return known
  const { byKey, byStem } = familiesIn(language)
  const bare = withoutQualities(key, language)
  const found = [key, ...(bare === key ? [] : [bare])].flatMap((one) => [
    ...(byKey.get(one) ?? []),
    ...byStem.filter(([stem]) => one.startsWith(stem) && !one.slice(stem.length).includes(' ')).map(([, kind]) => kind),
  ])
  if (remembered.size >= mostKeys) remembered.clear()
  remembered.set(key, found)
  return found
}

/** What was done to a food since it was listed counts for nothing: "the chopped tomatoes", "gehackte Zwiebeln", "cebolla picada". */
function withoutQualities(key: string, language: Language): string {
  const qualities = wordSetOf(checkerWordsIn[language].qualities, language)
  const words = key.split(' ')
  let [from, to] = [0, words.length]
  while (from < to && isIn(words[from] ?? '', qualities)) from += 1
  while (to > from && isIn(words[to - 1] ?? '', qualities)) to -= 1
  return from === to ? key : words.slice(from, to).join(' ')
}

/** "grated carrot", known by kind only, is carrot. */
function isReadAs(id: IngredientId, words: string, language: Language): boolean {
  const written = tokenise(words)
    .map(({ text }) => text)
    .join(' ')
  const bare = withoutQualities(written, language)
  if (bare === written) return false
  const [only, ...more] = findFoods(bare, language)
  return only?.ingredient === id && more.length === 0
}

/** Whether a word in a step speaks of a food of the list: the same ingredient, or a more general word for it. Not the other way round. */
export function isSameFood(mentioned: Food, listed: Food, language: Language): boolean {
  if (mentioned.ingredient !== null && mentioned.ingredient === listed.ingredient) return true
  const key = keyOfFood(mentioned, language)
  if (familiesOf(key, language).some((family) => belongs(listed, family))) return true
  if (mentioned.ingredient !== null && listed.ingredient !== null) return false
  if (mentioned.ingredient === null && listed.ingredient !== null && isReadAs(listed.ingredient, mentioned.words, language)) return true
  // "The rind of 1 lemon" has its number within.
  const known = keyOfFood(listed, language).replace(/\d+ /g, '')
  return known === key || ` ${known} `.includes(` ${key} `)
}

const generalWords = new WeakMap<Food, readonly RegExp[]>()

/** The general words for a listed food. */
function wordsFor(listed: Food, language: Language): readonly RegExp[] {
  const known = generalWords.get(listed)
  if (known !== undefined) return known
  const made = familiesIn(language).inText.flatMap(([kind, words]) => (belongs(listed, kind) ? [words()] : []))
  generalWords.set(listed, made)
  return made
}

/** Whether a folded text speaks of a listed food by a general word, known as a food of its own or not: "обжарьте мясо". */
export function isSpokenOf(plain: string, listed: Food, language: Language): boolean {
  return wordsFor(listed, language).some((words) => words.test(plain))
}
