import { sql } from 'kysely'
import type { Condition, Operation, Operator, TruthValue } from '#platform/rest/parse/filter.ts'
import { columnOf, type Fragment, requireStorableNumbers, type Source, typeName, valueAs } from '#platform/rest/sql/source.ts'

const comparisons: Record<Operator, Fragment> = {
  eq: sql`=`,
  neq: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
  like: sql`like`,
  ilike: sql`ilike`,
  isdistinct: sql`is distinct from`,
}

const truthTests: Record<TruthValue, Fragment> = {
  null: sql`is null`,
  not_null: sql`is not null`,
  true: sql`is true`,
  false: sql`is false`,
  unknown: sql`is unknown`,
}

/** `where …`, or nothing. */
export function whereOf(source: Source, conditions: readonly Condition[]): Fragment {
  if (conditions.length === 0) return sql``
  return sql`where ${sql.join(
    conditions.map((condition) => conditionOf(source, condition)),
    sql` and `,
  )}`
}

function conditionOf(source: Source, condition: Condition): Fragment {
  const inner =
    condition.kind === 'filter'
      ? operationOf(source, condition.column, condition.operation)
      : sql.join(
          condition.members.map((member) => conditionOf(source, member)),
          condition.junction === 'and' ? sql` and ` : sql` or `,
        )
  return condition.isNegated ? sql`not (${inner})` : sql`(${inner})`
}

function operationOf(source: Source, column: string, operation: Operation): Fragment {
  const { reference, type } = columnOf(source, column)
  if (operation.kind === 'is') return sql`${reference} ${truthTests[operation.truth]}`
  if (operation.kind === 'in') {
    if (operation.values.length === 0) return sql`false`
    return sql`${reference} in (${sql.join(operation.values.map((value) => valueAs(value, type)))})`
  }
  const { operator, every } = operation
  const isPattern = operator === 'like' || operator === 'ilike'
  const value = isPattern ? operation.value.replaceAll('*', '%') : operation.value
  if (every !== null) {
    // Inside a list, JSON is in the list's quotes.
    requireStorableNumbers(value.replace(/[\\"]/g, ' '), type)
    const element = isPattern ? typeName('text') : typeName(type)
    const values = sql`cast(cast(${value} as text) as ${element}[])`
    return sql`${reference} ${comparisons[operator]} ${every === 'any' ? sql`any` : sql`all`} (${values})`
  }
  return sql`${reference} ${comparisons[operator]} ${valueAs(value, isPattern ? 'text' : type)}`
}
