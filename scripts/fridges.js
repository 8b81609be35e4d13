import { ensureInstalled } from './install.js'
import { become } from './node.js'

await ensureInstalled()
await become('packages/kitchen/bench/fridges/main.ts', process.argv.slice(2))
