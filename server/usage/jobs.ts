import { limits } from '#domain/limits.ts'
import type { Job } from '#server/jobs/schedule.ts'
import { forgetSearches, freeExpired } from '#server/usage/queries.ts'
import type { World } from '#server/world.ts'

/** Gives back the searches that crashes left, and forgets what was kept long enough. */
export function usageJobs({ now }: Pick<World, 'now'>): readonly Job[] {
  const freeLost: Job = {
    name: 'free-lost-searches',
    every: limits.searchSweep,
    async run(trx) {
      const freed = await freeExpired(trx, now(), limits.searchesFreedAtOnce)
      return freed === 0 ? null : { freed }
    },
  }
  const forgetOld: Job = {
    name: 'forget-old-searches',
    async run(trx) {
      const forgotten = await forgetSearches(trx, now())
      return forgotten === 0 ? null : { forgotten }
    },
  }
  return [freeLost, forgetOld]
}
