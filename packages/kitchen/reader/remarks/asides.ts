import { allergens, languageCodes } from '#kitchen/options.ts'
import { claimsBeyond } from '#kitchen/reader/food/food.ts'
import type { Reading, TypedFood } from '#kitchen/reader/food/reading.ts'
import { isCutOfMeat } from '#kitchen/reader/segment/cut-without-meat.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'

/** A food with its cut or kind in brackets: "pollo(muslos)", "queso (feta)", "Hühnchen (Schenkel)". */
const withAside = /(?<![\p{L}\p{M}\p{N}])(?<food>[\p{Script=Latin}\p{M}]{3,})\s*\((?<aside>[\p{Script=Latin}\p{M}]{3,})\)/u

/**
 * Replaces a food and the bracket after it by one name, if both are one food known as a whole. The bracket stays if
 * the joined name would hide contents: "Milch (Hafer)", "potato (crisps)".
 */
export function joinNamesInBrackets(text: string, read: (words: string) => Reading): string {
  const found = withAside.exec(text)
  const { food, aside } = found?.groups ?? {}
  if (found === null || food === undefined || aside === undefined) return text
  const [named, other] = [onlyFood(read(food)), onlyFood(read(aside))]
  if (named === null || other === null) return text
  const joined = [
    `${aside} de ${food}`,
    `${food}${aside.toLowerCase()}`,
    `${aside}${food.toLowerCase()}`,
    `${food} ${aside}`,
    `${aside} ${food}`,
  ].flatMap((name) => {
    const one = onlyFood(read(name))
    if (one?.known !== 'whole') return []
    const beyond = claimsBeyond(one, named)
    // A cut found only by correcting a slip does not count.
    const saysHowCut = languageCodes.some((language) => tokenise(aside).every((token) => isCutOfMeat(token, language)))
    const hidden =
      other.known === 'misspelt' || saysHowCut
        ? []
        : allergens.filter((allergen) => one.contains[allergen] === 'no' && other.contains[allergen] !== 'no')
    return beyond.allergens.length + beyond.diets.length + hidden.length === 0 ? [{ name, one }] : []
  })
  const { name = found[0] } = joined.find(({ one }) => one.ingredient !== null) ?? joined[0] ?? {}
  return text.replace(found[0], name)
}

function onlyFood({ foods, unknown, notFood }: Reading): TypedFood | null {
  const [food, ...others] = foods
  return food === undefined || others.length + unknown.length + notFood.length > 0 ? null : food
}
