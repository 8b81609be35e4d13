import { limits } from '#domain/limits.ts'

/** Calculates in hundredths of a percent, because binary fractions would round wrongly. */
const basisPoints = 10_000

/**
 * The donation from the net proceeds of one currency, in minor units (cents): one percent, rounded up to a whole unit
 * so that it is never less, and nothing from a loss.
 */
export function donationOf(net: number): number {
  return Math.max(0, Math.ceil((net * Math.round(limits.donatedShare * basisPoints)) / basisPoints))
}
