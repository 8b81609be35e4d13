import type { Reading } from '#kitchen/reader/food/reading.ts'

/**
 * A reading in a few words, for the message of a failed test: "tofu" or "a food of class fish (known: part), unknown:
 * qwzx".
 */
export function describeReading({ foods, unknown, notFood }: Reading): string {
  const named = foods.map(({ ingredient, class: kind, known }) => {
    const name = ingredient ?? `a food of class ${kind}`
    return known === 'whole' ? name : `${name} (known: ${known})`
  })
  return [
    named.length === 0 ? 'no food' : named.join(' + '),
    ...(unknown.length === 0 ? [] : [`unknown: ${unknown.map(({ words }) => words).join(', ')}`]),
    ...(notFood.length === 0 ? [] : [`not food: ${notFood.join(', ')}`]),
  ].join(', ')
}
