import { parseSync, Visitor } from 'vite'

export interface Import {
  /**
   * The imported name as written: '#kitchen/options.ts', './draft.ts', 'zod/mini', 'node:fs'. Null when it is computed.
   */
  from: string | null
  /** Imports only types, which do not exist at run time. */
  isType: boolean
  isReexport: boolean
  /** Loaded on demand: `import('…')`. */
  isLazy: boolean
}

export interface Source {
  path: string
  imports: Import[]
  /** Globals that the file uses but should get from outside: 'process.env', 'Date.now', 'new Date()'… */
  reaches: string[]
  /** The texts in quotes and templates, and the keys of objects. */
  words: Set<string>
  /** The sources of the regular expressions, also of those made by `RegExp` of a text. */
  patterns: string[]
  /** The parse errors of a file that is not valid TypeScript. */
  parseErrors: string[]
}

/** Reads a TypeScript file's imports, the globals it uses and its words, by a real parser. */
export function readSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text)
  const imports: Import[] = []
  const reaches: string[] = []
  const words = new Set<string>()
  const patterns: string[] = []
  const visitor = new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      const areTypes = specifiers.length > 0 && specifiers.every((part) => part.type === 'ImportSpecifier' && part.importKind === 'type')
      imports.push({ from: source.value, isType: importKind === 'type' || areTypes, isReexport: false, isLazy: false })
    },
    ExportNamedDeclaration({ source, exportKind }) {
      if (source) imports.push({ from: source.value, isType: exportKind === 'type', isReexport: true, isLazy: false })
    },
    ExportAllDeclaration({ source, exportKind }) {
      imports.push({ from: source.value, isType: exportKind === 'type', isReexport: true, isLazy: false })
    },
    ImportExpression({ source }) {
      const from = source.type === 'Literal' && typeof source.value === 'string' ? source.value : null
      imports.push({ from, isType: false, isReexport: false, isLazy: true })
    },
    TSImportType({ source }) {
      imports.push({ from: source.value, isType: true, isReexport: false, isLazy: false })
    },
    Literal(literal) {
      if (typeof literal.value === 'string') words.add(literal.value)
      if ('regex' in literal) patterns.push(literal.regex.pattern)
    },
    TemplateElement({ value }) {
      words.add(value.cooked ?? value.raw)
    },
    Property({ key, computed }) {
      if (key.type === 'Identifier' && !computed) words.add(key.name)
    },
    MemberExpression({ object, property, computed }) {
      if (object.type !== 'Identifier') return
      const name = property.type === 'Identifier' && !computed ? property.name : property.type === 'Literal' ? String(property.value) : '…'
      reaches.push(`${object.name}.${name}`)
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return
      for (const property of id.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier') reaches.push(`${init.name}.${property.key.name}`)
      }
    },
    NewExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier') return
      if (given.length === 0) reaches.push(`new ${callee.name}()`)
      patterns.push(...patternIn(callee.name, given[0], text))
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier') return
      reaches.push(`${callee.name}()`)
      patterns.push(...patternIn(callee.name, given[0], text))
    },
  })
  visitor.visit(program)
  return { path, imports, reaches, words, patterns, parseErrors: errors.map((error) => error.message) }
}

/** The texts of a pattern that `RegExp` makes: of `new RegExp('ente|' + more)` the quoted part. */
function patternIn(callee: string, source: { type: string; start: number; end: number } | undefined, text: string): string[] {
  return callee === 'RegExp' && source !== undefined ? [text.slice(source.start, source.end)] : []
}
