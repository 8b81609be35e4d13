/**
 * Words of one language that show that a phrase is no food, so that nobody can make it a kind of food. They are asked
 * only about words that the reader does not know, so a name that is also a food may stand here.
 */
export interface NoKindRows {
  /** First names. A phrase that is one, or begins with one and has at most three words, is a person. */
  firstNames: readonly string[]
  /** Family names; alone, beside a first name, or in Japanese and Chinese before one, they are a person. */
  familyNames: readonly string[]
  /** Endings of patronymics and family names, which make a person of the first name behind them. */
  familyEndings: readonly string[]
  /** Words beside a name: "Frau", "Dr", さん. With them any name of at most two words is a person. */
  titles: readonly string[]
  /** Cities and districts. Alone, or with one or two words behind ("Essen-Rüttenscheid"), they are a place. */
  cities: readonly string[]
  /**
   * Cooking verbs as an instruction has them: imperatives and infinitives. In Japanese and Chinese any part of it.
   */
  verbs: readonly string[]
  /** Words of time and heat, which with a verb make an instruction: "Minuten", "Grad", "Hitze". */
  timesAndHeats: readonly string[]
  /** Words for medicines, cosmetics, tools and household things, for streets and clubs: anywhere in the phrase. */
  things: readonly string[]
  /** Endings of such words: "-salbe", "-straße", 市. */
  thingEndings: readonly string[]
}
