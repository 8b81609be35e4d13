import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '@potluck/platform/database/migrate'
import { openDatabase } from '@potluck/platform/database/open'
import { makeTemplate } from '@potluck/platform/testing/make-template'
import type { TestProject } from 'vitest/node'
import { execute, startPostgres } from '../postgres.ts'
import { makeScratch } from '../scratch.ts'
import { build } from '../start-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL cluster in which tests make databases; null for the embedded engine. */
    postgres: string | null
    /** A directory of the embedded engine that has all tables, to copy; null on PostgreSQL. */
    embedded: string | null
  }
}

export const templateDatabase = 'potluck_template'

const migrations = join(import.meta.dirname, '..', '..', 'database', 'migrations')

/**
 * Makes a migrated database to copy for each test file: on a real PostgreSQL of our own for DATABASE=postgres, else
 * on the embedded engine.
 */
export async function setup(project: TestProject) {
  const [tearDown] = await Promise.all([
    process.env.DATABASE === 'postgres' ? setUpPostgres(project) : setUpEmbedded(project),
    build('tests'),
  ])
  return tearDown
}

/** A directory of the embedded engine with all tables, to copy. */
export async function setUpEmbedded(project: TestProject) {
  await makeTemplate()
  const directory = makeScratch('potluck-template-')
  const db = await openDatabase<unknown>({ kind: 'embedded', directory }, () => {})
  await migrate(db, migrations)
  await db.destroy()
  project.provide('postgres', null)
  project.provide('embedded', directory)
  return () => rmSync(directory, { recursive: true, force: true })
}

async function setUpPostgres(project: TestProject) {
  const postgres = await startPostgres({ isInMemory: true })
  await execute(postgres.url, `create database ${templateDatabase}`)
  const url = new URL(postgres.url)
  url.pathname = `/${templateDatabase}`
  const db = await openDatabase<unknown>({ kind: 'postgres', url: url.href }, () => {})
  await migrate(db, migrations)
  await db.destroy()
  project.provide('postgres', postgres.url)
  project.provide('embedded', null)
  return () => postgres.stop()
}
