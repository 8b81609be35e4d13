import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'

// The parameters that Stripe publishes for its API, read from the types of its own package, which are generated from
// its OpenAPI specification for the version that we pin.

const folder = join(import.meta.dirname, '../../node_modules/stripe/esm')

/** The names of parameters and the shape of each: more names, any names (metadata), a list, or a value. */
export type Shape =
  | { kind: 'value' }
  | { kind: 'any names' }
  | { kind: 'list'; of: Shape }
  | { kind: 'names'; names: ReadonlyMap<string, () => Shape> }

const known = new Map<string, Shape>()
const files = new Map<string, Map<string, ESTree.TSInterfaceDeclaration>>()

/**
 * The parameters of an interface in one of the package's files, such as `SubscriptionListParams` in
 * `resources/Subscriptions`.
 */
export function parametersOf(file: string, name: string): Shape {
  const before = known.get(`${file} ${name}`)
  if (before) return before
  const found = interfacesOf(file).get(name)
  if (!found) throw new Error(`The package has no ${name} in ${file}`)
  const shape = shapeOf(file, name, found)
  known.set(`${file} ${name}`, shape)
  return shape
}

function shapeOf(file: string, name: string, { body, extends: parents }: ESTree.TSInterfaceDeclaration): Shape {
  const names = new Map<string, () => Shape>()
  for (const { expression } of parents) {
    const parent = expression.type === 'Identifier' ? expression.name : ''
    const inherited = parametersOf(interfacesOf(file).has(parent) ? file : 'shared', parent)
    if (inherited.kind === 'names') for (const [key, shape] of inherited.names) names.set(key, shape)
  }
  for (const member of body.body) {
    if (member.type === 'TSIndexSignature') return { kind: 'any names' }
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue
    const type = member.typeAnnotation?.typeAnnotation
    names.set(member.key.name, () => (type ? shapeOfType(file, name, type) : { kind: 'value' }))
  }
  return { kind: 'names', names }
}

function shapeOfType(file: string, within: string, type: ESTree.TSType): Shape {
  if (type.type === 'TSUnionType') {
    const shapes = type.types.map((one) => shapeOfType(file, within, one))
    return shapes.find(({ kind }) => kind !== 'value') ?? { kind: 'value' }
  }
  if (type.type === 'TSArrayType') return { kind: 'list', of: shapeOfType(file, within, type.elementType) }
  if (type.type !== 'TSTypeReference') return { kind: 'value' }
  const name = nameOf(type.typeName)
  const [first] = type.typeArguments?.params ?? []
  if (name === 'Array' && first) return { kind: 'list', of: shapeOfType(file, within, first) }
  if (name === 'Emptyable' && first) return shapeOfType(file, within, first)
  // Looks for a name in the scope where it is used, then in each outer scope.
  const places = within.split('.').map((_, index, all) => [...all.slice(0, all.length - index), name].join('.'))
  for (const place of [...places, name]) {
    const found = interfacesOf(file).get(place)
    if (found) return shapeOf(file, place, found)
  }
  const shared = interfacesOf('shared').get(name)
  return shared ? shapeOf('shared', name, shared) : { kind: 'value' }
}

function nameOf(name: ESTree.TSTypeName): string {
  if (name.type === 'Identifier') return name.name
  return name.type === 'TSQualifiedName' ? `${nameOf(name.left)}.${name.right.name}` : ''
}

function interfacesOf(file: string): Map<string, ESTree.TSInterfaceDeclaration> {
  const before = files.get(file)
  if (before) return before
  const found = new Map<string, ESTree.TSInterfaceDeclaration>()
  collect(parseSync(`${file}.d.ts`, readFileSync(join(folder, `${file}.d.ts`), 'utf8')).program.body, '', found)
  files.set(file, found)
  return found
}

type Line = ESTree.Program['body'][number]

function collect(lines: readonly Line[], path: string, found: Map<string, ESTree.TSInterfaceDeclaration>): void {
  for (const line of lines) {
    const declared = line.type === 'ExportNamedDeclaration' ? line.declaration : line
    if (declared?.type === 'TSInterfaceDeclaration') found.set(`${path}${declared.id.name}`, declared)
    if (declared?.type === 'TSModuleDeclaration' && declared.id.type === 'Identifier' && declared.body) {
      collect(declared.body.body, `${path}${declared.id.name}.`, found)
    }
  }
}

/**
 * The first key of a form (`line_items[0][price]`) that is no published parameter; undefined when all are published.
 */
export function unknownParameter(keys: Iterable<string>, shape: Shape): string | undefined {
  for (const key of keys) {
    const path = key.split('[').map((part) => part.replace(/\]$/, ''))
    if (!isPublished(path, shape)) return key
  }
  return undefined
}

function isPublished([first, ...rest]: readonly string[], shape: Shape): boolean {
  if (first === undefined) return shape.kind === 'value'
  switch (shape.kind) {
    case 'value':
      return false
    case 'any names':
      return rest.length === 0
    case 'list':
      return /^\d*$/.test(first) && isPublished(rest, shape.of)
    case 'names': {
      const inner = shape.names.get(first)
      // A union may allow a plain value as well as more names: `created=1` beside `created[gte]=1`.
      return inner !== undefined && (rest.length === 0 ? inner().kind !== 'list' : isPublished(rest, inner()))
    }
  }
}
