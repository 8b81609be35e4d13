import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative } from 'node:path'

/** The folder of the server's bundle (scripts/bundle.js). The process may run from it or from the sources. */
const bundled = join(import.meta.dirname, '..', 'dist', 'server')

/** Source maps read so far, by file. Reading one takes up to 150 ms, so it happens only when a stack is shown. */
const maps = new Map<string, SourceMap | null>()

/** A position in a stack: address or path, line and column. */
const place = /(?:file:\/\/)?([^\s()]+\.js):(\d+):(\d+)/g

/** Replaces positions in the bundle by names and lines of the sources. */
export function withSourceNames(stack: string, folder: string = bundled): string {
  return stack.replace(place, (whole: string, file: string, line: string, column: string) => {
    const map = file.startsWith(folder) ? mapOf(file) : null
    const origin = map?.findOrigin(Number(line), Number(column))
    if (!origin || !('fileName' in origin)) return whole
    return `${relative(process.cwd(), join(folder, origin.fileName))}:${origin.lineNumber}:${origin.columnNumber}`
  })
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file)
  if (known !== undefined) return known
  const map = readMap(file)
  maps.set(file, map)
  return map
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  } catch {
    // A stack without source names is better than none.
    return null
  }
}
