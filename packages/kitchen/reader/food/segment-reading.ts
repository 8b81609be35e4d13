import type { Food, Knowledge, Marker } from '#kitchen/reader/food/reading.ts'

/** The reading of one part of a phrase, between commas and "and". */
export interface SegmentReading {
  foods: Food[]
  unknown: string[]
  notFood: string[]
  /** The claims of the part. If the part names no food, the claims belong to the food before it. */
  markers: Set<Marker>
  /** The part contains a word taken for a variety or brand: "bergeron apricot". */
  guessed: boolean
  /**
   * How far the foods of the part are known: `part` if anything was inferred from a head noun, a likeness or
   * neighbouring foods.
   */
  known: Exclude<Knowledge, 'kind'>
  /**
   * Only a head noun at the start makes a food of unknown words: "pain killer" is no bread unless the cook speaks
   * French.
   */
  isHollow: boolean
  /** The part ends in a denial that the next part may continue: "without milk", then "or eggs". */
  endsDenied: boolean
  /** Another person cooked the food: "from the takeaway". */
  isCookedElsewhere: boolean
  /**
   * The form and amount of the food. If the part names no food, they belong to the food before it: "chickpeas
   * (tinned)".
   */
  form?: Food['form']
  amount?: Food['amount']
}

/** An empty reading. */
export function emptyReading(): SegmentReading {
  return {
    foods: [],
    unknown: [],
    notFood: [],
    markers: new Set(),
    guessed: false,
    known: 'whole',
    isHollow: false,
    endsDenied: false,
    isCookedElsewhere: false,
  }
}
