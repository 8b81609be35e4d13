import { buildPages } from './start-server.ts'

/** Journeys walk through the pages as they are built for visitors. */
export function setup() {
  buildPages()
}
