/**
 * The names of an ingredient in one language. `also` lists further words that a cook may type: plurals, spellings,
 * dialects. Names are in lower case except where the language capitalises nouns.
 */
export interface EnglishNames {
  /** The singular of a countable name: 'carrot', with `many` 'carrots'. */
  one?: string
  many?: string
  /** An uncountable name: 'rice'. An ingredient has either `one` and `many`, or `mass`. */
  mass?: string
  also: readonly string[]
}

export interface Names {
  /** The name in an ingredient list or after a colon. */
  list: string
  also: readonly string[]
}
