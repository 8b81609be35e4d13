import type { Recipe } from '#kitchen/recipe.ts'

/** The hours and minutes on a card, in any of the languages. */
const parts =
  /^(?:(\d+)\s*(?:hrs?|hours?|h|Std\.?|Stunden?|ч|час(?:а|ов)?|ساعات|ساعة|時間|小时)(?![a-zа-я]))?\s*و?(?:(\d+)\s*(?:minutes?|mins?|min|Min\.?|Minuten?|мин(?:\.|ут[аы]?)?|دقائق|دقيقة|分钟|分)\.?)?$/u

/** Arabic writes one and two hours without a number. */
const withNumbers = (text: string) => text.replace(/^ساعتان/u, '2 ساعة').replace(/^ساعة/u, '1 ساعة')

/**
 * The minutes of a duration as a card writes it ("1 hr 20 mins", "1 Std. 20 Min.", "1時間20分"), or null for any other
 * text.
 */
export function minutesOf(text: string | undefined): number | null {
  const match = parts.exec(withNumbers(text?.trim() ?? ''))
  if (match === null || match[0] === '') return null
  return Number(match[1] ?? 0) * 60 + Number(match[2] ?? 0)
}

/** The faults of a recipe's times: the total must be preparation, cooking and rest, in the data and on the card. */
export function clockFaults(recipe: Recipe): string[] {
  const times = recipe.structure?.times
  if (times === undefined) return ['has no times']
  const { prep, cook, rest, total } = times
  const wrong = total === prep + cook + rest ? [] : [`total ${total} is not ${prep} + ${cook} + ${rest}`]
  const says = (words: string | undefined, minutes: number) =>
    minutesOf(words) === minutes ? [] : [`"${words}" is not ${minutes} minutes`]
  return [...wrong, ...says(recipe.prepTime, prep), ...says(recipe.cookTime, cook), ...says(recipe.totalTime, total)]
}
