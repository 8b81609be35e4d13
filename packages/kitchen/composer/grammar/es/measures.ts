import { kitchenNumber, spoonsIn } from '#kitchen/composer/grammar/numbers.ts'
import { cupsIn, millilitres, poundsOf } from '#kitchen/composer/grammar/us-measures.ts'

/** A counted unit: "2 cucharadas", "1/2 taza"; fractions other than a half take "de": "1/4 de taza". */
function writeCounted(amount: number, one: string, many: string): string {
  const number = kitchenNumber(amount)
  return `${number} ${/^\d\/\d$/.test(number) && number !== '1/2' ? 'de ' : ''}${amount > 1.01 ? many : one}`
}

/** Millilitres: in spoons up to a quarter cup, then in ml with US cups in brackets. */
export function writeVolume(ml: number): string {
  const spoons = spoonsIn(ml)
  if (spoons?.spoon === 'tea') return writeCounted(spoons.count, 'cucharadita', 'cucharaditas')
  if (spoons?.spoon === 'table') return writeCounted(spoons.count, 'cucharada', 'cucharadas')
  return `${millilitres(ml)} (${writeCounted(cupsIn(ml), 'taza', 'tazas')})`
}

/** Grams with ounces or pounds in brackets. */
export function writeWeight(grams: number): string {
  return `${grams} g (${poundsOf(grams)})`
}

/** °C, and the °F of ovens and thermometers. */
export function writeDegrees([celsius, fahrenheit]: readonly [celsius: number, fahrenheit: number]): string {
  return `${celsius} °C (${fahrenheit} °F)`
}
