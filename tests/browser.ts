import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { inflate } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/** A real Chromium, from the package or else the system's. Close it when done. */
export async function openBrowser(): Promise<Browser> {
  const packed = await unpackedBrowser()
  // Not the package's own arguments: they switch off web security, which falsifies CORS and CSP.
  return chromium.launch({
    executablePath: packed?.executable ?? systemBrowser(),
    args: ['--no-sandbox', '--font-render-hinting=none'],
    env: { ...definedEnvironment(), ...packed?.env },
  })
}

interface Unpacked {
  executable: string
  env: Record<string, string>
}

/** The browser inside the package, unpacked once per version and user; undefined on a machine that cannot run it. */
async function unpackedBrowser(): Promise<Unpacked | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin')
  const home = join(tmpdir(), `potluck-browser-${packageVersion(bin)}-${userInfo().uid}`)
  if (!existsSync(home)) await unpackInto(home, bin)
  const executable = join(home, 'chromium')
  const libraries = join(home, 'al2023', 'lib')
  const env = { TMPDIR: home, ...(lacksLibraries(executable) ? { LD_LIBRARY_PATH: libraries } : {}) }
  return { executable, env: existsSync('/etc/fonts/fonts.conf') ? env : { ...env, FONTCONFIG_PATH: join(home, 'fonts') } }
}

/**
 * Several test files may unpack at once. Each uses a directory of its own, and the first to finish renames its
 * directory to the final name.
 */
async function unpackInto(home: string, bin: string) {
  const mine = mkdtempSync(`${home}-`)
  const before = process.env.TMPDIR
  process.env.TMPDIR = mine
  try {
    await Promise.all(['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((file) => inflate(join(bin, file))))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  try {
    renameSync(mine, home)
  } catch (cause) {
    if (!existsSync(home)) throw new Error(`The browser could not be unpacked to ${home}`, { cause })
    rmSync(mine, { recursive: true })
  }
}

function packageVersion(bin: string): string {
  const described: unknown = JSON.parse(readFileSync(join(bin, '..', 'package.json'), 'utf8'))
  return typeof described === 'object' && described && 'version' in described ? String(described.version) : 'unknown'
}

/** On a machine without the libraries that the browser needs, the libraries come from the package too. */
function lacksLibraries(executable: string): boolean {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found')
  } catch {
    return true
  }
}

function systemBrowser(): string {
  const found = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path))
  if (!found) throw new Error('No browser: @sparticuz/chromium does not run here and there is no /usr/bin/chromium')
  return found
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
