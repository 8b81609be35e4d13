import type { House } from './house.ts'

/** Where the product's pages are in these tests; nobody listens there, a browser's way ends there. */
export const site = 'http://localhost:3999'

/** The settings of an installation whose pages are there. */
export const pages = { AUTH_SITE_URL: site, AUTH_EXTERNAL_URL: `${site}/auth/v1` }

/**
 * A browser that is sent to and fro, by redirects and by pages that post themselves, until it is at the product's
 * pages.
 */
export async function travel(house: House, start: string, { posted = {} }: { posted?: Record<string, string> } = {}): Promise<URL> {
  let next = new URL(start)
  let form: string | null = null
  for (let steps = 0; steps < 8; steps += 1) {
    const response: Response = await fetch(next, {
      redirect: 'manual',
      ...(form === null ? {} : { method: 'POST', body: new URLSearchParams([...new URLSearchParams(form), ...Object.entries(posted)]) }),
    })
    form = null
    const location = response.headers.get('location')
    if (location === null) {
      const page = await response.json()
      if (!response.ok) throw new Error(`${next.pathname} answered ${response.status} ${JSON.stringify(page)}`)
      next = new URL(page.action)
      form = page.fields
    } else {
      next = new URL(location)
    }
    const isHome = next.origin === site
    if (isHome && next.pathname !== '/auth/v1/callback') return next
    if (isHome) next = new URL(next.pathname + next.search, house.url)
  }
  throw new Error(`Lost on the way from ${start}`)
}

/** What stands after the # of an address. */
export function fragment(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
}

/** What stands after the ? of an address. */
export function queryOf(url: URL): Record<string, string> {
  return Object.fromEntries(url.searchParams)
}
