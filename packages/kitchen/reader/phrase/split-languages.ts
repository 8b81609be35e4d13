import type { Language } from '#kitchen/options.ts'
import { type Chunk, coverWithPhrases } from '#kitchen/reader/match/cover.ts'
import { exactWords, foodListedAs } from '#kitchen/reader/match/phrase-tree.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { isDescriptionIn, readAcrossLanguages, readWhole } from '#kitchen/reader/phrase/read-whole.ts'
import { isLatin } from '#kitchen/reader/phrase/romanised.ts'
import { attemptIn } from '#kitchen/reader/segment/attempt.ts'
import { isMeatSubstitute } from '#kitchen/reader/segment/compose.ts'
import { countsInPhrase } from '#kitchen/reader/segment/read-segment.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { isOrdinaryIn } from '#kitchen/reader/words/ordinary-words.ts'

type Run = readonly Token[]

/** Fewest letters of a foreign food in a run: shorter words mean something in too many languages. */
const fewestLetters = 3

/**
 * Splits a run of Latin words where foods of several languages stand side by side: "milk flour Eier", "poulet soy
 * sauce riz". It splits only if no language knows the run as a whole, and each part names foods and nothing else.
 */
export function splitLanguages(text: string, tokens: Run, languages: readonly Language[], own: Language): readonly Run[] {
  const words = tokens.filter(({ kind }) => kind === 'word')
  if (words.length < 2 || !words.every(isLatin) || tokens.some(({ kind }) => kind === 'character')) return [tokens]
  const home = homeOf(tokens, languages, own)
  const parts = partsOf(
    tokens,
    home,
    languages.filter((language) => language !== home),
  )
  const inParts = [...new Set(parts.map(({ language }) => language))]
  if (inParts.length < 2 || isNoRun(text, tokens, inParts) || languages.some((language) => namesPoison(tokens, language))) return [tokens]
  if ((readWhole(text, tokens, languages, own) ?? readAcrossLanguages(text, tokens, languages, own)) !== null) return [tokens]
  return parts.every(({ run, language }) => namesOnlyFoods(text, run, language)) ? parts.map(({ run }) => run) : [tokens]
}

/** Does a language of the parts know some of the run as no food, or the run as a likeness of meat: "soy chorizo"? */
function isNoRun(text: string, tokens: Run, languages: readonly Language[]): boolean {
  return languages.some((language) => {
    const { foods, notFood } = attemptIn(vocabularyOf(language), text, tokens).reading
    return notFood.length > 0 || (foods.length === 1 && foods.every(isMeatSubstitute))
  })
}

function namesPoison(tokens: Run, language: Language): boolean {
  return coverWithPhrases(tokens, vocabularyOf(language), countsInPhrase).some(({ place }) => place?.role === 'poison')
}

/** The cook's language, or for a cook whose language has another script the one that knows most of the words. */
function homeOf(tokens: Run, languages: readonly Language[], own: Language): Language {
  const knownIn = (language: Language) => tokens.filter(({ text }) => vocabularyOf(language).root.next.has(singular(text, language))).length
  return languages.includes(own) ? own : (languages.toSorted((one, other) => knownIn(other) - knownIn(one))[0] ?? own)
}

interface Part {
  language: Language
  run: Run
}

/**
 * The run, parted at each name that only another language has. The words of `home` between two such names stay
 * together.
 */
function partsOf(tokens: Run, home: Language, others: readonly Language[]): Part[] {
  const parts: { language: Language; run: Token[] }[] = []
  const chunks = coverWithPhrases(tokens, vocabularyOf(home), countsInPhrase)
  for (let at = 0; at < tokens.length; ) {
    const to = chunks.find((chunk) => chunk.from <= at && at < chunk.to)?.to ?? at + 1
    const foreign = longestName(tokens, at, others, (end) => isUnknownWithin(at, end))
    const end = foreign?.end ?? to
    const last = parts.at(-1)
    if (foreign !== null) parts.push({ language: foreign.language, run: [...tokens.slice(at, end)] })
    else if (last?.language === home) last.run.push(...tokens.slice(at, end))
    else parts.push({ language: home, run: [...tokens.slice(at, end)] })
    at = end
  }
  return parts

  function isUnknownWithin(from: number, end: number): boolean {
    return chunks.some((chunk) => chunk.from >= from && chunk.to <= end && isUnknown(chunk) && isName(tokens[chunk.from], home))
  }

  /** Is it no name of `home`, or only by its stem: "farine" is French flour, and no German "Farin"? */
  function isUnknown({ from, to, place }: Chunk): boolean {
    if (place === null) return true
    return place.food !== null && to === from + 1 && foodListedAs(tokens[from]?.text ?? '', vocabularyOf(home)) === undefined
  }
}

/** The longest name from a token on that another language lists to the letter, and that `home` does not know. */
function longestName(tokens: Run, from: number, languages: readonly Language[], isForeign: (end: number) => boolean) {
  for (let end = Math.min(tokens.length, from + longestPhrase); end > from; end -= 1) {
    if (!isForeign(end)) continue
    const name = exactWords(tokens.slice(from, end))
    const language = languages.find((one) => foodListedAs(name, vocabularyOf(one)) !== undefined)
    if (language !== undefined) return { end, language }
  }
  return null
}

/** Most words of a foreign name. */
const longestPhrase = 4

/** May an unknown word be a food of another language? "Con" may not in Spanish speech. */
function isName(token: Token | undefined, home: Language): boolean {
  return token?.kind === 'word' && token.text.length >= fewestLetters && !isOrdinaryIn(token.text, home)
}

/** Do the words name one food or more, and is each of them known? */
function namesOnlyFoods(text: string, run: Run, language: Language): boolean {
  const { foods, unknown, notFood } = attemptIn(vocabularyOf(language), text, run).reading
  if (notFood.length > 0) return false
  return (foods.length > 0 && unknown.length === 0) || run.every((token) => token.kind !== 'word' || isDescriptionIn(token, language))
}
