import { ensureInstalled } from './install.js'
import { become, isOwnNode, keepCompiled } from './node.js'

await ensureInstalled()
keepCompiled()
if (isOwnNode()) await import('../server/admin-cli/main.ts').then(({ main }) => main(process.argv.slice(2)))
else await become('scripts/admin.js', process.argv.slice(2))
