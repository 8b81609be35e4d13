import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Row } from './measure.ts'

const shell = `import { createRoot } from 'react-dom/client'; createRoot(document.body).render('ready')`
const gzipped = (bytes: Uint8Array | string) => gzipSync(bytes).byteLength / 1000

/** The bytes that the built page loads before a cook can type: the document, its scripts, preloads and styles. */
async function firstLoad(): Promise<{ all: number; scripts: number }> {
  const html = await readFile('dist/web/index.html', 'utf8')
  const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].flatMap((match) => match[1] ?? [])
  const sizes = await Promise.all(files.map(async (file) => ({ file, kB: gzipped(await readFile(join('dist/web', file))) })))
  const scripts = sizes.filter(({ file }) => file.endsWith('.js')).reduce((sum, { kB }) => sum + kB, 0)
  return { all: gzipped(html) + sizes.reduce((sum, { kB }) => sum + kB, 0), scripts }
}

/**
 * The bytes that the first use of the ingredient field loads: the search itself, and the names of eight languages, one
 * file each.
 */
async function suggestions(): Promise<{ all: number; english: number }> {
  const names = await readdir('dist/web/assets')
  const sizeOf = async (pattern: RegExp) => {
    const files = names.filter((name) => pattern.test(name))
    if (files.length === 0) throw new Error(`no built file is named ${pattern}`)
    const sizes = await Promise.all(files.map(async (file) => gzipped(await readFile(join('dist/web/assets', file)))))
    return sizes.reduce((sum, kB) => sum + kB, 0)
  }
  const search = await sizeOf(/^suggest-.*\.js$/)
  return { all: search + (await sizeOf(/^..\.baked-.*\.js$/)), english: search + (await sizeOf(/^en\.baked-.*\.js$/)) }
}

/** A page with React and one word on it, built by the same bundler in the same run. */
async function bareReact(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-page-'))
  try {
    const entry = join(process.cwd(), 'node_modules', '.cache-bench-entry.js')
    await writeFile(entry, shell)
    await build({
      configFile: false,
      logLevel: 'silent',
      build: { outDir: folder, lib: { entry, formats: ['es'], fileName: 'shell' }, minify: true },
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    await rm(entry)
    return gzipped(await readFile(join(folder, 'shell.js')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Gzipped bytes before the first input, against React alone. */
export async function benchPage(): Promise<Row[]> {
  const { all, scripts } = await firstLoad()
  const { all: allNames, english } = await suggestions()
  const baseline = await bareReact()
  const against = 'React 19 and one word'
  return [
    { name: 'scripts before first input', unit: 'kB', value: scripts, against, baseline, aim: 'at most 160' },
    { name: 'everything before first input', unit: 'kB', value: all, against, baseline },
    { name: 'suggestions chunk, English', unit: 'kB', value: english, against, baseline },
    { name: 'suggestions chunk, eight languages', unit: 'kB', value: allNames, against, baseline },
  ]
}
