import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface DialogProps {
  title: string
  closeWord: string
  onClose: () => void
  children: ReactNode
}

/**
 * Opens the dialog, and closes it before its element leaves the page. Without closing, the browser would not give the
 * focus back.
 */
function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}

/**
 * A modal dialog, open while it is mounted. The browser keeps the focus in it, closes it on Escape and gives the focus
 * back.
 */
export function Dialog({ title, closeWord, onClose, children }: DialogProps) {
  const titleId = useId()

  return (
    <dialog
      ref={showModal}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-ink shadow-float sm:p-8"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} tabIndex={-1} className="text-2xl">
          {title}
        </h2>
        <button type="button" aria-label={closeWord} onClick={onClose} className="-me-2 -mt-2 grid size-11 shrink-0 place-items-center">
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </div>
      {children}
    </dialog>
  )
}
