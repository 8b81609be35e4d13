import { sql } from 'kysely'
import type { Job } from '#server/jobs/schedule.ts'

/** Deletes saved recipes a day after they expire (P7). The database sets the dates, so it also finds the due ones. */
const deleteExpiredRecipes: Job = {
  name: 'delete-expired-recipes',
  async run(trx) {
    const { rows } = await sql<{ deleted: string }>`select private.delete_expired_recipes() as deleted`.execute(trx)
    const deleted = Number(rows[0]?.deleted ?? 0)
    return deleted === 0 ? null : { deleted }
  },
}

/** The hourly jobs of the product. */
export const jobs: readonly Job[] = [deleteExpiredRecipes]
