import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RestError } from '#platform/rest/errors.ts'
import type { Condition } from '#platform/rest/parse/filter.ts'
import { readQuery } from '#platform/rest/parse/query.ts'
import { signs } from '../../../tests/rest/signs.ts'

/** The condition on `name` that a value makes after an operator. */
const eq = (value: string): Condition => ({
  kind: 'filter',
  column: 'name',
  isNegated: false,
  operation: { kind: 'compare', operator: 'eq', every: null, value },
})
const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((value) => value.isWellFormed() && !value.includes('\0'))
/** As PostgREST's documentation tells clients to quote. */
const quote = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`
const read = (pairs: Record<string, string>) => readQuery(`?${new URLSearchParams(pairs)}`)

test('any value comes through a filter as it was', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(read({ name: `eq.${value}` }).conditions).toEqual([eq(value)])
    }),
  )
})

test('any values come through a quoted list as they were', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (values) => {
      fc.pre(values.length > 1 || values[0] !== '')
      const [condition] = read({ name: `in.(${values.map(quote).join(',')})` }).conditions
      expect(condition).toMatchObject({ operation: { kind: 'in', values } })
    }),
  )
})

test('any quoted values come through or and and as they were, however deep', () => {
  const tree = fc.letrec<{ tree: Tree; leaf: Tree; branch: Tree }>((tie) => ({
    tree: fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('leaf'), tie('branch')),
    leaf: text.map((value) => ({ value })),
    branch: fc.record({
      junction: fc.constantFrom('and', 'or'),
      isNegated: fc.boolean(),
      members: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    }),
  })).tree
  fc.assert(
    fc.property(tree, (one) => {
      const [condition] = read({ or: `(${write(one)})` }).conditions
      expect(condition).toEqual({ kind: 'logic', junction: 'or', isNegated: false, members: [expectation(one)] })
    }),
  )
})

type Tree = { value: string } | { junction: 'and' | 'or'; isNegated: boolean; members: Tree[] }

function write(tree: Tree): string {
  if ('value' in tree) return `name.eq.${quote(tree.value)}`
  return `${tree.isNegated ? 'not.' : ''}${tree.junction}(${tree.members.map(write).join(',')})`
}

function expectation(tree: Tree): Condition {
  if ('value' in tree) return eq(tree.value)
  return { kind: 'logic', junction: tree.junction, isNegated: tree.isNegated, members: tree.members.map(expectation) }
}

test('any name comes through select, order and filters in quotes', () => {
  const name = text.filter((value) => value !== '')
  fc.assert(
    fc.property(name, name, (column, alias) => {
      const { select, order } = read({ select: `${quote(alias)}:${quote(column)}::text`, order: `${quote(column)}.desc.nullslast` })
      expect(select).toEqual([{ kind: 'column', column, alias, cast: 'text' }])
      expect(order).toEqual([{ relation: null, column, direction: 'desc', nulls: 'last' }])
    }),
  )
})

test('whatever is written, it is read or refused with PGRST100 and a place', () => {
  const word = fc.constantFrom(...signs)
  const written = fc.oneof(
    fc.array(word, { maxLength: 30 }).map((words) => words.join('')),
    text,
  )
  const name = fc.oneof(
    fc.constantFrom('select', 'order', 'or', 'and', 'not.or', 'not.and', 'columns', 'on_conflict', 'limit', 'offset', 'id'),
    text,
  )
  const known = new Set(['PGRST100', 'PGRST108', 'PGRST123'])
  fc.assert(
    fc.property(fc.array(fc.tuple(name, written), { maxLength: 4 }), (pairs) => {
      try {
        readQuery(`?${new URLSearchParams(pairs)}`)
      } catch (error) {
        if (!(error instanceof RestError)) throw error
        expect(known).toContain(error.code)
        expect(error.status).toBe(400)
      }
    }),
    { numRuns: 3_000 },
  )
})

// What reads a text again for each of its signs takes longer for them all than a test may.
test('long texts are read to their end, whatever they are of', () => {
  for (const piece of ['(', 'and(', '"', '\\', 'a:', 'a!', 'a(', '{', 'id.eq.', ',', ' ', '-']) {
    const long = piece.repeat(16_000 / piece.length / 2)
    for (const name of ['select', 'order', 'or', 'id', 'columns']) {
      for (const value of [long, `(${long}`, `in.(${long}`, `a(${long}`]) {
        try {
          readQuery(`?${name}=${encodeURIComponent(value).slice(0, 16_000)}`)
        } catch (error) {
          expect(error, `${name}=${piece}…`).toBeInstanceOf(RestError)
        }
      }
    }
  }
})
