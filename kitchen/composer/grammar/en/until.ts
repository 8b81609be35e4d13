import type { Task } from '#kitchen/composer/draft.ts'
import { degrees } from '#kitchen/composer/grammar/en/measures.ts'
import { joined, nounOf } from '#kitchen/composer/grammar/en/names.ts'
import { cueWords } from '#kitchen/composer/grammar/en/words.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import { rangeOf, wholeHours } from '#kitchen/composer/grammar/numbers.ts'
import { cueBesideProofs, type ProofWords, provenTogether, safeInside } from '#kitchen/composer/grammar/signs.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** "5-7 minutes", "1 minute", "8 hours". */
export function span(minutes: Minutes): string {
  const hours = wholeHours(minutes)
  return hours === null ? `${rangeOf(minutes, '-')} ${minutes[1] === 1 ? 'minute' : 'minutes'}` : `${hours} hours`
}

const proofWords: ProofWords<(the: string, isPlural: boolean) => string> = {
  slow: (the: string, isPlural: boolean) => `${the} ${isPlural ? 'are' : 'is'} tender enough to pull apart with a fork`,
  byHazard: {
    poultry: (the, many) => `${the} ${many ? 'reach' : 'reaches'} ${degrees(safeInside.poultry)} inside`,
    mince: (the, many) => `${the} ${many ? 'have' : 'has'} no pink left and ${many ? 'reach' : 'reaches'} ${degrees(safeInside.mince)}`,
    'whole-cut': (the, many) => `${the} ${many ? 'reach' : 'reaches'} at least ${degrees(safeInside['whole-cut'])} inside`,
    pork: (the, many) => `${the} ${many ? 'reach' : 'reaches'} at least ${degrees(safeInside.pork)} inside`,
    fish: (the, many) => `${the} ${many ? 'are' : 'is'} opaque and ${many ? 'flake' : 'flakes'} easily, ${degrees(safeInside.fish)} inside`,
    bivalve: (the, many) => `${the} ${many ? 'have' : 'has'} opened (discard any that stay closed)`,
    crustacean: (the, many) => `${the} ${many ? 'are' : 'is'} opaque and firm all the way through`,
    egg: (the, many) => `${the} ${many ? 'are' : 'is'} set, ${degrees(safeInside.egg)} inside`,
    'dried-bean': (the, many) => `${the} ${many ? 'are' : 'is'} soft all the way through`,
    cassava: (the, many) => `${the} ${many ? 'are' : 'is'} soft all the way through`,
    'wild-mushroom': (the, many) => `${the} ${many ? 'are' : 'is'} cooked through`,
    'cooked-rice': (the, many) => `${the} ${many ? 'are' : 'is'} steaming hot, ${degrees(safeInside['cooked-rice'])} inside`,
  },
}

/** "until golden and the chicken reaches 74°C (165°F) inside": the sign that a task is done, then what makes it safe. */
export function untilClause(task: Task, the: (items: readonly Item[]) => string, listener: Listener): string {
  const isPlural = (item: Item) => nounOf(item, listener.amountOf(item)).isPlural
  const proofs = provenTogether(task, proofWords).map(({ words, items }) => words(the(items), items.length > 1 || items.some(isPlural)))
  const cue = cueBesideProofs(task)
  const signs = [...(cue === null ? [] : [cueWords[cue]]), ...proofs]
  return signs.length === 0 ? '' : `${task.minutes === null ? '' : ','} until ${joined(signs)}`
}
