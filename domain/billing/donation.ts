import { limits } from '#domain/limits.ts'

/** A share is reckoned in hundredths of a percent, so that no fraction of binary numbers gets in. */
const basis = 10_000

/**
 * What is owed to the food bank of net proceeds in minor units (cents) of one currency: one percent, rounded up to
 * the next whole unit so that it is never less, and nothing of a loss.
 */
export function donationOf(net: number): number {
  return Math.max(0, Math.ceil((net * Math.round(limits.donatedShare * basis)) / basis))
}
