import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * Runs the owner's command line to its end, without a terminal; `piped` goes to its standard input, which stays open.
 */
export function runAdmin(
  args: readonly string[],
  env: Record<string, string>,
  piped?: string,
): Promise<{ code: number | null; out: string; err: string }> {
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
