import type { Task } from '#kitchen/composer/draft.ts'
import { writeDegrees } from '#kitchen/composer/grammar/de/measures.ts'
import { dativeAfterMit, joinNames } from '#kitchen/composer/grammar/de/names.ts'
import { cueAdverbs, cueWords, otherCueAdverbs, otherCueWords } from '#kitchen/composer/grammar/de/words.ts'
import { rangeOf, wholeHoursOf } from '#kitchen/composer/grammar/numbers.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { cueBesideProofs, groupedProofsOf, type ProofWords, safeInsideTemperatures } from '#kitchen/composer/grammar/signs.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** A duration range: "5–7 Minuten", "1 Minute", "8 Stunden". */
function writeDuration(minutes: Minutes): string {
  const hours = wholeHoursOf(minutes)
  return hours === null ? `${rangeOf(minutes, '–')} ${minutes[1] === 1 ? 'Minute' : 'Minuten'}` : `${hours} Stunden`
}

const numberWords = [
  '',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  '',
  'zwölf',
  '',
  '',
  'fünfzehn',
] as const

/** A duration in words, "eine bis zwei Minuten", "eine Minute"; in figures if there is no short word. */
function writeDurationInWords(minutes: Minutes, { isStewed }: RecipeContext): string {
  const [from = '', to = ''] = minutes.map((one) => numberWords[one] ?? '')
  if (isStewed || wholeHoursOf(minutes) !== null || from === '' || to === '') return writeDuration(minutes)
  if (from === to) return `${to} ${to === 'eine' ? 'Minute' : 'Minuten'}`
  return `${from} bis ${to} Minuten`
}

/** The duration of a task: " 5–7 Minuten", " noch etwa 5–7 Minuten"; empty without a time. */
export function timeOf({ minutes, continues }: Task, context: RecipeContext): string {
  if (minutes === null) return ''
  const { either } = context
  const usual = writeDuration(minutes)
  const isOne = minutes[1] === 1
  const told = either(
    usual,
    isOne ? usual : `etwa ${usual}`,
    writeDurationInWords(minutes, context),
    usual.replace('–', ' bis '),
    isOne ? usual : `rund ${usual}`,
  )
  return continues ? ` ${either(`weitere ${usual}`, `noch ${told}`, `weitere ${told}`, `noch ${told}`, `noch ${told}`)}` : ` ${told}`
}

/** Clauses after "bis"; `of` names the food whose inside is meant, `lead` the food that was in the pan before. */
type Clauses = (of: string, lead: string) => readonly string[]

const insideWords =
  (heat: readonly [celsius: number, fahrenheit: number]): Clauses =>
  (of) => [`die Kerntemperatur${of} ${writeDegrees(heat)} beträgt`]

const whole = insideWords(safeInsideTemperatures['whole-cut'])

const proofWords: ProofWords<Clauses> = {
  slow: (_, lead) => [`${lead}alles so zart ist, dass es sich mit einer Gabel zerteilen lässt`],
  byHazard: {
    poultry: insideWords(safeInsideTemperatures.poultry),
    mince: (of, lead) => ['alles durchgebraten ist', ...insideWords(safeInsideTemperatures.mince)(of, lead)],
    'whole-cut': whole,
    pork: whole,
    fish: () => [
      `der Fisch nicht mehr glasig ist, sich leicht zerteilen lässt und im Kern ${writeDegrees(safeInsideTemperatures.fish)} hat`,
    ],
    bivalve: () => ['sich alle Schalen geöffnet haben (geschlossene wegwerfen)'],
    crustacean: (_, lead) => [`${lead}alles undurchsichtig und durchgehend fest ist`],
    egg: () => [`das Ei durch und durch gestockt ist und im Kern ${writeDegrees(safeInsideTemperatures.egg)} hat`],
    'dried-bean': (_, lead) => [`${lead}alles durch und durch weich ist`],
    cassava: (_, lead) => [`${lead}alles durch und durch weich ist`],
    'wild-mushroom': (_, lead) => [`${lead}alles gut durchgegart ist`],
    'cooked-rice': (of, lead) => [
      'alles durch und durch dampfend heiß ist',
      ...insideWords(safeInsideTemperatures['cooked-rice'])(of, lead),
    ],
  },
}

/** How a sentence says that its task ends: a word before the verb ("goldbraun") and a clause after it (", bis …"). */
interface Ending {
  how: string
  until: string
}

function proofsOf(task: Task): string[] {
  const proven = task.proofs.map(({ item }) => item)
  // With other food in the pan, the sentence names the food whose inside it means.
  const isAlone = task.items.length === proven.length && task.items.every((item) => proven.includes(item))
  const together = groupedProofsOf(task, proofWords)
  const said = together.flatMap(({ words, items }) => {
    const before = items.filter((item) => !task.items.includes(item))
    // "alles" means the foods named in the sentence, or the only food to prove.
    const isPlain = before.length === 0 || (task.items.length === 0 && together.length === 1)
    return words(
      isAlone ? '' : ` bei ${joinNames(items.map(dativeAfterMit))}`,
      isPlain ? '' : `bei ${joinNames(before.map(dativeAfterMit))} `,
    )
  })
  return [...new Set(said)]
}

/**
 * Merges two signs with one subject: "alles zart ist" and "alles durchgebraten ist" become "alles zart und
 * durchgebraten ist".
 */
function mergeSigns(signs: readonly string[]): string[] {
  const said = signs.flatMap((sign) => /^alles (.+) ist$/.exec(sign)?.[1] ?? [])
  // Food that is "durch und durch" cooked need not be called done, tender or hot as well.
  const isThrough = said.some((state) => /durch und durch|durchgebraten/.test(state))
  const states = said.filter((state) => !isThrough || !/^(?:heiß|(?:.* )?(?:gar|zart))$/.test(state))
  const others = signs.filter((sign) => !/^alles .+ ist$/.test(sign))
  return states.length === 0 ? others : [`alles ${joinNames(states)} ist`, ...others]
}

/** The sign of doneness and then the proof of safety. */
export function endingOf(task: Task, { either }: RecipeContext): Ending {
  const proofs = proofsOf(task)
  const cue = cueBesideProofs(task)
  const adverb = cue === null ? undefined : cueAdverbs[cue]
  const how = cue === null || adverb === undefined ? undefined : either(adverb, ...(otherCueAdverbs[cue] ?? []))
  const signs = [...(cue === null || how !== undefined ? [] : either(cueWords[cue], ...(otherCueWords[cue] ?? [])).split('; ')), ...proofs]
  return { how: how === undefined ? '' : ` ${how}`, until: signs.length === 0 ? '' : `, bis ${joinNames(mergeSigns(signs))}` }
}
