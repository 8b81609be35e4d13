import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Plain JavaScript without packages: this runs on whatever Node is there, before anything is installed.

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const needed = 24

/** One line for a person who waits. On standard error, for standard output belongs to what was asked for. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** Ends the command with one sentence. */
export function giveUp(sentence) {
  say(sentence)
  process.exit(1)
}

/** The Node that the product runs on: the one among the packages, or this one if it is new enough. */
export function ownNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const packed = join(root, 'node_modules', `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`, 'bin', name)
  if (existsSync(packed)) return packed
  if (Number(process.versions.node.split('.')[0]) >= needed) return process.execPath
  return giveUp(`Potluck needs Node ${needed} or later, and this is ${process.versions.node}. Install it, for example with: nvm install`)
}

export function isOwnNode() {
  return realpathSync(process.execPath) === realpathSync(ownNode())
}

/** The folder of Node's cache of compiled code. */
export const compiled = join(root, 'node_modules', '.cache', 'potluck', 'compiled')

/**
 * Keeps the compiled code of files between starts, so that Node need not strip types and compile again: a warm start
 * takes half as long.
 */
export function keepCompiled() {
  module.enableCompileCache?.(compiled)
}

/** Runs a file on the product's Node in the place of this process: same streams, signals handed on, same exit code. */
export async function become(file, args, { env = process.env } = {}) {
  const child = spawn(ownNode(), [join(root, file), ...args], { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  stopWithNpm(() => child.kill('SIGTERM'))
  const [code, signal] = await new Promise((resolve) => child.once('close', (...end) => resolve(end)))
  process.exit(signal ? 1 : code)
}

/** npm does not hand a signal on to what it runs: look whether it is still there. */
export function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 250)
  watch.unref()
}

/** Runs a program to its end and answers its exit code, and what it printed when `quiet`. */
export function run(program, args, { quiet = false, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'] })
    let printed = ''
    child.stdout?.on('data', (chunk) => (printed += chunk))
    child.stderr?.on('data', (chunk) => (printed += chunk))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, printed }))
  })
}
