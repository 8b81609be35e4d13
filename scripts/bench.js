import { ensureBuilt } from './build.js'
import { ensureInstalled } from './install.js'
import { become } from './node.js'

await ensureInstalled()
await ensureBuilt()
await become('bench/main.ts', process.argv.slice(2))
