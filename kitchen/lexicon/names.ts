/**
 * What an ingredient is called in one language. `also` are further words a cook may type: plurals, spellings,
 * dialects. All lower-case unless the language capitalises nouns.
 */
export interface EnglishNames {
  /** Countable: 'carrot', 'carrots'. */
  one?: string
  many?: string
  /** Uncountable: 'rice'. Either `one` and `many`, or `mass`. */
  mass?: string
  also: readonly string[]
}

export interface Names {
  /** The name in an ingredient list or after a colon. */
  list: string
  also: readonly string[]
}
