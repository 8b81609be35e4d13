import type { Task } from '#kitchen/composer/draft.ts'
import { degrees } from '#kitchen/composer/grammar/de/measures.ts'
import { joined, withOf } from '#kitchen/composer/grammar/de/names.ts'
import { cueAdverbs, cueWords, otherCueAdverbs, otherCueWords } from '#kitchen/composer/grammar/de/words.ts'
import { rangeOf, wholeHours } from '#kitchen/composer/grammar/numbers.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { cueBesideProofs, type ProofWords, provenTogether, safeInside } from '#kitchen/composer/grammar/signs.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** "5–7 Minuten", "1 Minute", "8 Stunden". */
function span(minutes: Minutes): string {
  const hours = wholeHours(minutes)
  return hours === null ? `${rangeOf(minutes, '–')} ${minutes[1] === 1 ? 'Minute' : 'Minuten'}` : `${hours} Stunden`
}

const spelt = [
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

/** "eine bis zwei Minuten", "eine Minute"; in figures where there is no short word. */
function spanInWords(minutes: Minutes, { isStewed }: RecipeContext): string {
  const [from = '', to = ''] = minutes.map((one) => spelt[one] ?? '')
  if (isStewed || wholeHours(minutes) !== null || from === '' || to === '') return span(minutes)
  if (from === to) return `${to} ${to === 'eine' ? 'Minute' : 'Minuten'}`
  return `${from} bis ${to} Minuten`
}

/** " 5–7 Minuten", " noch etwa 5–7 Minuten"; empty without a time. */
export function timeOf({ minutes, continues }: Task, context: RecipeContext): string {
  if (minutes === null) return ''
  const { either } = context
  const usual = span(minutes)
  const isOne = minutes[1] === 1
  const told = either(
    usual,
    isOne ? usual : `etwa ${usual}`,
    spanInWords(minutes, context),
    usual.replace('–', ' bis '),
    isOne ? usual : `rund ${usual}`,
  )
  return continues ? ` ${either(`weitere ${usual}`, `noch ${told}`, `weitere ${told}`, `noch ${told}`, `noch ${told}`)}` : ` ${told}`
}

/** Clauses after "bis"; `of` says whose inside is meant, `lead` names what went into the pan before. */
type Clauses = (of: string, lead: string) => readonly string[]

const kernel =
  (heat: readonly [celsius: number, fahrenheit: number]): Clauses =>
  (of) => [`die Kerntemperatur${of} ${degrees(heat)} beträgt`]

const whole = kernel(safeInside['whole-cut'])

const proofWords: ProofWords<Clauses> = {
  slow: (_, lead) => [`${lead}alles so zart ist, dass es sich mit einer Gabel zerteilen lässt`],
  byHazard: {
    poultry: kernel(safeInside.poultry),
    mince: (of, lead) => ['alles durchgebraten ist', ...kernel(safeInside.mince)(of, lead)],
    'whole-cut': whole,
    pork: whole,
    fish: () => [`der Fisch nicht mehr glasig ist, sich leicht zerteilen lässt und im Kern ${degrees(safeInside.fish)} hat`],
    bivalve: () => ['sich alle Schalen geöffnet haben (geschlossene wegwerfen)'],
    crustacean: (_, lead) => [`${lead}alles undurchsichtig und durchgehend fest ist`],
    egg: () => [`das Ei durch und durch gestockt ist und im Kern ${degrees(safeInside.egg)} hat`],
    'dried-bean': (_, lead) => [`${lead}alles durch und durch weich ist`],
    cassava: (_, lead) => [`${lead}alles durch und durch weich ist`],
    'wild-mushroom': (_, lead) => [`${lead}alles gut durchgegart ist`],
    'cooked-rice': (of, lead) => ['alles durch und durch dampfend heiß ist', ...kernel(safeInside['cooked-rice'])(of, lead)],
  },
}

/** What a task says of its end: a word before the verb ("goldbraun") and a clause after it (", bis …"). */
interface Ending {
  how: string
  until: string
}

function proofsOf(task: Task): string[] {
  const proven = task.proofs.map(({ item }) => item)
  // Where other food is in the pan, the sentence says whose inside it means.
  const isAlone = task.items.length === proven.length && task.items.every((item) => proven.includes(item))
  const together = provenTogether(task, proofWords)
  const said = together.flatMap(({ words, items }) => {
    const before = items.filter((item) => !task.items.includes(item))
    // "alles" means what the sentence names, or the one thing there that must be proven.
    const isPlain = before.length === 0 || (task.items.length === 0 && together.length === 1)
    return words(isAlone ? '' : ` bei ${joined(items.map(withOf))}`, isPlain ? '' : `bei ${joined(before.map(withOf))} `)
  })
  return [...new Set(said)]
}

/** "alles zart ist" and "alles durchgebraten ist" become one: "alles zart und durchgebraten ist". */
function merged(signs: readonly string[]): string[] {
  const said = signs.flatMap((sign) => /^alles (.+) ist$/.exec(sign)?.[1] ?? [])
  // Food that is soft, hot or fried all through need not be called done, tender or hot too.
  const isThrough = said.some((state) => /durch und durch|durchgebraten/.test(state))
  const states = said.filter((state) => !isThrough || !/^(?:heiß|(?:.* )?(?:gar|zart))$/.test(state))
  const others = signs.filter((sign) => !/^alles .+ ist$/.test(sign))
  return states.length === 0 ? others : [`alles ${joined(states)} ist`, ...others]
}

/** The sign that a task is done, then its proof of safety. */
export function endingOf(task: Task, { either }: RecipeContext): Ending {
  const proofs = proofsOf(task)
  const cue = cueBesideProofs(task)
  const adverb = cue === null ? undefined : cueAdverbs[cue]
  const how = cue === null || adverb === undefined ? undefined : either(adverb, ...(otherCueAdverbs[cue] ?? []))
  const signs = [...(cue === null || how !== undefined ? [] : either(cueWords[cue], ...(otherCueWords[cue] ?? [])).split('; ')), ...proofs]
  return { how: how === undefined ? '' : ` ${how}`, until: signs.length === 0 ? '' : `, bis ${joined(merged(signs))}` }
}
