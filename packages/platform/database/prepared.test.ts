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

test('forty statements have names, and the next takes the least recently used name', () => {
  const names = preparedNames()
  const given = Array.from({ length: 40 }, (_, at) => tenth(names, `select ${at}`))
  expect(new Set(given).size).toBe(40)
  expect(names.nameOf('select 0')).toBe(given[0])
  const newest = tenth(names, 'select 40')
  expect(given).not.toContain(newest)
  expect(names.given()).toEqual(new Set([...given.filter((name) => name !== given[1]), newest]))
  expect(tenth(names, 'select 1')).not.toBe(given[1])
})

test('a statement of more than ten thousand characters has no name', () => {
  expect(tenth(preparedNames(), `select ${'1'.repeat(10_000)}`)).toBeUndefined()
})

test('renewed names differ from the earlier ones', () => {
  const names = preparedNames()
  const before = tenth(names, 'select $1')
  names.renew()
  expect(tenth(names, 'select $1')).not.toBe(before)
})
