import type { ShownToast } from '#web/toasts/toast-store.ts'
import { toasts } from '#web/toasts/toasts.ts'

/** The button of a toast's action. After the action, the toast is dismissed and forgotten. */
export function ToastAction({ toast }: { toast: ShownToast }) {
  return (
    <button
      type="button"
      onClick={() => {
        toast.action?.run()
        toasts.dismiss(toast.id)
        toasts.forget(toast.id)
      }}
      className="inline-flex min-h-11 items-center font-semibold text-tomato underline underline-offset-4"
    >
      {toast.action?.label}
    </button>
  )
}
