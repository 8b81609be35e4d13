import { crash } from '#locales/en/crash.ts'
import { startFailure } from '#locales/en/start-failure.ts'

/** Says why the page could not start. Uses plain elements, since React or the sentences may be the cause. */
export function showStartFailure(cause: unknown) {
  const root = document.getElementById('root')
  const message = cause instanceof Error ? cause.message : String(cause)
  const page = element('main', 'mx-auto grid min-h-dvh max-w-xl content-center justify-items-center gap-4 px-4 text-center')
  const title = element('h1', 'text-3xl', root ? startFailure.notStarted : startFailure.noRoot)
  const text = element(
    'p',
    'text-lg',
    startFailure.text.replace('{{message}}', () => message),
  )
  text.setAttribute('role', 'alert')
  const button = element('button', 'min-h-11 rounded-control bg-tomato px-6 py-2 font-semibold text-on-tomato', crash.refresh)
  button.addEventListener('click', () => window.location.reload())
  page.append(title, text, button)
  if (root) root.replaceChildren(page)
  else document.body.append(page)
}

function element(name: 'main' | 'h1' | 'p' | 'button', className: string, text = ''): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}
