import type { ReactNode } from 'react'

/** A short question, and the button or link that answers it. */
export function Aside({ question, children }: { question?: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-muted">
      {question && <span>{question}</span>}
      {children}
    </p>
  )
}
