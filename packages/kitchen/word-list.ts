/** Splits a comma-separated string, which may run over several lines, into a list. */
export function list(words: string): readonly string[] {
  return words.split(',').map((word) => word.trim())
}

/** Words, each with the other forms in which people write it, separated by commas: `{ zanahoria: 'zanah, zana' }`. */
export type WordForms = Readonly<Record<string, string>>

/** Every form with its word, in the order of the tables. */
export function formsOf(...tables: readonly WordForms[]): (readonly [form: string, word: string])[] {
  return tables.flatMap((table) => Object.entries(table).flatMap(([word, forms]) => list(forms).map((form) => [form, word] as const)))
}
