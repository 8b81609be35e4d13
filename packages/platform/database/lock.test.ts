import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DirectoryUnusable, lockDirectory } from './lock.ts'

const scratch = mkdtempSync(join(tmpdir(), 'potluck-lock-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a missing directory several levels deep is made with access for its owner only', () => {
  const directory = join(scratch, 'a', 'b', 'c')
  lockDirectory(directory)()
  expect(existsSync(join(directory, 'lock.sqlite'))).toBe(true)
  expect(statSync(directory).mode & 0o777).toBe(0o700)
})

test('a directory that cannot be made is named in the error', () => {
  const file = join(scratch, 'file')
  writeFileSync(file, '')
  for (const directory of [file, join(file, 'below'), join(file, 'far', 'below')]) {
    expect(() => lockDirectory(directory)).toThrow(DirectoryUnusable)
    expect(() => lockDirectory(directory)).toThrow(`The data directory ${directory} cannot be made or written to (`)
  }
})

test('a path where no directory can be made is named in the error', () => {
  expect(() => lockDirectory('/proc/nope')).toThrow('The data directory /proc/nope cannot be made or written to (')
})
