import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative } from 'node:path'

/** Where the bundle of this server is (scripts/bundle.js), whether the process runs from it or from the sources. */
const bundled = join(import.meta.dirname, '..', 'dist', 'server')

/** The maps that were read, by file: reading one takes up to 150 ms, and so happens only when a stack is shown. */
const maps = new Map<string, SourceMap | null>()

/** A place in the text of a stack: an address or path, line and column. */
const place = /(?:file:\/\/)?([^\s()]+\.js):(\d+):(\d+)/g

/** The text of a stack with the names and lines of the sources for those of the bundle in `folder`. */
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
    // A stack without the names of the sources is better than none.
    return null
  }
}
