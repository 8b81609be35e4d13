import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DirectoryUnusable, lockDirectory } from './lock.ts'

const scratch = mkdtempSync(join(tmpdir(), 'potluck-lock-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a directory several levels deep is made, for its owner alone', () => {
  const directory = join(scratch, 'a', 'b', 'c')
  lockDirectory(directory)()
  expect(existsSync(join(directory, 'lock.sqlite'))).toBe(true)
  expect(statSync(directory).mode & 0o777).toBe(0o700)
})

test('a directory that cannot be made is named', () => {
  const file = join(scratch, 'file')
  writeFileSync(file, '')
  for (const directory of [file, join(file, 'below'), join(file, 'far', 'below')]) {
    expect(() => lockDirectory(directory)).toThrow(DirectoryUnusable)
    expect(() => lockDirectory(directory)).toThrow(`The data directory ${directory} cannot be made or written to (`)
  }
})

test('a place where nobody can make a directory is named', () => {
  expect(() => lockDirectory('/proc/nope')).toThrow('The data directory /proc/nope cannot be made or written to (')
})
