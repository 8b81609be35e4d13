import { list } from '#kitchen/reader/words/words.ts'

/** The names with their noun before and after them, parted by commas: "салат обжорка", "обжорка салат". Without the noun most are ordinary words. */
export function called(noun: string, names: string): string {
  return list(names)
    .flatMap((name) => [`${noun} ${name}`, `${name} ${noun}`])
    .join(', ')
}
