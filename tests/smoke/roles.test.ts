import { apiRoles, ensureRoles } from '@potluck/platform/testing/roles'
import { sql } from 'kysely'
import { test } from 'vitest'
import { asPlainOwner } from '../api/plain-owner.ts'

// Roles belong to a whole cluster: on PostgreSQL the databases of other tests have created them already.

test('a database owner with the right to create roles creates the API roles', async () => {
  await asPlainOwner(async (connection, asAdministrator, owner) => {
    await asAdministrator(`: alter role ${owner} createrole`)
    await ensureRoles(connection)
    await ensureRoles(connection)
    for (const role of apiRoles) await sql`select set_config('role', ${role}, false)`.execute(connection)
  })
})
