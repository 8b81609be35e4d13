import type { Task } from '#kitchen/composer/draft.ts'
import { rangeOf, wholeHoursOf } from '#kitchen/composer/grammar/numbers.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { cueBesideProofs, groupedProofsOf, type ProofWords, safeInsideTemperatures } from '#kitchen/composer/grammar/signs.ts'
import { writeDegrees } from '#kitchen/composer/grammar/zh/measures.ts'
import { cueWords, otherCueWords } from '#kitchen/composer/grammar/zh/words.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** A duration range: "5-7分钟", "1分钟", "8小时". */
export function writeDuration(minutes: Minutes, { either }: RecipeContext): string {
  const hours = wholeHoursOf(minutes)
  if (hours !== null) return `${hours}小时`
  return `${either('', '约', '', '约', '')}${rangeOf(minutes, either('-', '-', '至', '至', '-'))}分钟`
}

const soft = (name: string) => `${name}完全软透`

const atLeast = (name: string) => `${name}中心至少达到${writeDegrees(safeInsideTemperatures['whole-cut'])}`

/** The words that prove a food safe. */
const proofWords: ProofWords<(name: string) => string> = {
  slow: (name) => `${name}软烂，用叉子一拨就散`,
  byHazard: {
    poultry: (name) => `${name}中心达到${writeDegrees(safeInsideTemperatures.poultry)}`,
    mince: (name) => `${name}不再带粉红色、中心达到${writeDegrees(safeInsideTemperatures.mince)}`,
    'whole-cut': atLeast,
    pork: atLeast,
    fish: (name) => `${name}不透明、一拨就散开，中心达到${writeDegrees(safeInsideTemperatures.fish)}`,
    bivalve: (name) => `${name}全部开口`,
    crustacean: (name) => `${name}变色不透明、内外紧实`,
    egg: (name) => `${name}凝固、中心达到${writeDegrees(safeInsideTemperatures.egg)}`,
    'dried-bean': soft,
    cassava: soft,
    'wild-mushroom': (name) => `${name}彻底熟透`,
    'cooked-rice': (name) => `${name}热气腾腾、中心达到${writeDegrees(safeInsideTemperatures['cooked-rice'])}`,
  },
}

/** The sign of doneness and then the proof of safety: "至金黄，且鸡肉中心达到74°C（165°F）". Empty without either. */
export function untilClause(task: Task, names: (items: readonly Item[]) => string, { either }: RecipeContext): string {
  const proofs = groupedProofsOf(task, proofWords).map(({ words, items }) => words(names(items)))
  // Chinese has one word, 软, for tender and for soft all through.
  const cue = cueBesideProofs(task, true)
  const signs = [...(cue === null ? [] : [either(cueWords[cue], ...(otherCueWords[cue] ?? []))]), ...proofs]
  return signs.length === 0 ? '' : `至${signs.join(either('，且', '，并且', '，且', '，且', '，并且'))}`
}

/** A warning after the step: discard shells that stay closed. */
export function warningAfter(task: Task): string {
  return task.proofs.some(({ hazard, isSlow }) => hazard === 'bivalve' && !isSlow) ? '。未开口的要丢弃' : ''
}
