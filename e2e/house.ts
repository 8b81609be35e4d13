import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser } from '../tests/browser.ts'
import { type RunningServer, startServer } from '../tests/start-server.ts'
import { withTables } from '../tests/with-tables.ts'

export const desktop = { viewport: { width: 1280, height: 900 } } as const
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const

/** One visitor's window. */
export interface Visit {
  page: Page
  /** Everything that the browser complained about: console errors, uncaught errors, violations of the content security policy. */
  complaints: string[]
  close(): Promise<void>
}

export interface House {
  server: RunningServer
  visit(options?: BrowserContextOptions): Promise<Visit>
  close(): Promise<void>
}

/** A real server with a real browser in front of it. */
export async function openHouse(env: Record<string, string> = {}): Promise<House> {
  const server = await startServer({ env, dataDir: withTables() })
  const browser = await openBrowser()
  return {
    server,
    visit: (options = desktop) => visit(browser, { baseURL: server.url, ...options }),
    async close() {
      await browser.close()
      await server.stop()
    },
  }
}

async function visit(browser: Browser, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, complaints, close: () => context.close() }
}

/** Types ingredients as a list and chooses filters by their words. */
export async function fillSearch(page: Page, ingredients: string, choices: readonly string[]) {
  await page.getByRole('combobox', { name: 'An ingredient' }).fill(ingredients)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  for (const name of choices) await page.getByRole('checkbox', { name, exact: true }).check()
}

/** What was typed, as it stands on the list, without what is said of it. */
export function stickers(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Your ingredients' }).locator('li > bdi').allInnerTexts()
}

export const letsPotluck = (page: Page) => page.getByRole('button', { name: "Let's Potluck!" })
export const recipeTitle = (page: Page) => page.locator('article h2')

/** The title, the list and the steps of the recipe that is shown. */
export async function recipeText(page: Page): Promise<string> {
  return (await page.locator('article h2, article li').allInnerTexts()).join('\n')
}
