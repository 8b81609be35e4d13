/** A recipe as a cook of the cuisine writes it at home, from the same main foods as a judged request. */
export interface CooksRecipe {
  /** The number of the judged request. */
  number: number
  title: string
  serves: number
  /** Minutes from the first cut to the table. */
  minutes: number
  /** One amount and food per line, as typed, because the reader reads them. */
  ingredients: readonly string[]
  method: readonly string[]
}
