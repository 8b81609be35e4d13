import { basename, dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './node.js'

// node scripts/bundle.js <directory> <file>...: programs as a few files in place of two thousand, with maps to their
// sources. Each program keeps the name of its file.

/**
 * Packages that become part of the bundle: many small modules of plain ECMAScript, needed at every start. All others
 * stay outside, for what they load in ways of their own (PGlite, argon2, pino, pg) or because few processes use them.
 */
const inlined = /^(@hono\/node-server|aws4fetch|hono|jose|kysely|zod)(\/|$)/

const isOwn = (id) => /^([.#/\0]|@potluck\/)/.test(id) || /^[a-z]:[\\/]/i.test(id)

/**
 * Keeps the place of each source: what a file says of its own folder stays true where its code has moved to, and a
 * thread's file becomes a file of the bundle.
 */
function keepPlaces(directory) {
  return {
    name: 'keep-places',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.(dirname|url)/ },
      handler(code, id) {
        const folder = relative(directory, dirname(id)).replaceAll('\\', '/')
        return {
          map: null,
          code: code
            .replace(/new URL\('(\.\/[^']+\.ts)', import\.meta\.url\)/g, (_, file) => {
              const thread = this.emitFile({ type: 'chunk', id: join(dirname(id), file) })
              return `new URL(import.meta.ROLLUP_FILE_URL_${thread})`
            })
            .replace(/import\.meta\.dirname/g, `(import.meta.dirname + ${JSON.stringify(`/${folder}`)})`),
        }
      },
    },
  }
}

const [directory, ...programs] = process.argv.slice(2)
const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(programs.map((file) => [basename(file, '.ts'), file])),
  platform: 'node',
  external: (id) => !isOwn(id) && !inlined.test(id),
  // Every bundle lies in a folder of dist, and is moved there when it is whole.
  plugins: [keepPlaces(join(root, 'dist', 'server'))],
})
await bundle.write({
  dir: directory,
  format: 'es',
  // V8 keeps the sources in memory, those with Cyrillic or Arabic in two bytes a letter: without whitespace 10 MB less.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  sourcemap: true,
  sourcemapExcludeSources: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
})
