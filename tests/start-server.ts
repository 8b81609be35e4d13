import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface RunningServer {
  url: string
  pid: number
  /** The child process, for actions that the other methods do not cover. */
  child: ChildProcess
  dataDir: string
  /** All output lines of the server so far. */
  lines: string[]
  /** Sends SIGTERM and answers the exit code. Removes the data directory unless `keepData`. */
  stop(options?: { keepData?: boolean }): Promise<number | null>
  /** Stops reading the server's output, like a closed terminal. */
  hangUp(): void
  /** Sends SIGKILL, like a crash. The data directory stays. */
  kill(): Promise<void>
}

const root = join(import.meta.dirname, '..')

/** Node's cache of compiled code, which `npm start` uses too; it halves the time of a start. */
const compiled = join(root, 'node_modules', '.cache', 'potluck', 'compiled')

/**
 * Programs for tests whose subject is not cooking: their kitchen costs nothing. They are bundled, because a start from
 * the sources costs more than twice the CPU time (900 ms against 380 ms).
 */
export const withQuickKitchen: readonly string[] = [join(root, 'dist', 'tests', 'quick-kitchen-main.js')]
export const mortalServer: readonly string[] = [join(root, 'dist', 'tests', 'mortal-main.js')]

/** Builds a part if its sources changed since the last build. `tests` are the programs above. */
export async function build(part: 'pages' | 'server' | 'tests'): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'scripts', 'build.js'), part], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The part ${part} could not be built`)
}

/**
 * The real server in a process of its own, on a free port, with a data directory of its own (or the given one).
 * Rejects with all its output when it does not start. As soon as `killWhen` answers true, kills the server with
 * SIGKILL. `program` replaces the program that starts the server, and its arguments.
 */
export async function startServer(
  options: { env?: Record<string, string>; dataDir?: string; killWhen?: () => boolean; program?: readonly string[] } = {},
): Promise<RunningServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'potluck-data-'))
  const child = spawn(process.execPath, options.program ?? [join(root, 'server', 'main.ts')], {
    cwd: root,
    env: { ...withoutNpm(process.env), PORT: '0', DATA_DIR: dataDir, NODE_COMPILE_CACHE: compiled, ...options.env },
    // The channel closes when the test's process ends in any way, and the server ends with it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  if (options.killWhen) killWhen(child, options.killWhen)
  const lines: string[] = []
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('The server has no output')
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  createInterface({ input: stderr }).on('line', (line) => lines.push(line))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: stdout }).on('line', (line) => {
      lines.push(line)
      const listening = listeningUrl(line)
      if (listening) resolve(listening)
    })
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`The server did not start (exit code ${code}):\n${lines.join('\n')}`)))
  })

  return {
    url,
    pid: child.pid ?? 0,
    child,
    dataDir,
    lines,
    async stop({ keepData = false } = {}) {
      child.kill('SIGTERM')
      const code = await exited
      if (!keepData) rmSync(dataDir, { recursive: true, force: true })
      return code
    },
    hangUp() {
      stdout.destroy()
      stderr.destroy()
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Milliseconds between two checks whether to kill the server. */
const look = 2

function killWhen(child: ChildProcess, isTime: () => boolean): void {
  const watch = setInterval(() => {
    if (isTime()) child.kill('SIGKILL')
  }, look)
  child.once('exit', () => clearInterval(watch))
}

/** The server's address on this machine, from the "listening" line of its JSON log. */
function listeningUrl(line: string): string | undefined {
  try {
    const entry: unknown = JSON.parse(line)
    if (typeof entry === 'object' && entry && 'msg' in entry && entry.msg === 'listening' && 'port' in entry)
      return `http://localhost:${entry.port}`
  } catch {
    // The line is no JSON line of the log.
  }
  return undefined
}

/** Under npm the server watches its parent process, but here the test stops the server. */
function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_') && name !== 'VITEST' && name !== 'NODE_ENV'))
}
