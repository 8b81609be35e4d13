import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { templateFile } from '#platform/database/open.ts'
import { pgliteOptions } from '#platform/database/pglite-options.ts'

/** Makes the archive from which new embedded databases start, unless it exists. Two processes may do so at once. */
export async function makeTemplate(): Promise<void> {
  if (existsSync(templateFile)) return
  const empty = await PGlite.create('memory://', pgliteOptions)
  const archive = await empty.dumpDataDir('gzip')
  await empty.close()
  mkdirSync(dirname(templateFile), { recursive: true })
  const unfinished = `${templateFile}.${process.pid}`
  writeFileSync(unfinished, Buffer.from(await archive.arrayBuffer()))
  renameSync(unfinished, templateFile)
}

if (import.meta.main) await makeTemplate()
