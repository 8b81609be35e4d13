import type { Page } from 'playwright-core'

/** Holds back the scripts of a name until the returned function is called. */
export async function holdScript(page: Page, name: string): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}
