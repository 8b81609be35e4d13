import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { vi } from 'vitest'
import { main } from '#server/admin-cli/main.ts'

const root = join(import.meta.dirname, '..')

/** The exit code and the output of a command. */
interface Ended {
  code: number | null
  out: string
  err: string
}

/**
 * Calls the owner's command line as a function of this process, without a terminal, because a process of its own costs
 * 700 ms of a core. One call runs at a time, because the environment and the streams belong to the process.
 */
export async function callAdmin(args: readonly string[], env: Record<string, string>): Promise<Ended> {
  const ended: Ended = { code: null, out: '', err: '' }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const keep = (stream: 'out' | 'err') => (words: unknown) => {
    ended[stream] += words
    return true
  }
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(keep('out'))
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(keep('err'))
  const { exitCode } = process
  process.exitCode = 0
  try {
    await main(args)
    return { ...ended, code: Number(process.exitCode) }
  } finally {
    process.exitCode = exitCode
    out.mockRestore()
    err.mockRestore()
    vi.unstubAllEnvs()
  }
}

/**
 * Runs the owner's command line in a process of its own, without a terminal. `piped` goes to its standard input, which
 * stays open.
 */
export function runAdmin(args: readonly string[], env: Record<string, string>, piped?: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^VITEST$|^NODE_ENV$|^DATABASE/.test(name)))
    const child = spawn(process.execPath, [join(root, 'scripts', 'admin.js'), ...args], {
      cwd: root,
      env: { ...inherited, ...env },
      stdio: 'pipe',
    })
    if (piped === undefined) child.stdin.end()
    else child.stdin.write(piped)
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, out, err }))
  })
}
