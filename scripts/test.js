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
const count = { passed: 0, failed: 0, skipped: 0 }
const module = (...path) => join(root, 'node_modules', ...path)
const scratch = mkdtempSync(join(tmpdir(), 'potluck-tests-'))

await check('Types', [module('typescript', 'bin', 'tsc')])
await check('Lint and format', [module('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'])
await suite('Rules, and every part by itself', 'unit')
await suite('The API on the embedded database', 'api', { DATABASE: 'embedded' })
await suite('The API on a real PostgreSQL', 'api', { DATABASE: 'postgres' })
await ensureBuilt()
await suite('Journeys in a real browser', 'e2e')

rmSync(scratch, { recursive: true, force: true })
say(`In ${Math.round((Date.now() - started) / 1000)} s`)
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
process.stdout.write(`${count.passed} passed, ${count.failed} failed${skipped}\n`)
process.exit(count.failed > 0 ? 1 : 0)

/** A check that passes or fails as a whole. */
async function check(name, args) {
  say(`\n${name}`)
  const { code } = await run(ownNode(), args)
  if (code === 0) count.passed += 1
  else count.failed += 1
}

/** A vitest project: the reporter writes its counts to a file; a run that ended badly without counting a failure counts as one. */
async function suite(name, project, env = {}) {
  say(`\n${name}`)
  const tally = join(scratch, `${project}-${env.DATABASE ?? ''}`)
  const { code } = await run(ownNode(), [module('vitest', 'vitest.mjs'), 'run', '--project', project], {
    env: { ...process.env, ...(isLong && { TESTS: 'long' }), ...env, TALLY: tally },
  })
  const counted = readTally(tally)
  count.passed += counted.passed
  count.skipped += counted.skipped
  count.failed += counted.failed + (code !== 0 && counted.failed === 0 ? 1 : 0)
}

function readTally(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}
