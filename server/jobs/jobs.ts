import { sql } from 'kysely'
import type { Job } from '#server/jobs/schedule.ts'

/** Saved recipes go a day after they expire (P7). The database dates them, and so says which are due. */
const deleteExpiredRecipes: Job = {
  name: 'delete-expired-recipes',
  async run(trx) {
    const { rows } = await sql<{ deleted: string }>`select private.delete_expired_recipes() as deleted`.execute(trx)
    const deleted = Number(rows[0]?.deleted ?? 0)
    return deleted === 0 ? null : { deleted }
  },
}

/** All that this product does by the hour. */
export const jobs: readonly Job[] = [deleteExpiredRecipes]
