import i18next from 'i18next'
import type { WaitingTab } from '#web/billing/payment-door.ts'
import { ApiFailure } from '#web/calls/fetch-json.ts'

/**
 * Opens a tab that says "just a moment" until `goTo` sends it on. This page writes its content, so it shows at once.
 * The tab drops its opener, so the payment page cannot reach back. Null if the browser blocks the tab.
 */
export function openWaitingTab(): WaitingTab | null {
  const tab = window.open('', '_blank')
  if (!tab || tab.closed) return null
  write(tab.document)
  tab.opener = null
  return {
    goTo: (url) => tab.location.replace(webAddress(url)),
    close: () => tab.close(),
    isClosed: () => tab.closed,
  }
}

/** An address of the web. Throws for any other, such as one that runs a script. */
function webAddress(url: string): string {
  const { href, protocol } = new URL(url, window.location.href)
  if (protocol !== 'https:' && protocol !== 'http:') throw new ApiFailure('not_understood')
  return href
}

function write(page: Document) {
  page.title = i18next.t('billing.waiting.title')
  page.documentElement.lang = document.documentElement.lang
  page.documentElement.dir = document.documentElement.dir
  const scale = page.createElement('meta')
  scale.name = 'viewport'
  scale.content = 'width=device-width, initial-scale=1'
  page.head.append(scale)
  dress(page)
  const main = page.createElement('main')
  main.className = 'grid min-h-dvh place-content-center justify-items-center gap-2 px-6 text-center'
  const title = page.createElement('h1')
  title.className = 'text-2xl'
  title.textContent = i18next.t('billing.waiting.title')
  const text = page.createElement('p')
  text.className = 'text-lg text-muted'
  text.textContent = i18next.t('billing.waiting.text')
  main.append(drawPot(page), title, text)
  page.body.append(main)
}

/**
 * Copies the styles of this page, since fetching them again takes long on a slow network. A browser that cannot copy
 * them fetches them.
 */
function dress(page: Document) {
  try {
    const Sheet = page.defaultView?.CSSStyleSheet
    if (!Sheet) throw new TypeError('no style sheets can be made')
    const sheet = new Sheet()
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    sheet.replaceSync(rules.map(({ cssText }) => cssText).join('\n'))
    page.adoptedStyleSheets = [sheet]
  } catch {
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      const style = page.createElement('link')
      style.rel = 'stylesheet'
      style.href = href
      page.head.append(style)
    }
  }
}

/** Our drawing of a steaming pot. */
function drawPot(page: Document): SVGElement {
  const of = 'http://www.w3.org/2000/svg'
  const pot = page.createElementNS(of, 'svg')
  pot.setAttribute('viewBox', '0 0 44 40')
  pot.setAttribute('aria-hidden', 'true')
  pot.setAttribute('class', 'drawing mb-3 h-20')
  for (const [d, look] of potLines) {
    const line = page.createElementNS(of, 'path')
    line.setAttribute('d', d)
    line.setAttribute('class', look)
    pot.append(line)
  }
  return pot
}

const potLines = [
  ['M16 12 q-3 -4 0 -8 M22 12 q-3 -4 0 -8 M28 12 q-3 -4 0 -8', 'stroke-muted'],
  ['M7 16 H37 V28 C37 34 32 37 22 37 C12 37 7 34 7 28 Z', 'fill-turmeric'],
  ['M7 21 H2 M37 21 h5 M4 16 H40', ''],
] as const
