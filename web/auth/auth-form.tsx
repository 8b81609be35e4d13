import type { ReactNode, RefObject } from 'react'
import { Button } from '#web/kit/button.tsx'

interface AuthFormProps {
  form?: RefObject<HTMLFormElement | null>
  onSend: () => void
  children: ReactNode
}

/**
 * A form that says itself what is wrong with it. Its fields are held by the page, so nothing typed is lost when it is
 * sent.
 */
export function AuthForm({ form, onSend, children }: AuthFormProps) {
  return (
    <form ref={form} action={onSend} noValidate className="grid gap-5">
      {children}
    </form>
  )
}

/** Sends the form. While that goes on it says so and does nothing; the focus stays on it. */
export function SendButton({ isWorking, working, children }: { isWorking: boolean; working: string; children: ReactNode }) {
  return (
    <Button type="submit" look="primary" aria-disabled={isWorking} className="min-h-13 text-lg">
      {isWorking && (
        <span aria-hidden className="size-5 animate-spin rounded-full border-3 border-line border-t-muted motion-reduce:animate-none" />
      )}
      <span aria-live="polite">{isWorking ? working : children}</span>
    </Button>
  )
}

/** A quiet question and the button or link that answers it. */
export function Aside({ question, children }: { question?: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-muted">
      {question && <span>{question}</span>}
      {children}
    </p>
  )
}
