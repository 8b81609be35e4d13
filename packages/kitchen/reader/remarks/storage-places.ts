import type { Language } from '#kitchen/options.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { storagePlaces } from '#kitchen/reader/words/storage-places.ts'

/** A storage place before the food: "nevera - mantequilla", "Keller: Kartoffeln". */
const placeBeforeFood =
  /^(\s*(?:(?:im|in|en|el|la|au|le|dans le|dans la|в|из|на)\s+)*)(\p{L}[\p{L}-]*?(?: \p{L}[\p{L}-]*?){0,3})(\s*[:：]|\s+[-–—>/|]+|\s*[–—→>])(?=\s*[\p{L}\p{N}])/iu

/** A storage place after the food: "mantequilla (nevera)", "Kartoffeln - Keller". */
const placeAfterFood =
  /(\s*\(|\s+[-–—/|]\s*|\s*[:：→←@＠※<]\s*)((?:(?:im|in der|en|en el|en la|au|à la|dans le|dans la|ds le|в|на)\s+)?)(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,3})(\s*\)?\s*)$/iu

/** A storage place behind a space, which parts words in Japanese: "卵 冷蔵庫". */
const placeAfterSpace = /([\s\u3000]+)([\p{Script=Han}ぁ-ヶー]+?)((?:の?[中奥底]|に|で|内)?\s*)$/u

/** Blanks out the place where food is stored. A place alone stays, because it names no food. */
export function withoutStoragePlace(text: string, language: Language): string {
  const places = storagePlaces[language]
  if (places === undefined) return text
  const isPlace = (word: string | undefined) => word !== undefined && places.has(foldWord(word))
  const blank = (part: string) => ' '.repeat(part.length)
  const headed = text.replace(placeBeforeFood, (part, _, word) => (isPlace(word) ? blank(part) : part))
  const stored =
    language === 'ja'
      ? headed.replace(placeAfterSpace, (part, _space, word, _end, at) => (isPlace(word) && at > 0 ? blank(part) : part))
      : headed
  return stored.replace(placeAfterFood, (part, _mark, _in, word, _end, at) =>
    isPlace(word) && at > 0 && stored.slice(0, at).trim() !== '' ? blank(part) : part,
  )
}
