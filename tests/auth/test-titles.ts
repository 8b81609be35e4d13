/** A string literal in a source file, and its content without escapes. */
const literal = String.raw`(['"\`])((?:\\.|(?!\1)[^\\])*)\1`
const titles = new RegExp(String.raw`(?:\btest\(|\)\()\s*${literal}`, 'g')
const rows = new RegExp(String.raw`\[\s*${literal}\s*,`, 'g')
const refusals = new RegExp(String.raw`\bwhen:\s*${literal}`, 'g')
const tables = /\btest\.each(?:<.*?>)?\((?=\s*\[)/g
const unrun = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|only|fails)\b|\b(?:skip|todo|only|fails): true\b/

/** The titles of all tests in a file: of plain tests, of rows of a table, and of refusals. */
export function titlesIn(source: string): Set<string> {
  const tabled = [...source.matchAll(tables)].map(({ index, 0: opening }) => argumentsAt(source, index + opening.length))
  const found = [...source.matchAll(titles), ...source.matchAll(refusals), ...tabled.flatMap((table) => [...table.matchAll(rows)])]
  return new Set(found.map(([, , text = '']) => text.replaceAll(/\\(.)/g, '$1')))
}

/** The mark in a source file that keeps one of its tests from running, if there is one. */
export function unrunIn(source: string): string | undefined {
  return unrun.exec(source)?.[0]
}

/** The source from here to the parenthesis that closes the arguments. Parentheses in strings are skipped. */
function argumentsAt(source: string, from: number): string {
  const tokens = new RegExp(`${literal}|[()]`, 'g')
  tokens.lastIndex = from
  let depth = 1
  for (const { 0: token, index } of matchesFrom(source, tokens)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (depth === 0) return source.slice(from, index)
  }
  throw new Error('A table without an end')
}

function* matchesFrom(source: string, pattern: RegExp): Generator<RegExpExecArray> {
  for (let match = pattern.exec(source); match !== null; match = pattern.exec(source)) yield match
}
