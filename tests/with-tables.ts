import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

/**
 * A new data directory that has all tables, so that a first start makes none. It is a copy of the test run's template,
 * unless another is given.
 */
export function withTables(template = inject('embedded')): string {
  const directory = mkdtempSync(join(tmpdir(), 'potluck-data-'))
  if (template !== null) cpSync(template, directory, { recursive: true })
  return directory
}
