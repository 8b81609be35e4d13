import type { Task } from '#kitchen/composer/draft.ts'
import type { Speaker } from '#kitchen/composer/grammar/ja/speaker.ts'
import { cueWords, type Sign } from '#kitchen/composer/grammar/ja/words.ts'
import type { Hazard, Minutes } from '#kitchen/lexicon/ingredient.ts'

/** "5〜7分", "1分". */
export function span([shortest, most]: Minutes): string {
  return shortest === most ? `${most}分` : `${shortest}〜${most}分`
}

/** °C with the °F that the recipe promises. */
export function degrees(celsius: number, fahrenheit: number): string {
  return `${celsius}°C(${fahrenheit}°F)`
}

/** Simmered this long, meat is done when it gives way. */
const slowProof = (name: string): Sign => [`${name}がフォークでほぐれるほどやわらかくなり`, `${name}がフォークでほぐれるほどやわらかくなる`]

const soft = (name: string): Sign => [`${name}が芯までやわらかくなり`, `${name}が芯までやわらかくなる`]

const atLeast = (name: string): Sign => [`${name}の中心が${degrees(63, 145)}以上になり`, `${name}の中心が${degrees(63, 145)}以上になる`]

/** What makes a food safe. */
const proofWords: Record<Hazard, (name: string) => Sign> = {
  poultry: (name) => [`${name}の中心が${degrees(74, 165)}に達し`, `${name}の中心が${degrees(74, 165)}に達する`],
  mince: (name) => [
    `${name}のピンク色が消えて中心が${degrees(71, 160)}に達し`,
    `${name}のピンク色が消えて中心が${degrees(71, 160)}に達する`,
  ],
  'whole-cut': atLeast,
  pork: atLeast,
  fish: (name) => [
    `${name}の身が不透明になってほぐれ、中心が${degrees(63, 145)}に達し`,
    `${name}の身が不透明になってほぐれ、中心が${degrees(63, 145)}に達する`,
  ],
  bivalve: (name) => [`${name}の口が開き`, `${name}の口が開く`],
  crustacean: (name) => [`${name}が不透明になって中まで身が締まり`, `${name}が不透明になって中まで身が締まる`],
  egg: (name) => [`${name}が固まって中心が${degrees(71, 160)}に達し`, `${name}が固まって中心が${degrees(71, 160)}に達する`],
  'dried-bean': soft,
  cassava: soft,
  'wild-mushroom': (name) => [`${name}に中までしっかり火が通り`, `${name}に中までしっかり火が通る`],
  'cooked-rice': (name) => [
    `${name}から湯気が上がって中心が${degrees(74, 165)}に達し`,
    `${name}から湯気が上がって中心が${degrees(74, 165)}に達する`,
  ],
}

/** Seafood that is opaque is done: "tender" adds nothing to it. */
const seafood: readonly Hazard[] = ['fish', 'bivalve', 'crustacean']

/** Their proof says already that they are soft. */
const softened: readonly Hazard[] = ['dried-bean', 'cassava']

/** "きつね色になり、鶏肉の中心が74°C(165°F)に達するまで": the sign that a task is done, then what makes it safe. Empty when there is neither. */
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
  const last = signs.at(-1)
  return last === undefined ? '' : `${[...signs.slice(0, -1).map(([joining]) => joining), last[1]].join('、')}まで`
}

/** What is said after the sentence: shells that stay closed are thrown away. */
export function warningAfter(task: Task): string {
  return task.proofs.some(({ hazard, isSlow }) => hazard === 'bivalve' && !isSlow) ? '。口が開かないものは取り除く' : ''
}
