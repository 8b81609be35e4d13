import type { ReactNode } from 'react'
import { focusIfLost } from '#web/kit/focus-if-lost.ts'

interface StepProps {
  number: number
  title: string
  level?: 1 | 2
  aside?: ReactNode
  children: ReactNode
}

/** A numbered step of a screen. Its large number is in the margin, or before the title on a narrow screen. */
export function Step({ number, title, level = 2, aside, children }: StepProps) {
  const id = `step-${number}`
  const size = level === 1 ? 'text-3xl sm:text-4xl' : 'text-2xl'
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section aria-labelledby={id} className="grid gap-x-6 md:grid-cols-[3.5rem_minmax(0,1fr)]">
      <div className="flex items-baseline gap-4 md:contents">
        <span
          aria-hidden
          className={`font-serif font-medium text-tomato/80 md:row-span-2 md:text-end md:text-4xl ${level === 1 ? 'text-3xl' : 'text-2xl'}`}
        >
          {number}
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 md:pt-1">
          <Heading ref={level === 1 ? focusIfLost : null} id={id} tabIndex={-1} className={size}>
            {title}
          </Heading>
          {aside}
        </div>
      </div>
      <div className="mt-5 min-w-0 md:col-start-2">{children}</div>
    </section>
  )
}
