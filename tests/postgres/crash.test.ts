import { openDatabase } from '@potluck/platform/database/open'
import { afterAll, test } from 'vitest'
import type { Tables } from '#server/tables.ts'
import { emptyDatabase } from '../api/world.ts'
import { auditCrashes, expectSound, printCrashes } from '../crash/audit.ts'
import { crashOften } from '../crash/crashes.ts'
import { howMany } from '../how-many.ts'

// Two processes share a real PostgreSQL; while one is dead, the other continues.

const { place, remove } = await emptyDatabase()
const db = await openDatabase<Tables>(place, () => {})
afterAll(async () => {
  await db.destroy()
  await remove()
})

test('kill -9 at ten points of a search on two processes loses no search and charges none twice', { timeout: 4 * 3_600_000 }, async () => {
  const env = { DATABASE_URL: place.kind === 'postgres' ? place.url : '' }
  const crashes = await crashOften(howMany(10, 200), { count: 2, env })
  const outcome = await auditCrashes(db, crashes)
  printCrashes('PostgreSQL, two processes', crashes, outcome)
  expectSound(crashes, outcome)
})
