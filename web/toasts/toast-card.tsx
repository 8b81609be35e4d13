import { Check, CircleAlert, Info, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeyboardHeight } from '#web/kit/use-keyboard-height.ts'
import { useTimer } from '#web/kit/use-timer.ts'
import { ToastAction } from '#web/toasts/toast-action.tsx'
import { durationOf, type ShownToast } from '#web/toasts/toast-store.ts'
import { toasts } from '#web/toasts/toasts.ts'

const icons = { notice: Info, error: CircleAlert, confirmation: Check } as const
const tones = { notice: 'text-turmeric-text', error: 'text-tomato', confirmation: 'text-basil' } as const

/** One toast. Its timer stops while the pointer or the focus is on it. */
export function ToastCard({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation()
  const [isHeld, setHeld] = useState(false)
  const Icon = icons[toast.kind]
  useKeyboardHeight()
  useTimer(() => toasts.dismiss(toast.id), isHeld ? null : durationOf(toast), toast)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the timer.
    <div
      className="pointer-events-auto flex w-full max-w-md animate-arrive items-start gap-3 rounded-card border border-edge bg-card p-4 pe-2 shadow-float"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden size={22} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${tones[toast.kind]}`} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.text && <p>{toast.text}</p>}
        {toast.action && <ToastAction toast={toast} />}
      </div>
      <button
        type="button"
        aria-label={t('common.dismissNotice')}
        onClick={() => toasts.dismiss(toast.id)}
        className="-my-2 grid size-11 shrink-0 place-items-center text-muted hover:text-ink"
      >
        <X aria-hidden size={18} strokeWidth={1.75} />
      </button>
    </div>
  )
}
