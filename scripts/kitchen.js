import { ensureInstalled } from './install.js'
import { become, isOwnNode } from './node.js'

await ensureInstalled()
if (isOwnNode()) await import('../server/kitchen-cli/main.ts').then(({ main }) => main(process.argv.slice(2)))
else await become('scripts/kitchen.js', process.argv.slice(2))
