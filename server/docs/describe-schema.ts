/** A field of a JSON schema, as a row of the table. `depth` counts from 0. */
export interface Field {
  name: string
  depth: number
  type: string
  isRequired: boolean
  /** Defaults and limits, in words. */
  notes: string
}

type Schema = Record<string, unknown>

/** The fields of an object schema, each followed by its inner fields. */
export function fieldsOf(schema: unknown, depth = 0): Field[] {
  const { properties, required } = asSchema(schema)
  const demanded = new Set(Array.isArray(required) ? required : [])
  return Object.entries(asSchema(properties)).flatMap(([name, field]) => [
    { name, depth, type: typeOf(field), isRequired: demanded.has(name), notes: notesOf(asSchema(field), demanded.has(name)) },
    ...fieldsOf(innerObject(field), depth + 1),
  ])
}

/** The shapes of an answer: one, or each member of a union. */
export function shapesOf(schema: unknown): unknown[] {
  const { anyOf } = asSchema(schema)
  return Array.isArray(anyOf) ? anyOf : [schema]
}

/** A type in words: `text`, `list of text`, `"a" | "b"`. */
export function typeOf(schema: unknown): string {
  const { type, items, anyOf, enum: values, const: value, prefixItems, propertyNames, additionalProperties } = asSchema(schema)
  if (value !== undefined) return JSON.stringify(value)
  if (Array.isArray(values)) return values.map((each) => JSON.stringify(each)).join(' | ')
  if (Array.isArray(anyOf)) return anyOf.map(typeOf).join(' | ')
  if (Array.isArray(type)) return type.map((each) => typeOf({ type: each })).join(' | ')
  if (Array.isArray(prefixItems)) return `[${prefixItems.map(typeOf).join(', ')}]`
  if (propertyNames !== undefined) return `for each ${typeOf(propertyNames)}: ${typeOf(additionalProperties)}`
  if (type === 'array') return `list of ${typeOf(items)}`
  return type === 'string' ? 'text' : typeof type === 'string' ? type : 'anything'
}

function innerObject(schema: unknown): unknown {
  const { type, items, anyOf } = asSchema(schema)
  if (Array.isArray(anyOf)) return anyOf.map(innerObject).find((inner) => Object.keys(asSchema(inner)).length > 0)
  return type === 'array' ? innerObject(items) : type === 'object' ? schema : undefined
}

function notesOf(schema: Schema, isRequired = false): string {
  const { minimum, maximum, minLength, maxLength, maxItems, items, propertyNames } = schema
  return [
    schema.default === undefined || isRequired ? '' : `default ${JSON.stringify(schema.default)}`,
    maxItems === undefined ? '' : `at most ${maxItems}`,
    minLength === undefined ? '' : `at least ${minLength} characters`,
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    minimum === undefined || maximum === undefined ? '' : `${minimum} to ${maximum}`,
    propertyNames === undefined ? '' : notesOf(asSchema(propertyNames)).replace(/^(?=.)/, 'each text '),
    items === undefined ? '' : notesOf(asSchema(items)).replace(/^(?=.)/, 'each '),
  ]
    .filter(Boolean)
    .join(', ')
}

function asSchema(value: unknown): Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
