import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimer } from '#web/kit/use-timer.ts'
import { ToastAction } from '#web/toasts/toast-action.tsx'
import { durationOf, type ShownToast } from '#web/toasts/toast-store.ts'
import { toasts, useToasts } from '#web/toasts/toasts.ts'

const loadCard = () => import('#web/toasts/toast-card.tsx').then(({ ToastCard }) => ({ default: ToastCard }))
const ToastCard = lazy(() => loadCard().catch(() => ({ default: PlainToast })))

/** The toasts. Their live regions are there from the start, so that a screen reader hears new toasts. */
export function ToastShelf() {
  const { t } = useTranslation()
  const { shown } = useToasts()
  // Loaded before it is needed: the first toast may be about a network that is gone.
  useTimer(() => loadCard().catch(() => undefined), 1_500)
  const errors = shown.filter(({ kind }) => kind === 'error')
  const others = shown.filter(({ kind }) => kind !== 'error')
  return (
    <section
      aria-label={t('common.notices')}
      className="toast-shelf pointer-events-none fixed z-20 grid justify-items-center gap-2 sm:justify-items-end"
    >
      <div role="alert" className="contents">
        {errors.map((toast) => (
          <Suspense key={toast.id} fallback={<PlainToast toast={toast} />}>
            <ToastCard toast={toast} />
          </Suspense>
        ))}
      </div>
      <div role="status" className="contents">
        {others.map((toast) => (
          <Suspense key={toast.id} fallback={<PlainToast toast={toast} />}>
            <ToastCard toast={toast} />
          </Suspense>
        ))}
      </div>
    </section>
  )
}

/** A toast whose looks are not loaded yet, or are lost: its words and its action. A click on the words dismisses it. */
function PlainToast({ toast }: { toast: ShownToast }) {
  useTimer(() => toasts.dismiss(toast.id), durationOf(toast), toast)
  return (
    <div className="pointer-events-auto w-full max-w-md rounded-card border border-edge bg-card p-4 shadow-float">
      <button type="button" onClick={() => toasts.dismiss(toast.id)} className="text-start">
        <span className="block font-semibold">{toast.title}</span>
        {toast.text}
      </button>
      <p>{toast.action && <ToastAction toast={toast} />}</p>
    </div>
  )
}
