import type { Task } from '#kitchen/composer/draft.ts'
import { degrees } from '#kitchen/composer/grammar/fr/measures.ts'
import { nounIn, theItems } from '#kitchen/composer/grammar/fr/names.ts'
import { type Agreement, allOfIt, cueWords, subjectNoun } from '#kitchen/composer/grammar/fr/words.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import { rangeOf, wholeHours } from '#kitchen/composer/grammar/numbers.ts'
import { cueBesideProofs, type ProofWords, provenTogether, safeInside } from '#kitchen/composer/grammar/signs.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** "5 à 7 minutes", "1 minute", "8 heures". */
export function span(minutes: Minutes): string {
  const hours = wholeHours(minutes)
  return hours === null ? `${rangeOf(minutes, ' à ')} ${minutes[1] === 1 ? 'minute' : 'minutes'}` : `${hours} heures`
}

type ProofClause = (the: string, isPlural: boolean) => string

const reaches =
  (heat: readonly [celsius: number, fahrenheit: number], least = ''): ProofClause =>
  (the, many) =>
    `${the} ${many ? 'atteignent' : 'atteigne'} ${least}${degrees(heat)} à cœur`

const soft: ProofClause = (the, many) => `${the} ${many ? 'soient parfaitement tendres' : 'soit parfaitement tendre'} à cœur`

/** Clauses after "jusqu'à ce que", in words that have no gender. */
const proofWords: ProofWords<ProofClause> = {
  slow: (the, many) => `${the} se ${many ? 'détachent' : 'détache'} facilement à la fourchette`,
  byHazard: {
    poultry: reaches(safeInside.poultry),
    mince: (the, many) =>
      `${the} ${many ? "n'aient" : "n'ait"} plus aucune trace rose et ${many ? 'atteignent' : 'atteigne'} ${degrees(safeInside.mince)} à cœur`,
    'whole-cut': reaches(safeInside['whole-cut'], 'au moins '),
    pork: reaches(safeInside.pork, 'au moins '),
    fish: (the, many) =>
      `${the} ${many ? "soient opaques et s'effeuillent" : "soit opaque et s'effeuille"} facilement, à ${degrees(safeInside.fish)} à cœur`,
    bivalve: (the, many) => `${the} ${many ? "s'ouvrent" : "s'ouvre"} (jeter ce qui reste fermé)`,
    crustacean: (the, many) => `${the} ${many ? 'soient opaques et fermes' : 'soit opaque et ferme'} à cœur`,
    egg: (the, many) => `${the} ${many ? 'soient' : 'soit'} bien pris, à ${degrees(safeInside.egg)} à cœur`,
    'dried-bean': soft,
    cassava: soft,
    'wild-mushroom': (the, many) => `${the} ${many ? 'arrivent' : 'arrive'} à cuisson complète`,
    'cooked-rice': (the, many) =>
      `${the} ${many ? 'fument et atteignent' : 'fume et atteigne'} ${degrees(safeInside['cooked-rice'])} à cœur`,
  },
}

/** ", jusqu'à ce qu'il soit bien doré et que le poulet atteigne 74 °C à cœur": the sign that a task is done, then what makes it safe. */
export function untilClause(task: Task, listener: Listener): string {
  const proofs = provenTogether(task, proofWords).map(({ words, items }) =>
    words(theItems(items, task, listener), items.length > 1 || items.some((item) => nounIn(item, listener).isPlural)),
  )
  const cue = cueBesideProofs(task)
  const signs = [...(cue === null ? [] : [cueWords[cue](agreementIn(task, listener))]), ...proofs]
  if (signs.length === 0) return ''
  const clauses = joinedClauses(signs)
  return `${task.minutes === null ? '' : ','} jusqu'à ce ${/^(?:il|elle)/u.test(clauses) ? "qu'" : 'que '}${clauses}`
}

/** The pronoun of what is cooked: one feminine noun is "elle", a mixed company "ils". */
function agreementIn(task: Task, listener: Listener): Agreement {
  if (task.subject === 'everything' || task.subject === 'mixture') return allOfIt
  const nouns = task.subject === null ? task.items.map((item) => nounIn(item, listener)) : [subjectNoun(task.subject)]
  const [first] = nouns
  if (first === undefined || nouns.some((noun) => 'isOwnWord' in noun && noun.isOwnWord)) return allOfIt
  const isPlural = nouns.length > 1 || first.isPlural
  const isFeminine = nouns.every((noun) => noun.isFeminine)
  const s = isPlural ? 's' : ''
  return { itIs: `${isFeminine ? 'elle' : 'il'}${s} ${isPlural ? 'soient' : 'soit'}`, ending: `${isFeminine ? 'e' : ''}${s}`, s }
}

/** "A", "A et que B", "A, que B et que C". */
function joinedClauses(clauses: readonly string[]): string {
  if (clauses.length < 2) return clauses[0] ?? ''
  return `${clauses.slice(0, -1).join(', que ')} et que ${clauses.at(-1)}`
}
