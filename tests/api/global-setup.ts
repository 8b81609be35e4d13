import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeTemplate } from '#platform/database/make-template.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open.ts'
import { execute, startPostgres } from '../postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster to make databases in, or null for the embedded engine. */
    postgres: string | null
  }
}

export const templateDatabase = 'potluck_template'

/** Starts a real PostgreSQL for DATABASE=postgres, with a migrated database to clone from; else makes sure of the embedded one's template. */
export async function setup(project: TestProject) {
  if (process.env.DATABASE !== 'postgres') {
    await makeTemplate()
    project.provide('postgres', null)
    return
  }
  const postgres = await startPostgres()
  await execute(postgres.url, `create database ${templateDatabase}`)
  const url = new URL(postgres.url)
  url.pathname = `/${templateDatabase}`
  const db = await openDatabase<unknown>({ kind: 'postgres', url: url.href }, () => {})
  await migrate(db, join(import.meta.dirname, '..', '..', 'database', 'migrations'))
  await db.destroy()
  project.provide('postgres', postgres.url)
  return () => postgres.stop()
}
