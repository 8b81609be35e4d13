import type { Cue, Task } from '#kitchen/composer/draft.ts'
import { degrees, volume } from '#kitchen/composer/grammar/es/measures.ts'
import { agreementOf, joined, nounIn, nounOf, ofThe, withArticle } from '#kitchen/composer/grammar/es/names.ts'
import { cuesOfAll, cueWords, heatWords, shortVessels, smoothWords, subjectWords, vesselWords } from '#kitchen/composer/grammar/es/words.ts'
import type { Listener } from '#kitchen/composer/grammar/listener.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import type { Hazard, Minutes } from '#kitchen/lexicon/ingredient.ts'

/** The pieces every sentence is put together from. A piece that a task does not have is empty. */
export interface Phrase {
  task: Task
  /** What it is done to: "la cebolla", "la masa". */
  x: string
  /** The second group. */
  and: string
  /** Both groups in one list. */
  together: string
  /** "una sartén grande" */
  vessel: string
  /** "la sartén" */
  shortVessel: string
  /** " a fuego medio" */
  over: string
  /** " 5-7 minutos más" */
  time: string
  /** ", hasta que espese" */
  until: string
  /** Time and sign together. */
  ending: string
  /** The same with how it is moved between them: " 5-7 minutos, removiendo a menudo, hasta que espese" */
  moving(manner: string): string
  either: Listener['either']
}

/** Takes a task apart into words. */
export function phraseOf(task: Task, plan: Plan, listener: Listener): Phrase {
  const the = (items: readonly Item[]) => theItems(items, task, plan, listener)
  const time = task.minutes === null ? '' : ` ${span(task.minutes)}${task.continues ? ' más' : ''}`
  const until = untilClause(task, plan, the)
  const vessel = task.vessel === null ? '' : vesselWords[task.vessel]
  return {
    task,
    x: task.subject === null ? the(task.items) : subjectWords[task.subject],
    and: the(task.and),
    together: the([...task.items, ...task.and]),
    vessel,
    shortVessel: task.vessel === null ? 'la sartén' : (shortVessels[task.vessel] ?? vessel),
    over: task.heat === null ? '' : ` ${heatWords[task.heat]}`,
    time,
    until,
    ending: `${time}${until}`,
    moving: (manner) => `${time}, ${manner}${until === '' || until.startsWith(',') ? until : `,${until}`}`,
    either: listener.either,
  }
}

/** "5-7 minutos", "1 minuto", "8 horas". */
function span([shortest, most]: Minutes): string {
  if (shortest === most && most >= 120 && most % 60 === 0) return `${most / 60} horas`
  if (shortest === most) return `${most} ${most === 1 ? 'minuto' : 'minutos'}`
  return `${shortest}-${most} minutos`
}

function amountIn(plan: Plan, item: Item) {
  return plan.lines.find((line) => line.item === item)?.amount ?? null
}

/** "el arroz, las zanahorias y la mitad de la sal": names as the plan has them, with the part that this task takes. */
function theItems(items: readonly Item[], task: Task, plan: Plan, listener: Listener): string {
  const isPoured = (item: Item) => plan.pours.size > 1 && plan.pours.has(item)
  const named = (some: readonly Item[]) => some.map((item) => withArticle(item, amountIn(plan, item)))
  const { whole, parts, isLast } = listener.share(items, task)
  const poured = whole.filter(isPoured).map((item) => `${volume(plan.pours.get(item) ?? 0)} del agua`)
  const shares = parts.length === 0 ? [] : [`${isLast ? 'el resto' : 'la mitad'} ${joined(named(parts).map(ofThe))}`]
  return joined([...named(whole.filter((item) => !isPoured(item))), ...poured, ...shares])
}

/** Simmered this long, meat is done when it gives way. */
const slowProof = (the: string, n: string) => `que ${the} se deshaga${n} con un tenedor`

const proofWords: Record<Hazard, (the: string, n: string) => string> = {
  poultry: (the, n) => `que ${the} alcance${n} ${degrees(74, 165)} en el centro`,
  mince: (the, n) => `que ${the} no tenga${n} nada rosado y alcance${n} ${degrees(71, 160)} en el centro`,
  'whole-cut': (the, n) => `que ${the} alcance${n} al menos ${degrees(63, 145)} en el centro`,
  pork: (the, n) => `que ${the} alcance${n} al menos ${degrees(63, 145)} en el centro`,
  fish: (the, n) => `que ${the} se separe${n} en lascas y alcance${n} ${degrees(63, 145)} en el centro`,
  bivalve: (the, n) => `que ${the} se abra${n} (desechar las piezas que sigan cerradas)`,
  crustacean: (the, n) => `que ${the} tome${n} un color rosado y opaco hasta el centro`,
  egg: (the, n) => `que ${the} cuaje${n}, ${degrees(71, 160)} en el centro`,
  'dried-bean': (the, n) => `que ${the} tenga${n} el interior completamente blando`,
  cassava: (the, n) => `que ${the} tenga${n} el interior completamente blando`,
  'wild-mushroom': (the, n) => `que ${the} se cocine${n} por completo`,
  'cooked-rice': (the, n) => `que ${the} esté${n} humeante${n === '' ? '' : 's'}, ${degrees(74, 165)} en el centro`,
}

/** Seafood that is done says so itself: "tender" adds nothing to it. */
const seafood: readonly Hazard[] = ['fish', 'bivalve', 'crustacean']

/** "hasta obtener un color dorado y que el pollo alcance 74 °C": the sign that a task is done, then what makes it safe. */
function untilClause(task: Task, plan: Plan, the: (items: readonly Item[]) => string): string {
  const wordsOf = ({ hazard, isSlow }: Task['proofs'][number]) => (isSlow ? slowProof : proofWords[hazard])
  const kinds = [...new Set(task.proofs.map(wordsOf))]
  const proofs = kinds.map((words) => {
    const items = task.proofs.filter((proof) => words === wordsOf(proof)).map(({ item }) => item)
    return words(the(items), items.length > 1 || items.some((item) => nounOf(item, amountIn(plan, item)).isPlural) ? 'n' : '')
  })
  const isAllSeafood =
    task.items.length > 0 && task.items.every((item) => task.proofs.some((proof) => proof.item === item && seafood.includes(proof.hazard)))
  const isSaid =
    (task.cue === 'set' && proofs.length > 0) || (task.cue === 'tender' && (isAllSeafood || task.proofs.some(({ isSlow }) => isSlow)))
  const signs = [...(task.cue === null || isSaid ? [] : [signOf(task.cue, task, plan)]), ...proofs]
  return signs.length === 0 ? '' : `${task.minutes === null ? '' : ','} hasta ${joined(signs)}`
}

/** The sign that a task is done, in the gender and number of what it is done to. */
function signOf(cue: Cue, task: Task, plan: Plan): string {
  const smooth = cue === 'smooth' ? smoothWords[task.verb] : undefined
  if (smooth !== undefined) return smooth
  const isOfAll = task.subject === 'everything' || task.subject === 'mixture'
  const nouns =
    task.subject === null
      ? task.items.map((item) => nounOf(item, amountIn(plan, item)))
      : isOfAll
        ? []
        : [nounIn(subjectWords[task.subject])]
  const agreement = agreementOf(nouns)
  return agreement === null ? (cuesOfAll[cue] ?? cueWords[cue]({ n: '', s: '', o: 'o' })) : cueWords[cue](agreement)
}
