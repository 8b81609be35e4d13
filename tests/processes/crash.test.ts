import { openDatabase } from '@potluck/platform/database/open'
import { test } from 'vitest'
import type { Tables } from '#server/tables.ts'
import { emptyDatabase } from '../api/world.ts'
import { auditCrashes, expectSound, printCrashes } from '../crash/audit.ts'
import { crashOften } from '../crash/crashes.ts'
import { howMany } from '../how-many.ts'

// The embedded database dies with its server, and the next server takes it over.

test('kill -9 at points of a search in one process loses no search and charges none twice', { timeout: 4 * 3_600_000 }, async () => {
  const { place, remove } = await emptyDatabase()
  if (place.kind !== 'embedded') throw new Error('Not the embedded engine')
  const crashes = await crashOften(howMany(2, 200), { count: 1, env: {}, dataDir: place.directory })
  const db = await openDatabase<Tables>(place, () => {})
  const outcome = await auditCrashes(db, crashes)
  await db.destroy()
  await remove()
  printCrashes('embedded, one process', crashes, outcome)
  expectSound(crashes, outcome)
})
