import { expect, test } from 'vitest'
import { preparedNames } from '#platform/database/prepared.ts'

/** The name of a statement at its tenth use. */
function tenth(names: ReturnType<typeof preparedNames>, words: string): string | undefined {
  for (let time = 1; time < 10; time += 1) expect(names.nameOf(words)).toBeUndefined()
  return names.nameOf(words)
}

test('a statement gets a name at its tenth use, and another statement another name', () => {
  const names = preparedNames()
  const first = tenth(names, 'select $1')
  expect(first).toBeDefined()
  expect(names.nameOf('select $1')).toBe(first)
  expect(tenth(names, 'select $2')).not.toBe(first)
})

test('at most forty statements get names, and none of more than ten thousand characters', () => {
  const names = preparedNames()
  expect(tenth(names, `select ${'1'.repeat(10_000)}`)).toBeUndefined()
  for (let at = 0; at < 40; at += 1) expect(tenth(names, `select ${at}`)).toBeDefined()
  expect(tenth(names, 'select 40')).toBeUndefined()
  expect(names.nameOf('select 0')).toBeDefined()
})

test('renewed names differ from the earlier ones', () => {
  const names = preparedNames()
  const before = tenth(names, 'select $1')
  names.renew()
  expect(tenth(names, 'select $1')).not.toBe(before)
})
