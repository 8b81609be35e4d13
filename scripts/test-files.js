import { ensureInstalled } from './install.js'
import { become, compiled, root } from './node.js'

// npm run test:files -- packages/kitchen/reader: the unit tests below these paths, or of which a path is a part.

await ensureInstalled()
await become('node_modules/vitest/vitest.mjs', ['run', `--root=${root}`, '--project=unit', ...process.argv.slice(2)], {
  env: { ...process.env, NODE_COMPILE_CACHE: compiled },
})
