/** Words of one language that make no food of a whole short phrase, whatever food stands beside them. */
export interface FormRows {
  /** Words that a place or a building begins with: "Mount Pepper", "Gasthaus zum Ochsen". */
  firstOfPlaces: readonly string[]
  /** Words that a place or a building ends with: "Turkey Creek". */
  lastOfPlaces: readonly string[]
  /** The same, with only one word before it: "oysters galway bay" tells where a food is from. */
  landscape: readonly string[]
  /** Other last words, of things, shops, jobs, illnesses and events: "oyster farmer", "egg allergy". */
  lastOfThings: readonly string[]
  /** Words of which none stands in a name: "apples from the farm" are apples. */
  joints: readonly string[]
  /** First names, and family names that are a food's word or show a family by their ending. */
  firstNames: readonly string[]
  familyNames: readonly string[]
  familyEndings: readonly string[]
  /** First names that foods have too, and the family names that are a food beside them: "Linda Kartoffeln". */
  firstNamesOfFoods: readonly string[]
  foodsToo: readonly string[]
  /** Words in front of a family's name. */
  titles: readonly string[]
  /** Sentences, idioms and titles, matched against the whole lower-case phrase. */
  sentences: readonly RegExp[]
}
