import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ensureInstalled } from './install.js'
import { giveUp, ownNode, root, run, say } from './node.js'

const inputs = ['web', 'domain', 'kitchen', 'locales', 'vite.config.ts', 'package.json', 'package-lock.json', 'scripts/build.js']
const built = join(root, 'dist', 'web')
const stampFile = join(root, 'dist', 'web.stamp')

/** Whether the pages were built from the sources as they are now. */
export function isBuilt() {
  return existsSync(join(built, 'index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfInputs()
}

/** Builds the pages unless they are built. Beside their place and then moved there, so that a running server never sees half of them. */
export async function ensureBuilt() {
  if (isBuilt()) return
  say('Building the pages…')
  const stamp = stampOfInputs()
  const unfinished = `${built}.${process.pid}`
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { code, printed } = await run(ownNode(), [vite, 'build', '--outDir', unfinished, '--emptyOutDir', '--logLevel', 'warn'], {
    quiet: true,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    giveUp(`${printed}\nThe pages could not be built.`)
  }
  for (const file of filesBelow(unfinished)) compress(file)
  rmSync(built, { recursive: true, force: true })
  renameSync(unfinished, built)
  writeFileSync(stampFile, stamp)
}

/** Path, size and time of every source: quicker than reading them all, and enough to see a change. */
function stampOfInputs() {
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(join(root, 'dist'), { recursive: true })
  await ensureInstalled()
  await ensureBuilt()
}
