import type { NoKindRows } from '#kitchen/reader/kinds/no-kind/rows.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** German names, places, verbs and things that nobody can make a kind of food. */
export const de: NoKindRows = {
  firstNames: list(`Peter`),
  familyNames: list(`Müller`),
  familyEndings: [],
  titles: list(`Frau`),
  cities: list(`Essen`),
  verbs: list(`vorheizen`),
  timesAndHeats: list(`Grad`),
  things: list(`Salbe`),
  thingEndings: list(`salbe`),
}
