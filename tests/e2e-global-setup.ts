import type { TestProject } from 'vitest/node'
import { withKitchen } from '../e2e/server-programs.ts'
import { sharedSetting } from '../e2e/setting.ts'
import { setUpEmbedded } from './api/global-setup.ts'
import { build, startServer } from './start-server.ts'
import { withTables } from './with-tables.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that all journeys share: its address, and where it keeps its data and its mails. */
    sharedServer: { url: string; dataDir: string }
  }
}

/** Journeys walk through the pages as they are built for visitors, on one server that starts once for all of them. */
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
