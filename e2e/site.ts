import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { openBrowser } from '../tests/browser.ts'
import { howMany } from '../tests/how-many.ts'
import { type RunningServer, startServer } from '../tests/start-server.ts'
import { withTables } from '../tests/with-tables.ts'
import { anAddress, headersFrom } from './addresses.ts'
import { withQuickKitchen } from './server-programs.ts'

export const desktop = { viewport: { width: 1280, height: 900 } } as const
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const

const looks = [
  ['phone, dark', phone, 'dark'],
  ['desktop, light', desktop, 'light'],
] as const

/**
 * Looks at the page in its present state on a phone in dark, and in `npm run test:long` also on a desktop in light,
 * without a reload. The page is left on a desktop in light.
 */
export async function inLooks(page: Page, look: (name: string) => Promise<void>) {
  for (const [at, [name, { viewport }, colorScheme]] of looks.entries()) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    if (at < howMany(1, looks.length)) await look(name)
  }
}

export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

/** Milliseconds that a journey waits for one step: far longer than a busy machine takes. */
const patience = 60_000

/** One visitor's window. */
export interface Visit {
  page: Page
  /** The browser's console errors and warnings, uncaught errors, and violations of the content security policy. */
  complaints: string[]
  close(): Promise<void>
}

/** A real server with a real browser in front of it. */
export interface Site {
  server: Pick<RunningServer, 'url' | 'dataDir'>
  visit(options?: BrowserContextOptions): Promise<Visit>
}

/** A site whose server belongs to one test file. */
export interface OwnSite extends Site {
  server: RunningServer
  close(): Promise<void>
}

let browser: Promise<Browser> | undefined

/**
 * The browser of this process. All files that run in the process share it, each visit in a context of its own. It ends
 * with the process.
 */
function sharedBrowser(): Promise<Browser> {
  browser ??= openBrowser()
  return browser
}

/**
 * The server that all journeys share (`setting.ts`). A test brings its own accounts, and every visit has its own
 * address.
 */
export function sharedSite(): Site {
  const server = inject('sharedServer')
  return { server, visit: (options = desktop) => visit({ baseURL: server.url, ...options }) }
}

/** A server of the file's own, for a setting that the shared one does not have. Its kitchen costs nothing. */
export async function openSite(env: Record<string, string> = {}): Promise<OwnSite> {
  const server = await startServer({ env: { TRUST_PROXY: 'loopback', ...env }, program: withQuickKitchen, dataDir: withTables() })
  return {
    server,
    visit: (options = desktop) => visit({ baseURL: server.url, ...options }),
    async close() {
      await server.stop()
    },
  }
}

/**
 * Opens a window that asks for reduced motion unless the options say otherwise: the browser has no graphics card, and
 * an animation costs a core sixty frames a second.
 */
async function visit(options: BrowserContextOptions): Promise<Visit> {
  const context = await (await sharedBrowser()).newContext({
    extraHTTPHeaders: headersFrom(anAddress()),
    reducedMotion: 'reduce',
    ...options,
  })
  // A test that failed did not close its window.
  onTestFinished(() => context.close())
  context.setDefaultTimeout(patience)
  // Chromium holds requests up for Playwright only once a route is there, and a request in that moment slips through.
  await context.route('https://nowhere.invalid/**', (route) => route.abort())
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
  await choose(page, choices)
}

/**
 * Chooses filters by their words on an open page, each after the one before is chosen. One call does it, because
 * Playwright looks through the whole page several times for each. The journeys whose subject is choosing use mouse and
 * keys.
 */
export function choose(page: Page, choices: readonly string[]): Promise<void> {
  return page.evaluate(
    async ([names, milliseconds]) => {
      const end = performance.now() + milliseconds
      for (const name of names) {
        const nameOf = (box: HTMLInputElement) => box.ariaLabelledByElements?.[0] ?? box.labels?.[0]
        const boxes = () =>
          [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].filter(
            (box) => box.checkVisibility() && nameOf(box)?.textContent.trim() === name,
          )
        while (boxes().length === 0 && performance.now() < end) await new Promise(requestAnimationFrame)
        const [box, other] = boxes()
        if (!box || other) throw new Error(`${box ? 'Two choices are' : 'No choice is'} called ${name}`)
        if (!box.checked) box.click()
        while (!boxes()[0]?.checked && performance.now() < end) await new Promise(requestAnimationFrame)
        if (!boxes()[0]?.checked) throw new Error(`${name} is not chosen after a click`)
      }
    },
    [choices, patience] as const,
  )
}

/** The ingredients on the list as they were typed, without the notes on their stickers. */
export function stickers(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Your ingredients' }).locator('li > bdi').allInnerTexts()
}

/** The ingredients of each recipe that a page asks for from now on. */
export function ingredientsCooked(page: Page): string[][] {
  const cooked: string[][] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/generate-recipe')) cooked.push(request.postDataJSON().ingredients)
  })
  return cooked
}

export const letsPotluck = (page: Page) => page.getByRole('button', { name: "Let's Potluck!" })
export const recipeTitle = (page: Page) => page.locator('article h2')

/** The title, the list and the steps of the recipe that is shown. */
export async function recipeText(page: Page): Promise<string> {
  return (await page.locator('article h2, article li').allInnerTexts()).join('\n')
}
