import type { Item } from '#kitchen/composer/item.ts'
import { techniques } from '#kitchen/composer/techniques.ts'
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

/** How a cook sees, smells or feels that a step is done. */
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

/** Tasks on food. Each has its sentences in each language's grammar. */
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

/** The name of the food after a task, where the sentence no longer names its parts. */
export const subjects = [
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
export type Subject = (typeof subjects)[number]

/**
 * Food that is washed before cutting: never raw meat, poultry, fish or eggs, which would only spread their germs.
 */
export const washables = ['vegetables', 'fruit', 'vegetables-and-fruit', 'herbs'] as const
export type Washable = (typeof washables)[number]

/** A food that the steps must show to be cooked through. `isSlow`: simmered so long that tenderness proves it. */
export interface Proof {
  item: Item
  hazard: Hazard
  isSlow: boolean
}

/** One task, as data: verb, foods, place, heat, time, and sign of being done. */
export interface Task {
  verb: Verb
  items: readonly Item[]
  /** A second group the sentence names: the fat to toss in, the water to boil, what it is served with. */
  and: readonly Item[]
  /** Named instead of items; a relish with them. */
  subject: Subject | null
  vessel: Vessel | null
  heat: Heat | null
  /** °C */
  oven: number | null
  minutes: Minutes | null
  /** Minutes of handwork when no time is written. */
  handwork: number
  cue: Cue | null
  /** What these foods must reach at the end of the task to be safe to eat. */
  proofs: readonly Proof[]
  lane: Lane
  /** It needs everything before it, in every lane. */
  joins: boolean
  phase: 'prepare' | 'cook' | 'rest'
  /** The same food goes on cooking: "for 5 minutes more". */
  continues: boolean
  /** The first task in its vessel. */
  opens: boolean
  /** For getting ready: what there is to wash, if anything. */
  washed?: Washable
}

/** A dish while the composer works on it. */
export interface Draft {
  readonly tasks: readonly Task[]
  add(verb: Verb, task?: Partial<Omit<Task, 'verb' | 'opens'>>): void
}

/** A relish stays by itself: it does not mix into the sauce of another small bowl. */
const isInOwnBowl = (verb: Verb, vessel: Vessel) => verb === 'mix' && vessel === 'small-bowl'

/** An empty draft; `add` fills in what a task leaves open. */
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
        handwork: techniques[verb].hands,
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
