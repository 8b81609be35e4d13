import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

/**
 * A line that opens to its details. It is closed at first, and renders the details when it opens. Among choices it
 * takes a whole row.
 */
export function More({ title, children }: { title: string; children: ReactNode }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details className="group w-full text-sm text-muted" onToggle={() => setOpened(true)}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-control hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.75}
          className="shrink-0 transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        />
        {title}
      </summary>
      <p className="max-w-prose pb-1 ps-5.5">{isOpened && children}</p>
    </details>
  )
}
