import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './install.js'
import { become, isOwnNode, root, say, stopWithNpm } from './node.js'

await ensureInstalled()
if (!isOwnNode()) await become('scripts/dev.js', process.argv.slice(2))

// Both sides reload: the server when a file it imports changes, the pages in the browser as they are edited.
const port = Number(process.env.PORT || 3000)
if (!Number.isInteger(port) || port < 1 || port > 65_534) {
  say(`PORT must be a port from 1 to 65534, not ${process.env.PORT}.`)
  process.exit(1)
}
const serverPort = port + 1
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'server', 'main.ts')], {
  cwd: root,
  // Mails lead to the pages that are being developed.
  env: { SITE_URL: `http://localhost:${port}`, ...process.env, PORT: String(serverPort) },
  stdio: ['ignore', 'inherit', 'inherit'],
})

const { createServer } = await import('vite')
const proxied = [
  '/functions',
  '/auth/v1',
  '/rest/v1',
  '/realtime/v1',
  '/storage/v1',
  '/api/docs',
  '/config.json',
  '/healthz',
  '/ready',
  '/readyz',
]
const target = `http://127.0.0.1:${serverPort}`
// Without this a page server that cannot start (a taken port) would leave the other one behind.
process.once('exit', () => server.kill('SIGTERM'))

const pages = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: {
    port,
    strictPort: true,
    host: process.env.HOST ?? 'localhost',
    proxy: Object.fromEntries(proxied.map((path) => [path, { target, ws: path === '/realtime/v1' }])),
  },
})
try {
  await pages.listen()
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
say(`Potluck is being developed at http://localhost:${port} (its server at ${target}). Both reload as you edit.`)

async function stop() {
  server.kill('SIGTERM')
  await pages.close()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
stopWithNpm(stop)
server.once('exit', (code) => process.exit(code ?? 1))
