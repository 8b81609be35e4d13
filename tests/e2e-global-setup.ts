import type { TestProject } from 'vitest/node'
import { withKitchen } from '../e2e/server-programs.ts'
import { sharedSetting } from '../e2e/setting.ts'
import { setUpEmbedded } from './api/global-setup.ts'
import { build, startServer } from './start-server.ts'
import { withTables } from './with-tables.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that all journeys share: its address, and the folders of its data and mails. */
    sharedServer: { url: string; dataDir: string }
  }
}

/** Journeys use the built pages on one server, which starts once for all of them. */
export async function setup(project: TestProject) {
  await build('pages')
  const removeTemplate = await setUpEmbedded(project)
  const server = await startServer({ env: sharedSetting, program: withKitchen, dataDir: withTables(project.getProvidedContext().embedded) })
  project.provide('sharedServer', { url: server.url, dataDir: server.dataDir })
  return async () => {
    await server.stop()
    removeTemplate()
  }
}
