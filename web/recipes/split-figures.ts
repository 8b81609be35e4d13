const number = String.raw`[\p{Nd}½⅓⅔¼¾⅛](?:[\p{Nd}½⅓⅔¼¾⅛.,:]*[\p{Nd}½⅓⅔¼¾⅛])?`

/** A figure with what belongs to it: "16-18", "180 °C", "1,5", "2 1/2". */
const figure = new RegExp(String.raw`(${number}(?:\s\p{Nd}+/\p{Nd}+)?(?:\s?[-‑–/×]\s?${number})*(?:\s?°[CF])?)`, 'u')

/** Splits a text at its figures. Words have even indexes, figures odd ones. */
export function splitFigures(text: string): string[] {
  return text.split(figure)
}
