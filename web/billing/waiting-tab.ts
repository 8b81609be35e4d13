import i18next from 'i18next'
import type { WaitingTab } from '#web/billing/payment-door.ts'
import { ApiFailure } from '#web/core/fetch-json.ts'

/**
 * Opens a tab that says "just a moment" until it is told where to go. It is a page of ours, written from here, so it stands at once; and it forgets who
 * opened it, so the page it goes to cannot reach back. Null where the browser blocks it.
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

/** Never an address that runs something. */
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
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const style = page.createElement('link')
    style.rel = 'stylesheet'
    style.href = href
    page.head.append(style)
  }
  const main = page.createElement('main')
  main.className = 'grid min-h-dvh place-content-center gap-2 px-6 text-center'
  const title = page.createElement('h1')
  title.className = 'text-2xl'
  title.textContent = i18next.t('billing.waiting.title')
  const text = page.createElement('p')
  text.className = 'text-lg text-muted'
  text.textContent = i18next.t('billing.waiting.text')
  main.append(title, text)
  page.body.append(main)
}
