import type { Task } from '#kitchen/composer/draft.ts'
import type { Speaker } from '#kitchen/composer/grammar/zh/speaker.ts'
import { cueWords } from '#kitchen/composer/grammar/zh/words.ts'
import type { Hazard, Minutes } from '#kitchen/lexicon/ingredient.ts'

/** "5-7分钟", "1分钟". */
export function span([shortest, most]: Minutes): string {
  return shortest === most ? `${most}分钟` : `${shortest}-${most}分钟`
}

/** °C with the °F that the recipe promises. */
export function degrees(celsius: number, fahrenheit: number): string {
  return `${celsius}°C（${fahrenheit}°F）`
}

/** Simmered this long, meat is done when it gives way. */
const slowProof = (name: string) => `${name}软烂，用叉子一拨就散`

const soft = (name: string) => `${name}完全软透`

const atLeast = (name: string) => `${name}中心至少达到${degrees(63, 145)}`

/** What makes a food safe. */
const proofWords: Record<Hazard, (name: string) => string> = {
  poultry: (name) => `${name}中心达到${degrees(74, 165)}`,
  mince: (name) => `${name}不再带粉红色、中心达到${degrees(71, 160)}`,
  'whole-cut': atLeast,
  pork: atLeast,
  fish: (name) => `${name}不透明、一拨就散开，中心达到${degrees(63, 145)}`,
  bivalve: (name) => `${name}全部开口`,
  crustacean: (name) => `${name}变色、不透明且内外紧实`,
  egg: (name) => `${name}凝固、中心达到${degrees(71, 160)}`,
  'dried-bean': soft,
  cassava: soft,
  'wild-mushroom': (name) => `${name}彻底熟透`,
  'cooked-rice': (name) => `${name}热气腾腾、中心达到${degrees(74, 165)}`,
}

/** Seafood that is opaque is done: "tender" adds nothing to it. */
const seafood: readonly Hazard[] = ['fish', 'bivalve', 'crustacean']

/** Their proof says already that they are soft. */
const softened: readonly Hazard[] = ['dried-bean', 'cassava']

/** "至金黄，且鸡肉中心达到74°C（165°F）": the sign that a task is done, then what makes it safe. Empty when there is neither. */
export function untilClause(task: Task, speaker: Speaker): string {
  const kinds = [...new Set(task.proofs.map(({ hazard, isSlow }) => (isSlow ? slowProof : proofWords[hazard])))]
  const proofs = kinds.map((words) => {
    const items = task.proofs.filter(({ hazard, isSlow }) => words === (isSlow ? slowProof : proofWords[hazard])).map(({ item }) => item)
    return words(speaker.name(items, task))
  })
  const isAllSeafood =
    task.items.length > 0 && task.items.every((item) => task.proofs.some((proof) => proof.item === item && seafood.includes(proof.hazard)))
  const isSaid =
    (task.cue === 'set' && proofs.length > 0) ||
    (task.cue === 'tender' && (isAllSeafood || task.proofs.some(({ hazard, isSlow }) => isSlow || softened.includes(hazard))))
  const signs = [...(task.cue === null || isSaid ? [] : [cueWords[task.cue]]), ...proofs]
  return signs.length === 0 ? '' : `至${signs.join('，且')}`
}

/** What is said after the sentence: shells that stay closed are thrown away. */
export function warningAfter(task: Task): string {
  return task.proofs.some(({ hazard, isSlow }) => hazard === 'bivalve' && !isSlow) ? '。未开口的要丢弃' : ''
}
