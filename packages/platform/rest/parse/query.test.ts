import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RestError } from '#platform/rest/errors.ts'
import type { Condition } from '#platform/rest/parse/filter.ts'
import { readQuery } from '#platform/rest/parse/query.ts'
import { signs } from '../../../../tests/rest/signs.ts'

/** The condition on `name` for a value behind an operator. */
const eq = (value: string): Condition => ({
  kind: 'filter',
  column: 'name',
  isNegated: false,
  operation: { kind: 'compare', operator: 'eq', every: null, value },
})
const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((value) => value.isWellFormed() && !value.includes('\0'))
/** Quoted as PostgREST's documentation recommends. */
const quote = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`
const read = (pairs: Record<string, string>) => readQuery(`?${new URLSearchParams(pairs)}`)

test('any value is read unchanged in a filter', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(read({ name: `eq.${value}` }).conditions).toEqual([eq(value)])
    }),
  )
})

test('any values are read unchanged in a quoted list', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (values) => {
      fc.pre(values.length > 1 || values[0] !== '')
      const [condition] = read({ name: `in.(${values.map(quote).join(',')})` }).conditions
      expect(condition).toMatchObject({ operation: { kind: 'in', values } })
    }),
  )
})

test('any quoted value is read unchanged in nested and/or conditions', () => {
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

test('any quoted name is read unchanged in select, order and filters', () => {
  const name = text.filter((value) => value !== '')
  fc.assert(
    fc.property(name, name, (column, alias) => {
      const { select, order } = read({ select: `${quote(alias)}:${quote(column)}::text`, order: `${quote(column)}.desc.nullslast` })
      expect(select).toEqual([{ kind: 'column', column, alias, cast: 'text' }])
      expect(order).toEqual([{ relation: null, column, direction: 'desc', nulls: 'last' }])
    }),
  )
})

test('any query text is read, or refused with PGRST100 and a position', () => {
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

// A parser that reads the text again for each character exceeds the test's time.
test('long texts of any kind are read to their end', () => {
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
