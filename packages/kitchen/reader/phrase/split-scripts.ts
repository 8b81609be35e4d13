import type { Language } from '#kitchen/options.ts'
import { type Chunk, coverWithPhrases } from '#kitchen/reader/match/cover.ts'
import type { Role } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { isOnlyDescription } from '#kitchen/reader/phrase/read-whole.ts'
import { attemptIn } from '#kitchen/reader/segment/attempt.ts'
import { countsInPhrase } from '#kitchen/reader/segment/read-segment.ts'
import { languagesFor } from '#kitchen/reader/text/scripts-of.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

type Run = readonly Token[]

/** The words of a phrase in one script, with words of other scripts that only describe or measure the food. */
export interface ScriptRun {
  tokens: Run
  /** The words in the one script. */
  name: Run
  /** "And" or "with" joins it to the run before: 豆腐 and onions. */
  isJoined: boolean
}

/** Splits a phrase where the script changes: "huile d'olive しょうゆ sésame". A phrase in one script stays one run. */
export function splitScripts(text: string, tokens: Run, own: Language): readonly ScriptRun[] {
  const ofOneScript = runsOfOneScript(tokens)
  if (ofOneScript.length < 2) return [{ tokens, name: tokens, isJoined: false }]
  const runs: ScriptRun[] = []
  let before: Run = []
  let isJoined = false
  for (const run of ofOneScript) {
    const bare = withoutJoints(run, own)
    isJoined ||= bare.length > 0 && bare[0] !== run[0]
    const last = runs.at(-1)
    if (bare.length > 0 && saysNothing(text, bare, own)) {
      if (last === undefined) before = run
      else last.tokens = [...last.tokens, ...bare]
    } else if (bare.length > 0) {
      runs.push({ tokens: [...before, ...bare], name: bare, isJoined })
      before = []
      isJoined = false
    }
    isJoined ||= bare.at(-1) !== run.at(-1)
  }
  return runs
}

const scripts = [/^\p{Script=Latin}/u, /^\p{Script=Cyrillic}/u, /^\p{Script=Arabic}/u]

/**
 * The script of a token. Chinese and Japanese count as one, because Japanese names mix them; numbers and single
 * letters (卵Lサイズ) have none.
 */
function scriptOf({ kind, text }: Token): number | null {
  if (kind === 'character') return scripts.length
  return kind === 'word' && text.length > 1 ? scripts.findIndex((script) => script.test(text)) : null
}

function runsOfOneScript(tokens: Run): Run[] {
  const runs: Token[][] = [[]]
  let script: number | null = null
  for (const token of tokens) {
    const found: number | null = scriptOf(token) ?? script
    if (script !== null && found !== script) runs.push([])
    script = found
    runs.at(-1)?.push(token)
  }
  return runs
}

/** Do the words only describe or measure a food, in a language of their script? */
function saysNothing(text: string, run: Run, own: Language): boolean {
  return languagesFor(run, own).some((language) => isOnlyDescription(attemptIn(vocabularyOf(language), text, run)))
}

/** A run without "and" and "with" at its ends, unless they are letters of a name: "milkとたまご", but やきそば. */
function withoutJoints(run: Run, own: Language): Run {
  const [language = own] = languagesFor(run, own)
  const chunks = coverWithPhrases(run, vocabularyOf(language), countsInPhrase)
  const isName = ({ from, place }: Chunk) => {
    const role = place === null ? roleOf(run[from], own) : place.food === null && place.head === null ? place.role : null
    return role !== 'and' && role !== 'with'
  }
  return run.slice(chunks.find(isName)?.from ?? run.length, chunks.findLast(isName)?.to)
}

/** The role of a word that is no food, in the first language of its script that knows it. */
function roleOf(token: Token | undefined, own: Language): Role | null {
  if (token === undefined) return null
  for (const language of languagesFor([token], own)) {
    const place = vocabularyOf(language).root.next.get(singular(token.text, language))
    if (place !== undefined && place.food === null && place.head === null && place.role !== null) return place.role
  }
  return null
}
