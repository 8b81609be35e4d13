import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

interface FoldProps {
  title: string
  /** The content in a few words, shown while the fold is closed. */
  summary: string
  children: ReactNode
}

/** A card that folds to its title and one line. It is open at first. */
export function Fold({ title, summary, children }: FoldProps) {
  const [isOpen, setOpen] = useState(true)
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card border border-line bg-card px-5 sm:px-6">
      <h3 id={`${id}-title`} className="text-xl">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-15 w-full items-center gap-3 rounded-control py-3 text-start leading-tight hover:text-tomato"
        >
          <span className="min-w-0 flex-1">{title}</span>
          <ChevronDown
            aria-hidden
            size={22}
            strokeWidth={1.75}
            className={`shrink-0 text-muted transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      {!isOpen && <p className="capital -mt-2 pb-4 text-muted">{summary}</p>}
      <div id={id} hidden={!isOpen} className="pt-1 pb-6">
        {children}
      </div>
    </section>
  )
}
