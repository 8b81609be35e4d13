import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, root, run, say } from './node.js'

const stampFile = join(root, 'node_modules', '.potluck-installed')

/** Installs the packages of the lock file unless they are there. */
export async function ensureInstalled() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stamp = createHash('sha256').update(`${process.platform} ${process.arch} ${lock}`).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (!holdsAll(JSON.parse(lock))) await install()
  writeFileSync(stampFile, stamp)
}

/** Whether someone has installed by hand just what the lock file names. */
function holdsAll(lock) {
  const hidden = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(hidden)) return false
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages
  const here = [process.platform, process.arch, process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl']
  const isForHere = ({ os, cpu, libc }) => Boolean(os ?? cpu) && [os, cpu, libc].every((list, index) => !list || list.includes(here[index]))
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (path === '' || installed[path]?.version === entry.version) return true
    return Boolean(entry.optional) && !isForHere(entry)
  })
}

async function install() {
  say('Installing what Potluck needs. This takes about half a minute…')
  // Not this process's own Node: it may be the one inside node_modules, which the installation replaces.
  const npm = process.env.npm_execpath
  const node = process.env.npm_node_execpath ?? process.execPath
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=optional',
    '--include=dev',
    '--engine-strict=false',
    '--loglevel=error',
    '--no-progress',
  ]
  const { code, printed } = npm ? await run(node, [npm, ...args], { quiet: true }) : await runNpm(args)
  if (code !== 0) giveUp(`${printed}\nThe packages could not be installed (npm ci ended with ${code}). Is the package registry reachable?`)
}

async function runNpm(args) {
  try {
    return await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { quiet: true })
  } catch {
    return giveUp('npm was not found. It comes with Node: https://nodejs.org')
  }
}
