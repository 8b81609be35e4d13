import type { Item } from '#kitchen/composer/item.ts'
import { verbFacts } from '#kitchen/composer/techniques.ts'
import type { Hazard, Minutes } from '#kitchen/lexicon/ingredient.ts'

export const vessels = [
  'frying-pan',
  'wok',
  'pot',
  'large-pot',
  'saucepan',
  'tray',
  'baking-dish',
  'cake-tin',
  'bowl',
  'small-bowl',
  'salad-bowl',
  'blender',
  'jar',
  'steamer',
  'grill-pan',
  'board',
  'plates',
  'glasses',
  'skewers',
  'baking-paper',
  'freezer-box',
] as const
export type Vessel = (typeof vessels)[number]

export const heats = ['low', 'medium-low', 'medium', 'medium-high', 'high'] as const
export type Heat = (typeof heats)[number]

/** Signs of doneness that a cook sees, smells or feels. */
export const cues = [
  'golden',
  'browned',
  'soft',
  'tender',
  'crisp-tender',
  'fragrant',
  'wilted',
  'thickened',
  'melted',
  'absorbed',
  'al-dente',
  'set',
  'bubbling',
  'smooth',
  'syrupy',
  'toasted',
  'crisp',
  'heated',
  'combined',
  'jammy',
  'risen',
  'cold',
  'frozen',
  'firm',
  'puffed',
  'floating',
] as const
export type Cue = (typeof cues)[number]

/** The verbs of tasks. Each grammar has sentences for each of them. */
export const verbs = [
  'get-ready',
  'preheat',
  'heat-fat',
  'warm-pan',
  'melt',
  'fry',
  'stir-fry',
  'sear',
  'brown',
  'bloom',
  'stir-in',
  'pour-in',
  'boil-up',
  'simmer',
  'braise',
  'boil',
  'absorb',
  'steam',
  'roast',
  'bake',
  'grill',
  'toast',
  'bake-in-pan',
  'toss',
  'lift-out',
  'take-out',
  'return',
  'drain',
  'whisk',
  'mix',
  'mash',
  'blend',
  'season',
  'dress',
  'scatter',
  'serve-with',
  'serve',
  'fill',
  'pour-over',
  'rest',
  'chill',
  'cool',
  'marinate',
  'shape',
  'rub-in',
  'grind',
  'fold-in',
  'dip',
  'layer',
  'thread',
  'form',
  'roll',
  'wrap-up',
  'hollow',
  'stuff',
  'cover-with',
  'crack-in',
  'swirl-in',
  'whip',
  'crush',
  'freeze',
  'keep',
] as const
export type Verb = (typeof verbs)[number]

export type Lane = 'main' | 'side'

/** Words for the food after a task, when a sentence no longer names its parts: "the dough". */
export const taskSubjects = [
  'dough',
  'flatbreads',
  'rounds',
  'batter',
  'pancakes',
  'mixture',
  'crumble',
  'cake',
  'soup',
  'sauce',
  'dressing',
  'liquid',
  'everything',
  'jar',
  'patties',
  'skewers',
  'parcels',
  'noodles',
  'filling',
  'balls',
  'topping',
  'relish',
] as const
export type TaskSubject = (typeof taskSubjects)[number]

/**
 * Food that is washed before cutting. Raw meat, poultry, fish and eggs are never washed, because that spreads germs.
 */
export const washables = ['vegetables', 'fruit', 'vegetables-and-fruit', 'herbs'] as const
export type Washable = (typeof washables)[number]

/**
 * A food that the steps must prove to be cooked through. With `isSlow`, tenderness after a long simmer is the proof.
 */
export interface SafetyProof {
  item: Item
  hazard: Hazard
  isSlow: boolean
}

/** One cooking task as data: verb, foods, vessel, heat, time and sign of doneness. */
export interface Task {
  verb: Verb
  items: readonly Item[]
  /** A second group of foods in the sentence: the fat to toss in, the water to boil, what the food is served with. */
  and: readonly Item[]
  /** A name that replaces the names of the items. A relish is named together with the items. */
  subject: TaskSubject | null
  vessel: Vessel | null
  heat: Heat | null
  /** The oven temperature in °C. */
  oven: number | null
  minutes: Minutes | null
  /** Minutes of handwork for a task without a written time. */
  handwork: number
  cue: Cue | null
  /** The foods that must be proven safe at the end of the task. */
  proofs: readonly SafetyProof[]
  lane: Lane
  /** The task needs all earlier tasks, in every lane. */
  joins: boolean
  phase: 'prepare' | 'cook' | 'rest'
  /** The same food continues to cook: "for 5 minutes more". */
  continues: boolean
  /** The task is the first in its vessel. */
  opens: boolean
  /** For the task "get ready": what to wash, if anything. */
  washed?: Washable
}

/** The tasks and foods of a dish while the composer builds it. */
export interface Draft {
  readonly tasks: readonly Task[]
  /** The tasks stand in the order in which a cook does them, so the plan moves none. */
  readonly isInOrder?: true
  add(verb: Verb, task?: Partial<Omit<Task, 'verb' | 'opens'>>): void
}

/** A relish is mixed in a small bowl of its own, which does not count as the sauce's bowl. */
const isInOwnBowl = (verb: Verb, vessel: Vessel) => verb === 'mix' && vessel === 'small-bowl'

/** An empty draft; its `add` fills the fields that a task omits. */
export function startDraft(): Draft {
  const tasks: Task[] = []
  const opened = new Set<Vessel>()
  return {
    tasks,
    add: (verb, task = {}) => {
      const { vessel } = task
      tasks.push({
        verb,
        items: [],
        and: [],
        subject: null,
        vessel: null,
        heat: null,
        oven: null,
        minutes: null,
        handwork: verbFacts[verb].hands,
        cue: null,
        proofs: [],
        lane: 'main',
        joins: false,
        phase: 'cook',
        continues: false,
        opens: vessel != null && (!opened.has(vessel) || isInOwnBowl(verb, vessel)),
        ...task,
      })
      if (vessel != null) opened.add(vessel)
    },
  }
}
