import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runsSince } from './changed-tests.js'
import { ensureInstalled } from './install.js'
import { compiled, ownNode, root, run, say } from './node.js'

await ensureInstalled()

// With --long, tests that try many things of a kind try all of them (tests/how-many.ts): a quarter of an hour more.
const isLong = process.argv.includes('--long')
const since = changedSince(process.argv)
const changedFiles = since === null ? [] : await filesChangedSince(since)
const started = Date.now()
const whole = { passed: 0, skipped: 0, failures: [] }
const module = (...path) => join(root, 'node_modules', ...path)
const scratch = mkdtempSync(join(tmpdir(), 'potluck-tests-'))

// Other work runs beside each suite, so that no core is idle at the end of the suite. The output of this work comes
// after the suite's.
await beside(suite('Rules, and every part by itself', 'unit'), async () => {
  const types = await check('Types', [module('typescript', 'bin', 'tsc'), '--checkers', '1'])
  const lint = await check('Lint and format', [module('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'])
  const built = await check('Pages and servers are built', [join(root, 'scripts', 'build.js'), 'tests', 'server', 'pages'])
  return [types, lint, built]
})
// A test on PostgreSQL waits for the database half of its time, so three workers keep two cores busy.
await beside(
  suite('The API on a real PostgreSQL', 'api', { DATABASE: 'postgres' }, { workers: Math.max(3, availableParallelism()) }),
  async () => [await suite('The API on the embedded database', 'api', { DATABASE: 'embedded' }, { quiet: true, workers: 1 })],
)
// A journey waits for its page a part of its time.
await suite('Journeys in a real browser', 'e2e', {}, { workers: Math.max(3, availableParallelism()) })

rmSync(scratch, { recursive: true, force: true })
const failed = whole.failures.length
for (const { name, said } of whole.failures) say(`\nFailed: ${name}\n${said}`)
say(`\nIn ${Math.round((Date.now() - started) / 1000)} s`)
const skipped = whole.skipped > 0 ? `, ${whole.skipped} skipped` : ''
process.stdout.write(`${whole.passed} passed, ${failed} failed${skipped}\n`)
process.exit(failed > 0 ? 1 : 0)

/** The commit of --changed <ref>, HEAD without a ref; null when all tests run. */
function changedSince(args) {
  const at = args.indexOf('--changed')
  if (at < 0) return null
  const ref = args[at + 1]
  return ref && !ref.startsWith('--') ? ref : 'HEAD'
}

async function filesChangedSince(ref) {
  const asked = [
    ['diff', '--name-only', ref],
    ['ls-files', '--others', '--exclude-standard'],
  ]
  const answers = await Promise.all(asked.map((args) => run('git', args, { quiet: true })))
  return answers.flatMap(({ printed }) => printed.split('\n')).filter((line) => line !== '')
}

/** Waits for a suite and for the work beside it, whose output `others` answers at the end. */
async function beside(mine, others) {
  const [, printed] = await Promise.all([mine, others()])
  for (const words of printed) say(words)
}

/** Runs a check that passes or fails as a whole. Answers its output. */
async function check(name, args) {
  const { code, printed } = await run(ownNode(), args, { quiet: true })
  if (code === 0) whole.passed += 1
  else whole.failures.push({ name, said: 'What is wrong is printed above.' })
  return `\n${name}\n${printed}`
}

/** A vitest project, whole or as far as the change reaches. Answers the output when `quiet`. */
async function suite(name, project, env = {}, { quiet = false, workers } = {}) {
  if (!quiet) say(`\n${name}`)
  const limit = workers === undefined ? [] : [`--maxWorkers=${workers}`]
  let said = `\n${name}\n`
  for (const selected of since === null ? [[]] : runsSince(since, changedFiles, project))
    said += await runTests(name, project, { args: [...limit, ...selected], env, quiet })
  return said
}

/**
 * Runs vitest once, on all projects whose names begin with `project`. The reporter writes the outcome into a file; a
 * run that ended badly without naming a failure counts as one failure. Answers the output when `quiet`.
 */
async function runTests(name, project, { args, env, quiet }) {
  const file = join(scratch, `${project}-${env.DATABASE ?? ''}`)
  rmSync(file, { force: true })
  const { code, printed } = await run(ownNode(), [module('vitest', 'vitest.mjs'), 'run', `--project=${project}*`, ...args], {
    quiet,
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...(isLong && { TESTS: 'long' }), ...env, TALLY: file },
  })
  const tally = readTally(file)
  whole.passed += tally.passed
  whole.skipped += tally.skipped
  whole.failures.push(...tally.failures.map((failure) => ({ ...failure, name: `${name}: ${failure.name}` })))
  if (code !== 0 && tally.failures.length === 0) whole.failures.push({ name, said: `The run ended with ${code} and named no failure.` })
  return printed
}

function readTally(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, skipped: 0, failures: [] }
  }
}
