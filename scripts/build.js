import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ensureInstalled } from './install.js'
import { giveUp, ownNode, root, run, say } from './node.js'

const shared = ['domain', 'packages/kitchen', 'locales', 'package.json', 'package-lock.json', 'scripts/build.js']
const serverSources = [...shared, 'packages/platform', 'server', 'scripts/bundle.js']
const testServers = ['tests/quick-kitchen-main.ts', 'tests/crash/mortal-main.ts']

/**
 * The parts of a build, and the sources of each. `make` writes the whole part into a directory that does not exist
 * yet.
 */
const parts = {
  pages: { folder: 'web', proof: 'index.html', inputs: [...shared, 'web', 'vite.config.ts'], make: makePages },
  server: { folder: 'server', proof: 'main.js', inputs: serverSources, make: (folder) => bundle(folder, ['server/main.ts']) },
  // The server as tests start it in processes of their own.
  tests: {
    folder: 'tests',
    proof: 'mortal-main.js',
    inputs: [...serverSources, 'tests/api/a-kitchen.ts', ...testServers],
    make: (folder) => bundle(folder, testServers),
  },
}

/** The parts that a start of the product needs. */
const all = ['pages', 'server']

/** Whether these parts were built from the sources as they are now. */
export function isBuilt(names = all) {
  return names.every((name) => isPartBuilt(parts[name]))
}

/** Builds what of these parts is not built. */
export async function ensureBuilt(names = all) {
  await Promise.all(names.map((name) => ensurePart(name, parts[name])))
}

const stampOf = ({ folder }) => join(root, 'dist', `${folder}.stamp`)

function isPartBuilt({ folder, proof, inputs }) {
  const stampFile = stampOf({ folder })
  if (!existsSync(join(root, 'dist', folder, proof)) || !existsSync(stampFile)) return false
  return readFileSync(stampFile, 'utf8') === stampOfInputs(inputs)
}

/**
 * Builds a part beside its place and moves it there when it is whole, so that a running server never sees half of a
 * part.
 */
async function ensurePart(name, part) {
  if (isPartBuilt(part)) return
  say(`Building the ${name}…`)
  const stamp = stampOfInputs(part.inputs)
  const built = join(root, 'dist', part.folder)
  const unfinished = `${built}.${process.pid}`
  const { code, printed } = await part.make(unfinished)
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    giveUp(`${printed}\nThe ${name} could not be built.`)
  }
  rmSync(built, { recursive: true, force: true })
  renameSync(unfinished, built)
  writeFileSync(stampOf(part), stamp)
}

async function makePages(folder) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const made = await run(ownNode(), [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    quiet: true,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (made.code === 0) for (const file of filesBelow(folder)) compress(file)
  return made
}

function bundle(folder, programs) {
  return run(ownNode(), [join(root, 'scripts', 'bundle.js'), folder, ...programs], { quiet: true })
}

/** Path, size and time of every source: quicker than reading them all, and enough to see a change. */
function stampOfInputs(inputs) {
  const hash = createHash('sha256')
  for (const input of inputs.map((name) => join(root, name)).filter((path) => existsSync(path))) {
    const files = statSync(input).isDirectory() ? filesBelow(input) : [input]
    for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
}

const compressible = /\.(css|html|js|json|map|svg|txt|webmanifest|xml)$/
const worthCompressing = 1024

function compress(file) {
  const content = readFileSync(file)
  if (!compressible.test(file) || content.length < worthCompressing) return
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

// node scripts/build.js builds what a start needs; with names of parts, those parts.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled()
  const named = process.argv.slice(2)
  await ensureBuilt(named.length > 0 ? Object.keys(parts).filter((name) => named.includes(name)) : all)
}
