import { spoonsIn, kitchenNumber as withFractions } from '#kitchen/composer/grammar/numbers.ts'

/** Kitchen numbers as Chinese recipes write them: 0.5 is "1/2", 1.5 is "1.5". */
export function kitchenNumber(value: number): string {
  const number = withFractions(value)
  return number.includes(' ') ? String(Math.round(value * 4) / 4) : number
}

/** Millilitres in spoons of 5 and 15 ml, from a quarter cup in ml. */
export function writeVolume(ml: number): string {
  const spoons = spoonsIn(ml)
  if (spoons !== null) return `${kitchenNumber(spoons.count)}${spoons.spoon === 'tea' ? '茶匙' : '汤匙'}`
  return `${ml}毫升`
}

/** °C and °F; every recipe states both. */
export function writeDegrees([celsius, fahrenheit]: readonly [celsius: number, fahrenheit: number]): string {
  return `${celsius}°C（${fahrenheit}°F）`
}
