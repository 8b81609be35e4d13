import type { TestProject } from 'vitest/node'
import { setUpEmbedded } from './api/global-setup.ts'
import { buildPages } from './start-server.ts'

/** Journeys walk through the pages as they are built for visitors, on copies of a database that has its tables. */
export async function setup(project: TestProject) {
  buildPages()
  return setUpEmbedded(project)
}
