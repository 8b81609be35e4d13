import type { Recipe } from '#domain/recipes/recipe.ts'

/** The minutes of an English duration ("1 hr 20 mins"), or null when it is none. */
export function minutesOf(text: string | undefined): number | null {
  const match = /^(?:(\d+) (?:hrs?|hours?))?\s*(?:(\d+) (?:mins?|minutes?))?$/.exec(text?.trim() ?? '')
  if (match === null || match[0] === '') return null
  return Number(match[1] ?? 0) * 60 + Number(match[2] ?? 0)
}

/** What is wrong with a recipe's times: the total is preparation, cooking and rest, in data and in what an English card says. */
export function clockFaults(recipe: Recipe): string[] {
  const times = recipe.structure?.times
  if (times === undefined) return ['has no times']
  const { prep, cook, rest, total } = times
  const wrong = total === prep + cook + rest ? [] : [`total ${total} is not ${prep} + ${cook} + ${rest}`]
  if (recipe.language !== 'en') return wrong
  const says = (words: string | undefined, minutes: number) =>
    minutesOf(words) === minutes ? [] : [`"${words}" is not ${minutes} minutes`]
  return [...wrong, ...says(recipe.prepTime, prep), ...says(recipe.cookTime, cook), ...says(recipe.totalTime, total)]
}
