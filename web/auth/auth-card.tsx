import type { ReactNode } from 'react'
import { focusIfLost } from '#web/kit/focus-if-lost.ts'

interface AuthCardProps {
  title: string
  /** Shown above the card, like the dividers of a recipe box. */
  dividers?: ReactNode
  drawing?: ReactNode
  children: ReactNode
}

/** The card of a sign-in page. */
export function AuthCard({ title, dividers, drawing, children }: AuthCardProps) {
  return (
    <div className="w-full max-w-xl min-w-0">
      {dividers}
      <section aria-labelledby="card-title" className="rounded-card border border-line bg-card px-5 py-6 sm:px-8 sm:py-8">
        <div className="mb-6 flex items-end justify-between gap-4 border-b-2 border-tomato pb-3">
          <CardTitle key={title} title={title} />
          {drawing}
        </div>
        <div className="grid gap-6">{children}</div>
      </section>
    </div>
  )
}

/** The title of a card. It takes the focus when the card before it, which had the focus, has left the page. */
function CardTitle({ title }: { title: string }) {
  return (
    <h1 ref={focusIfLost} id="card-title" tabIndex={-1} className="min-w-0 text-3xl">
      {title}
    </h1>
  )
}
