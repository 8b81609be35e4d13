import { cpSync } from 'node:fs'
import { inject } from 'vitest'
import { makeScratch } from './scratch.ts'

/**
 * A new data directory that has all tables, so that a first start makes none. It is a copy of the test run's template,
 * unless another is given.
 */
export function withTables(template = inject('embedded')): string {
  const directory = makeScratch('potluck-data-')
  if (template !== null) cpSync(template, directory, { recursive: true })
  return directory
}
