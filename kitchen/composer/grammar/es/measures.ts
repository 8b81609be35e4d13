import { kitchenNumber } from '#kitchen/composer/grammar/numbers.ts'

/** "2 cucharadas", "1/2 taza"; the other parts take "de": "1/4 de taza". */
function counted(amount: number, one: string, many: string): string {
  const number = kitchenNumber(amount)
  return `${number} ${/^\d\/\d$/.test(number) && number !== '1/2' ? 'de ' : ''}${amount > 1.01 ? many : one}`
}

/** Millilitres in spoons up to a quarter cup, then in ml with US cups in brackets. */
export function volume(ml: number): string {
  if (ml < 15) return counted(ml / 5, 'cucharadita', 'cucharaditas')
  if (ml < 60) return counted(ml / 15, 'cucharada', 'cucharadas')
  const cups = ml / 240
  const inCups = counted(cups > 4 ? Math.round(cups) : cups, 'taza', 'tazas')
  return ml >= 1000 && ml % 250 === 0 ? `${kitchenNumber(ml / 1000)} l (${inCups})` : `${ml} ml (${inCups})`
}

/** Grams with ounces or pounds in brackets. */
export function weight(grams: number): string {
  const ounces = grams / 28
  const us =
    grams < 15
      ? `${kitchenNumber(Math.max(0.25, Math.round(ounces * 4) / 4))} oz`
      : grams < 450
        ? `${Math.max(1, Math.round(ounces))} oz`
        : `${kitchenNumber(Math.round((grams / 454) * 4) / 4)} lb`
  return `${grams} g (${us})`
}

/** °C with the °F that is written on ovens and thermometers. */
export function degrees(celsius: number, fahrenheit: number): string {
  return `${celsius} °C (${fahrenheit} °F)`
}
