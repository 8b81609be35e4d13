import type { Task } from '#kitchen/composer/draft.ts'
import { counted } from '#kitchen/composer/grammar/ru/measures.ts'
import type { Speaker } from '#kitchen/composer/grammar/ru/speaker.ts'
import { cueWords } from '#kitchen/composer/grammar/ru/words.ts'
import type { Hazard, Minutes } from '#kitchen/lexicon/ingredient.ts'

/** "5–7 минут", "1 минуту". */
export function span([shortest, most]: Minutes): string {
  const unit = counted(most, ['минуту', 'минуты', 'минут'])
  return shortest === most ? `${most} ${unit}` : `${shortest}–${most} ${unit}`
}

/** °C with the °F that is written on ovens and thermometers. */
export function degrees(celsius: number, fahrenheit: number): string {
  return `${celsius} °C (${fahrenheit} °F)`
}

/** Simmered this long, meat is done when it gives way. */
const slowProof = (of: string) => `до такой мягкости ${of}, чтобы волокна легко разделялись вилкой`

const wholeCut = (of: string) => `пока внутри ${of} не будет хотя бы ${degrees(63, 145)}`

/** What makes a food safe, by its name in the genitive. */
const proofWords: Record<Hazard, (of: string) => string> = {
  poultry: (of) => `пока внутри ${of} не будет ${degrees(74, 165)}`,
  mince: (of) => `до исчезновения розового цвета ${of}, ${degrees(71, 160)} внутри`,
  'whole-cut': wholeCut,
  pork: wholeCut,
  fish: (of) => `пока мякоть ${of} не станет непрозрачной и не начнёт легко расслаиваться, ${degrees(63, 145)} внутри`,
  bivalve: () => 'пока раковины не раскроются (нераскрывшиеся выбросьте)',
  crustacean: (of) => `до непрозрачности и упругости ${of} по всей толщине`,
  egg: (of) => `до полного схватывания ${of}, ${degrees(71, 160)} внутри`,
  'dried-bean': (of) => `до полной мягкости ${of} внутри`,
  cassava: (of) => `до полной мягкости ${of} внутри`,
  'wild-mushroom': (of) => `до полной готовности ${of}`,
  'cooked-rice': (of) => `пока от ${of} не пойдёт горячий пар, ${degrees(74, 165)} внутри`,
}

/** Seafood that is opaque is done: "tender" adds nothing to it. */
const seafood: readonly Hazard[] = ['fish', 'bivalve', 'crustacean']

/** Their proof says already that they are soft. */
const softened: readonly Hazard[] = ['dried-bean', 'cassava']

/** Signs one after another: clauses with "пока" take a comma, the second of them "а"; "до" joins on. */
function chained(signs: readonly string[]): string {
  const firstClause = signs.findIndex((sign) => sign.startsWith('пока '))
  return signs
    .map((sign, at) => (at > firstClause && firstClause >= 0 ? sign.replace(/^пока /, 'а ') : sign))
    .map((sign, at) => (at > 0 || at === firstClause ? `, ${sign}` : ` ${sign}`))
    .join('')
}

/** " до золотистого цвета, пока внутри курицы не будет 74 °C (165 °F)": the sign that a task is done, then what makes it safe. */
export function untilClause(task: Task, speaker: Speaker): string {
  const kinds = [...new Set(task.proofs.map(({ hazard, isSlow }) => (isSlow ? slowProof : proofWords[hazard])))]
  const proofs = kinds.map((words) => {
    const items = task.proofs.filter(({ hazard, isSlow }) => words === (isSlow ? slowProof : proofWords[hazard])).map(({ item }) => item)
    return words(speaker.name(items, 'genitive', task))
  })
  const isAllSeafood =
    task.items.length > 0 && task.items.every((item) => task.proofs.some((proof) => proof.item === item && seafood.includes(proof.hazard)))
  const isSaid =
    (task.cue === 'set' && proofs.length > 0) ||
    (task.cue === 'tender' && (isAllSeafood || task.proofs.some(({ hazard, isSlow }) => isSlow || softened.includes(hazard))))
  const cue = task.cue === null || isSaid ? [] : [cueWords[task.cue]]
  return chained([...cue, ...proofs])
}
