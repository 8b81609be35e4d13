import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.js'
import { ensureInstalled } from './install.js'
import { ownNode, root, run, say } from './node.js'

await ensureInstalled()

// With --long, tests that try many things of a kind try all of them (tests/how-many.ts): a quarter of an hour more.
const isLong = process.argv.includes('--long')
const started = Date.now()
const whole = { passed: 0, skipped: 0, failures: [] }
const module = (...path) => join(root, 'node_modules', ...path)
const scratch = mkdtempSync(join(tmpdir(), 'potluck-tests-'))

await check('Types', [module('typescript', 'bin', 'tsc')])
await check('Lint and format', [module('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'])
await suite('Rules, and every part by itself', 'unit')
await suite('The API on the embedded database', 'api', { DATABASE: 'embedded' })
await suite('The API on a real PostgreSQL', 'api', { DATABASE: 'postgres' })
await ensureBuilt(['pages'])
await suite('Journeys in a real browser', 'e2e')

rmSync(scratch, { recursive: true, force: true })
const failed = whole.failures.length
for (const { name, said } of whole.failures) say(`\nFailed: ${name}\n${said}`)
say(`\nIn ${Math.round((Date.now() - started) / 1000)} s`)
const skipped = whole.skipped > 0 ? `, ${whole.skipped} skipped` : ''
process.stdout.write(`${whole.passed} passed, ${failed} failed${skipped}\n`)
process.exit(failed > 0 ? 1 : 0)

/** A check that passes or fails as a whole. */
async function check(name, args) {
  say(`\n${name}`)
  const { code } = await run(ownNode(), args)
  if (code === 0) whole.passed += 1
  else whole.failures.push({ name, said: 'What is wrong is printed above.' })
}

/** A vitest project: the reporter writes what it came to into a file; a run that ended badly without naming a failure is one. */
async function suite(name, project, env = {}) {
  say(`\n${name}`)
  const file = join(scratch, `${project}-${env.DATABASE ?? ''}`)
  const { code } = await run(ownNode(), [module('vitest', 'vitest.mjs'), 'run', '--project', project], {
    env: { ...process.env, ...(isLong && { TESTS: 'long' }), ...env, TALLY: file },
  })
  const tally = readTally(file)
  whole.passed += tally.passed
  whole.skipped += tally.skipped
  whole.failures.push(...tally.failures.map((failure) => ({ ...failure, name: `${name}: ${failure.name}` })))
  if (code !== 0 && tally.failures.length === 0) whole.failures.push({ name, said: `The run ended with ${code} and named no failure.` })
}

function readTally(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, skipped: 0, failures: [] }
  }
}
