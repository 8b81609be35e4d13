import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A data directory of its own that has all tables: nobody waits for what a first start makes. */
export function withTables(): string {
  const directory = mkdtempSync(join(tmpdir(), 'potluck-data-'))
  const template = inject('embedded')
  if (template !== null) cpSync(template, directory, { recursive: true })
  return directory
}
