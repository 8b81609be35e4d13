import { limits } from '#domain/limits.ts'
import { ledgerLimits } from '#domain/usage/limits.ts'
import type { Job } from '#server/jobs/schedule.ts'
import { forgetSearches, freeExpired } from '#server/usage/queries.ts'
import type { World } from '#server/world.ts'

/** Gives back the searches that crashes left, and forgets what was kept long enough. */
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
      // No statement may take long, however much there is.
      for (let some = -1; some !== 0; forgotten += some) some = await forgetSearches(trx, now(), ledgerLimits.searchesForgottenAtOnce)
      return forgotten === 0 ? null : { forgotten }
    },
  }
  return [freeLost, forgetOld]
}
