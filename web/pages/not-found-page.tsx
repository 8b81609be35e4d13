import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { notFound } from '#locales/en/not-found.ts'
import { useTitle } from '#web/kit/use-title.ts'
import { addSentences } from '#web/language/i18n.ts'
import { PageShell } from '#web/pages/page-shell.tsx'

addSentences({ notFound })

/** The page for any unknown address. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  useTitle(t('notFound.documentTitle'))
  return (
    <PageShell>
      <div className="grid justify-items-center gap-4 py-20 text-center">
        <EmptyPlateDrawing />
        <h1 className="text-3xl sm:text-4xl">{t('notFound.title')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('notFound.text', { path: pathname })}</p>
        <Link
          to="/"
          className="inline-flex min-h-11 items-center rounded-control bg-tomato px-6 font-semibold text-on-tomato hover:bg-tomato-deep"
        >
          {t('notFound.home')}
        </Link>
      </div>
    </PageShell>
  )
}

function EmptyPlateDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 160 90" className="drawing h-28">
      <ellipse cx="80" cy="52" rx="46" ry="30" className="fill-card" />
      <ellipse cx="80" cy="52" rx="30" ry="19" className="stroke-line" />
      <path d="M96 58 q3 1 4 3 m-10 2 q2 1 2 3 m-30 -14 q2 1 2 3" className="stroke-turmeric-text" />
      <path d="M16 16 v20 q0 7 5 7 t5 -7 V16 m-5 0 v64" />
      <path d="M142 80 V16 c-9 5 -10 20 -8 32 h8" className="fill-card" />
    </svg>
  )
}
