import { forgetBudgets } from '@potluck/platform/limits/budgets'
import type { Job } from '#server/jobs/schedule.ts'
import type { World } from '#server/world.ts'

/** Deletes rows of budgets that ended long ago. */
export function budgetJobs({ now }: Pick<World, 'now'>): readonly Job[] {
  const forgetOld: Job = {
    name: 'forget-old-budgets',
    async run(trx) {
      const forgotten = await forgetBudgets(trx, now())
      return forgotten === 0 ? null : { forgotten }
    },
  }
  return [forgetOld]
}
