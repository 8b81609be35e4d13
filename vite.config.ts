import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The two fonts of every page, asked for with the page itself, so that nothing moves when they arrive. */
const firstFonts = /(fraunces-latin-soft|source-sans-3-latin-wght)-normal.*\.woff2$/

const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => firstFonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head',
        })),
  },
}

/**
 * A module named `*.baked.ts` is worked out here: the browser gets its values, not all that they are made from. They
 * must be plain data.
 */
const bake: Plugin = {
  name: 'bake',
  async load(id) {
    const file = id.replace(/\?.*$/, '')
    if (!file.endsWith('.baked.ts')) return null
    const values: object = await import(pathToFileURL(file).href)
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
}

/**
 * What a contract says to people who write programs (`domain/endpoint.ts`): the API's description has it, and no
 * browser reads it.
 */
const prose = ['summary', 'example']

const leaveProse: Plugin = {
  name: 'leave-prose',
  enforce: 'post',
  transform: {
    filter: { code: /\bendpoint\(/ },
    handler(code) {
      const parts: [number, number][] = []
      for (const statement of this.parse(code).body) {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
        if (declared?.type !== 'VariableDeclaration') continue
        for (const { init } of declared.declarations) {
          if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'endpoint') continue
          const [contract] = init.arguments
          if (contract?.type !== 'ObjectExpression') continue
          for (const part of contract.properties) {
            if (part.type === 'Property' && part.key.type === 'Identifier' && prose.includes(part.key.name))
              parts.push([part.start, part.end])
          }
        }
      }
      // As long as it was, so that every other place in the file stays what it is.
      return {
        code: parts.reduce((text, [from, to]) => `${text.slice(0, from)}${'...null'.padEnd(to - from)}${text.slice(to)}`, code),
        map: null,
      }
    },
  },
}

/**
 * Vite's helper of a dynamic import preloads the scripts and style sheets that the imported chunk needs. Here a chunk
 * imports its scripts itself and all pages share one style sheet, so the helper only imports: it is part of the first
 * load.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
  generateBundle(_options, bundle) {
    const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'))
    if (sheets.length > 1) this.error(`Two style sheets (${sheets.join(', ')}): a chunk with its own needs Vite's preload helper.`)
  },
}

/** TanStack Query brings the code of infinite queries with every query, and no page has one. */
const noInfiniteQueries: Plugin = {
  name: 'no-infinite-queries',
  enforce: 'pre',
  load: {
    filter: { id: /query-core\/.*\/infiniteQueryBehavior\.js$/ },
    handler: () => `
      function left() { throw new Error('infinite queries are left out: vite.config.ts') }
      export { left as infiniteQueryBehavior, left as hasNextPage, left as hasPreviousPage }`,
  },
  generateBundle(_options, bundle) {
    const used = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    if (used.some((id) => id.endsWith('/infiniteQueryObserver.js'))) this.error('A page has an infinite query: keep the code of them.')
    if (!used.some((id) => id.endsWith('/infiniteQueryBehavior.js'))) this.error('The code of infinite queries has another name now.')
  },
}

/** The modules that a page needs before it shows anything: what it imports, and what those import. */
function neededBy(entry: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const needed = new Set([entry])
  for (const id of needed) for (const imported of importsOf(id)) needed.add(imported)
  return needed
}

const entry = join(import.meta.dirname, 'web', 'main.tsx')
let first: Set<string> | undefined

/**
 * Modules that seem to be needed because a package names all it has in one module: icons, and what only later pages
 * use of queries and the router.
 */
const onlyNamed =
  /\/lucide-react\/dist\/esm\/icons\/|\/@tanstack\/(react-router\/.*\/useBlocker|react-query\/.*\/useMutation|query-core\/.*\/mutationObserver)\.js$/

/**
 * The first load is one file: what it shares with later pages is not cut out of it, which would be more bytes and
 * more requests.
 */
const firstLoad = {
  debugName: 'first load',
  name(id: string, graph: { getModuleInfo(id: string): { importedIds: readonly string[] } | null }) {
    first ??= neededBy(entry, (needed) => graph.getModuleInfo(needed)?.importedIds ?? [])
    return first.has(id) && !onlyNamed.test(id) ? 'first' : null
  },
}

export default defineConfig({
  root: 'web',
  // React 19 has what the shim stands in for.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  plugins: [react(), tailwindcss(), preloadFonts, bake, leaveProse, plainImports, noInfiniteQueries],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      // A browser that does not know `modulepreload` loads the same a little later.
      polyfill: false,
      // The first load does not carry the names of all that each later page is made of: that page says them itself.
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [firstLoad] },
        // The first load names each later chunk, so a name is short.
        chunkFileNames: ({ name }) => `assets/${name.replace(/\.baked$/, '')}-[hash].js`,
      },
    },
  },
})
