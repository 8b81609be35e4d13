import { ensureInstalled } from './install.js'
import { become, isOwnNode } from './node.js'

await ensureInstalled()
if (isOwnNode()) await import('../server/admin-cli/main.ts').then(({ main }) => main(process.argv.slice(2)))
else await become('scripts/admin.js', process.argv.slice(2))
