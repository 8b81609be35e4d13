/** Names are in lower case except where the language capitalises nouns. */
export interface EnglishNames {
  /** The singular of a countable name: 'carrot', with `many` 'carrots'. American, as in recipe text. */
  one?: string
  many?: string
  /** An uncountable name: 'rice'. An ingredient has either `one` and `many`, or `mass`. */
  mass?: string
}

export interface Names {
  /** The name in an ingredient list or after a colon. */
  list: string
}
