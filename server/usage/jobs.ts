import { limits } from '#domain/limits.ts'
import { ledgerLimits } from '#domain/usage/ledger-limits.ts'
import type { Job } from '#server/jobs/schedule.ts'
import { forgetSearches, freeExpired } from '#server/usage/queries.ts'
import type { World } from '#server/world.ts'

/** Jobs that release searches of crashed processes and delete old searches. */
export function usageJobs({ now }: Pick<World, 'now'>): readonly Job[] {
  const freeLost: Job = {
    name: 'free-lost-searches',
    every: limits.searchSweep,
    async run(trx) {
      const freed = await freeExpired(trx, now(), ledgerLimits.searchesFreedAtOnce)
      return freed === 0 ? null : { freed }
    },
  }
  const forgetOld: Job = {
    name: 'forget-old-searches',
    async run(trx) {
      let forgotten = 0
      // Deletes in small steps, so that no statement takes long.
      for (let some = -1; some !== 0; forgotten += some) some = await forgetSearches(trx, now(), ledgerLimits.searchesForgottenAtOnce)
      return forgotten === 0 ? null : { forgotten }
    },
  }
  return [freeLost, forgetOld]
}
