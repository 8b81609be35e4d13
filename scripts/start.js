import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, isBuilt } from './build.js'
import { ensureInstalled } from './install.js'
import { become, isOwnNode, keepCompiled, ownNode, root, run, say } from './node.js'

await ensureInstalled()
keepCompiled()
if (!isBuilt()) await Promise.all([ensureBuilt(), prepareDatabase()])

if (isOwnNode()) {
  const { startOrReportFailure } = await import('../dist/server/main.js')
  await startOrReportFailure((url) => process.stdout.write(`Potluck is ready: ${url}\n`))
} else {
  await become('scripts/start.js', process.argv.slice(2))
}

/** On a first start, makes the empty database while the pages are being built. */
async function prepareDatabase() {
  if (process.env.DATABASE_URL || existsSync(join(process.env.DATA_DIR ?? join(root, 'data'), 'postgres'))) return
  say('Preparing the database…')
  await run(ownNode(), [join(root, 'packages', 'platform', 'database', 'make-template.ts')], { quiet: true })
}
