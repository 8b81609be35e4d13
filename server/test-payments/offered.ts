import { AppError } from '#domain/errors.ts'
import type { World } from '#server/world.ts'

/** Throws `not_found` where the test checkout does not stand in: Stripe takes the money, or the site is a public https one. */
export function assertTestPayments({ config, payments }: Pick<World, 'config' | 'payments'>): void {
  if (!config.hasTestPayments || payments?.kind !== 'test') throw new AppError('not_found')
}
