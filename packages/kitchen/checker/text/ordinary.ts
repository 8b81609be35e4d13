import { matchesOf, patternSourceOf } from '#kitchen/checker/text/phrases.ts'
import { isInWordSet, wordSetOf } from '#kitchen/checker/text/word-set.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import type { FoundFood } from '#kitchen/reader/find-foods.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'

/** Do these words hold only ordinary kitchen words and no food: "rinsed", "gewaschen", "en lanières"? */
export function isOnlyOrdinary(words: string, language: Language): boolean {
  const { adding, qualities } = checkerWordsIn[language]
  const [ordinary, said, verbs] = [wordSetOf(adding.ordinary, language), wordSetOf(qualities, language), wordSetOf(adding.verbs, language)]
  const tokens = tokenise(words).filter(({ kind }) => kind === 'word' || kind === 'character')
  if (language === 'ja' || language === 'zh')
    return tokens.length > 0 && ordinaryRuns(words, language).some(({ start, end }) => start === 0 && end === words.length)
  return (
    tokens.length > 0 &&
    tokens.every(({ text }) => {
      const one = singular(text, language)
      return [text, one].some((word) => isInWordSet(word, ordinary) || isInWordSet(word, said)) || isInWordSet(text, verbs)
    })
  )
}

/** Consecutive ordinary words without spaces, with their start and end. */
interface Run {
  start: number
  end: number
  borders: ReadonlySet<number>
}

const patternOf = memoizedByKey((language: Language) => {
  const { adding, qualities } = checkerWordsIn[language]
  return new RegExp(
    patternSourceOf(
      [...adding.ordinary, ...adding.verbs, ...qualities].filter((word) => word.length > 1),
      language,
    ),
    'gu',
  )
})

function ordinaryRuns(text: string, language: Language): Run[] {
  const runs: { start: number; end: number; borders: Set<number> }[] = []
  for (const match of matchesOf(patternOf(language), text)) {
    const end = match.index + match[0].length
    const last = runs.at(-1)
    if (last?.end === match.index) {
      last.end = end
      last.borders.add(end)
    } else runs.push({ start: match.index, end, borders: new Set([match.index, end]) })
  }
  return runs
}

/** A hiragana particle before katakana is no part of a name: 中がピンク does not hold ガピ. */
const particleBefore = /^[がはをにのでともや]\p{Script=Katakana}/u

/** 味を見ながらみりんを: the ながら ("while") before みりん is a conjunction, not the shellfish ナガラミ. */
function isConjunctionNagara({ start, words }: FoundFood, text: string): boolean {
  return words.startsWith('ながら') && /[見みぜ]$/u.test(text.slice(0, start))
}

/** A name cannot begin and end inside two words that a space separates: 添え イタリア. */
function crossesSpace({ start, end }: FoundFood, text: string): boolean {
  if (!/\s/u.test(text.slice(start, end))) return false
  return /\p{L}$/u.test(text.slice(0, start)) || /^\p{L}/u.test(text.slice(end))
}

/** 炒出红油: "fry until red oil comes out" describes the food in the pan and adds no oil. */
const comesOutOfFood = /[炒煸熬煮烤煎逼渗]出$/u

/** German capitalises nouns: "braten" is a verb and "Braten" a roast, and "garnieren" holds no Nieren. */
function isGermanVerb({ start, end }: FoundFood, text: string): boolean {
  const before = /\p{L}*$/u.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^\p{L}*/u.exec(text.slice(end))?.[0] ?? ''
  const word = `${before}${text.slice(start, end)}${after}`
  return word === word.toLowerCase() && isInWordSet(foldWord(word), wordSetOf(checkerWordsIn.de.adding.verbs, 'de'))
}

/**
 * Chinese names of this many characters do not arise across two words. A shorter one may: 和细面条 means "and vermicelli",
 * not 和细.
 */
const charactersBeyondChance = 3

/**
 * Drops matches that only look like foods: German verbs, and Japanese or Chinese names inside or across ordinary
 * words, as パン in フライパン or 面粉 in 里面粉红.
 */
export function withoutFalseFoods(found: readonly FoundFood[], text: string, language: Language): readonly FoundFood[] {
  if (found.length === 0) return found
  const seeming = seemingIn(language)
  const likely = seeming.size === 0 ? found : found.filter(({ words }) => !seeming.has(words.toLowerCase()))
  if (language === 'de') return likely.filter((food) => !isGermanVerb(food, text))
  if (language !== 'ja' && language !== 'zh') return likely
  const runs = ordinaryRuns(text, language)
  const isAcross = ({ start, end, ingredient }: FoundFood) =>
    !(language === 'zh' && ingredient !== null && end - start >= charactersBeyondChance) &&
    runs.some((run) => run.start <= start && run.end >= end && !(run.borders.has(start) && run.borders.has(end)))
  return likely.filter(
    (food) =>
      !isAcross(food) &&
      !crossesSpace(food, text) &&
      !isConjunctionNagara(food, text) &&
      !comesOutOfFood.test(text.slice(0, food.start)) &&
      !particleBefore.test(text.slice(food.start, food.start + 2)),
  )
}

const seemingIn = memoizedByKey(
  (language: Language): ReadonlySet<string> => new Set((checkerWordsIn[language].seeming ?? []).map((word) => word.toLowerCase())),
)
