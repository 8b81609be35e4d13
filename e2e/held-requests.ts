import type { Page } from 'playwright-core'

/** Holds back the requests to addresses like this glob until the returned function is called. */
export async function holdRequests(page: Page, glob: string): Promise<() => void> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(glob, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

/** Holds back the scripts of a name until the returned function is called. */
export const holdScript = (page: Page, name: string) => holdRequests(page, `**/assets/${name}-*.js`)

/** Keeps the realtime connection from opening, so that the page asks for rows only when it draws them. */
export const withoutRealtime = (page: Page) => page.routeWebSocket('**/realtime/**', () => {})
