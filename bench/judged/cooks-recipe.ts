/** A recipe as a cook of that kitchen writes it at home, from the same main things as a judged request. */
export interface CooksRecipe {
  /** Of the judged request. */
  number: number
  title: string
  serves: number
  /** From the first cut to the table. */
  minutes: number
  /** An amount and a thing a line, as typed: the reader reads them. */
  ingredients: readonly string[]
  method: readonly string[]
}
