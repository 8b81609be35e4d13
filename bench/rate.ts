import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import pg from 'pg'

/** How long a rate is measured, and by how many callers at once. */
const seconds = 4
export const callers = 8

/** How often in a second the callers together get their work done. */
export async function rate(work: (caller: number) => Promise<unknown>): Promise<number> {
  const until = performance.now() + seconds * 1000
  const done = await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      let count = 0
      while (performance.now() < until) {
        await work(caller)
        count += 1
      }
      return count
    }),
  )
  return done.reduce((sum, count) => sum + count, 0) / seconds
}

/** The rate of the same SQL without a server before it, the scripts in turns: by pgbench where there is one, else by our own driver in a loop. */
export async function sqlAlone(database: string, scripts: readonly string[]): Promise<{ name: string; tps: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-pgbench-'))
  try {
    const files = await Promise.all(
      scripts.map(async (script, at) => {
        const file = join(folder, `${at}.sql`)
        await writeFile(file, script)
        return ['-f', file]
      }),
    )
    const args = ['-n', '-c', String(callers), '-j', '2', '-T', String(seconds), ...files.flat(), database]
    const { stdout } = await promisify(execFile)('pgbench', args)
    return { name: 'pgbench', tps: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]) }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    const pool = new pg.Pool({ connectionString: database, max: callers })
    const tps = await rate((caller) => pool.query(scripts[caller % scripts.length] ?? ''))
    await pool.end()
    return { name: 'pg in a loop', tps }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Posts JSON and answers what came; throws for anything that is no success. */
export async function post(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${address}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}
