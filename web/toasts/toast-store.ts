import { limits } from '#domain/limits.ts'

/** A toast. Notices and errors show one at a time. Confirmations are short, and up to three show together (P38). */
export interface Toast {
  kind: 'notice' | 'error' | 'confirmation'
  title: string
  text?: string
  /** Milliseconds on the screen. By default the kind decides. */
  duration?: number
  action?: { label: string; run: () => void }
}

export interface ShownToast extends Toast {
  id: number
}

export interface ToastState {
  shown: readonly ShownToast[]
  /** Dismissed notices and errors that can be read again, newest first. */
  recent: readonly ShownToast[]
}

type Timer = (run: () => void, milliseconds: number) => void

/** The toasts of one page. The timer is a parameter, so that a test can move the clock. */
export function makeToastStore(later: Timer) {
  let state: ToastState = { shown: [], recent: [] }
  let nextId = 1
  const listeners = new Set<() => void>()

  function change(next: ToastState) {
    state = next
    for (const listener of listeners) listener()
  }

  function keep(dismissed: readonly ShownToast[]): readonly ShownToast[] {
    const kept = dismissed.filter(({ kind }) => kind !== 'confirmation')
    for (const { id } of kept) later(() => forget(id), limits.toast.dismissedKept)
    return [...kept, ...state.recent]
  }

  function forget(id: number) {
    change({ ...state, recent: state.recent.filter((toast) => toast.id !== id) })
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show(toast: Toast) {
      const shown = { ...toast, id: nextId }
      nextId += 1
      const confirmations = state.shown.filter(({ kind }) => kind === 'confirmation')
      if (toast.kind === 'confirmation') {
        const others = state.shown.filter(({ kind }) => kind !== 'confirmation')
        return change({ ...state, shown: [...others, ...confirmations.slice(1 - limits.toast.confirmationsVisible), shown] })
      }
      const replaced = state.shown.filter(({ kind }) => kind !== 'confirmation')
      change({ shown: [...confirmations, shown], recent: keep(replaced) })
    },
    dismiss(id: number) {
      const dismissed = state.shown.filter((toast) => toast.id === id)
      if (dismissed.length > 0) change({ shown: state.shown.filter((toast) => toast.id !== id), recent: keep(dismissed) })
    },
    /** Dismisses all toasts. */
    dismissAll() {
      for (const { id } of state.shown) this.dismiss(id)
    },
    forget,
    /** Removes the toasts with an action, so that the next person undoes nothing. */
    clearActions() {
      const rest = (toasts: readonly ShownToast[]) => toasts.filter(({ action }) => !action)
      change({ shown: rest(state.shown), recent: rest(state.recent) })
    },
    /** Removes all toasts and dismissed notices, so that the next person neither reads nor undoes anything. */
    clear: () => change({ shown: [], recent: [] }),
  }
}

/** Milliseconds that a toast is shown. */
export function durationOf({ kind, duration }: Toast): number {
  return duration ?? (kind === 'confirmation' ? limits.toast.confirmation : limits.toast.notice)
}
