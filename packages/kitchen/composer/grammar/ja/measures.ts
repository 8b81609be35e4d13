import { kitchenNumber as numberWith, spoonsIn } from '#kitchen/composer/grammar/numbers.ts'

/** Kitchen fractions: 0.5 is "1/2", 1.5 is "1と1/2". */
export function kitchenNumber(value: number): string {
  return numberWith(value, 'と')
}

/** Millilitres in Japanese spoons (5 and 15 ml), from a quarter cup in ml. */
export function writeVolume(ml: number): string {
  const spoons = spoonsIn(ml)
  if (spoons !== null) return `${spoons.spoon === 'tea' ? '小さじ' : '大さじ'}${kitchenNumber(spoons.count)}`
  return `${ml}ml`
}

/** °C and °F; every recipe states both. */
export function writeDegrees([celsius, fahrenheit]: readonly [celsius: number, fahrenheit: number]): string {
  return `${celsius}°C(${fahrenheit}°F)`
}
