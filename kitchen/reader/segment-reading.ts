import type { Food, Knowledge, Marker } from '#kitchen/reader/reading.ts'

/** What one part of a phrase, between commas and "and", says. */
export interface SegmentReading {
  foods: Food[]
  unknown: string[]
  notFood: string[]
  /** What it says a food is made without; if it names no food, that goes to the food before it. */
  markers: Set<Marker>
  /** Words that the reader took for a variety or a brand: "bergeron apricot". */
  guessed: boolean
  /**
   * How far its foods are known: `part` where something was inferred from a head noun, a likeness or foods that
   * merely stand beside each other.
   */
  known: Exclude<Knowledge, 'kind'>
  /**
   * A head noun that comes first made a food of unknown words: "pain killer" is no bread unless the cook speaks
   * French.
   */
  isHollow: boolean
  /** It ends in what the food is without: "without milk", which "or eggs" may go on. */
  endsDenied: boolean
  /** Somebody else cooked the food: "from the takeaway". */
  isCookedElsewhere: boolean
  /** What it says of form and amount; when it names no food, of the food before it: "chickpeas (tinned)". */
  form?: Food['form']
  amount?: Food['amount']
}

/** A reading that says nothing yet. */
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
