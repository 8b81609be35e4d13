import type { House } from './house.ts'

/** The origin of the product's pages in these tests. No server listens there; a browser's redirects end there. */
export const site = 'http://localhost:3999'

/** The settings of an installation whose pages have this origin. */
export const pages = { AUTH_SITE_URL: site, AUTH_EXTERNAL_URL: `${site}/auth/v1` }

/** Follows redirects and pages that post themselves, as a browser does, until it reaches the product's pages. */
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

/** The fields in the fragment of a URL. */
export function fragment(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
}

/** The fields in the query of a URL. */
export function queryOf(url: URL): Record<string, string> {
  return Object.fromEntries(url.searchParams)
}
