import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

// Only the engine of axe's package for Playwright: the package itself sends every checked element out of the page, not
// only the faults, and costs four times as much.
const engine = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface Where {
  /** A selector; the whole page by default. */
  within?: string
  /** The rules to check; all by default. */
  rules?: readonly string[]
}

/** The accessibility faults of a page without frames, as axe finds them. */
export async function faults(page: Page, { within, rules }: Where = {}): Promise<string[]> {
  const place = within === undefined ? 'document' : JSON.stringify(within)
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
  await page.evaluate(`if (!('axe' in window)) { ${engine} }`)
  return page.evaluate<string[]>(`axe.run(${place}, ${options}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`)
}
