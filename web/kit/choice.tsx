import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChoiceProps {
  label: string
  isChosen: boolean
  onChoose: () => void
  /** Another choice decides this one, so it cannot be changed. */
  isSettled?: boolean
  icon?: LucideIcon
  describedBy?: string | undefined
}

/** One choice of several, drawn as a stamp. CSS shows its word with a capital letter. */
export function Choice({ label, isChosen, onChoose, isSettled = false, icon: Icon = Check, describedBy }: ChoiceProps) {
  return (
    <label
      aria-disabled={isSettled || undefined}
      className={`relative inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-base leading-tight transition-colors duration-150 ${
        isChosen ? 'border-ink bg-ink text-paper' : 'border-edge bg-card text-ink hover:border-ink'
      } ${isSettled ? 'border-dashed opacity-75' : ''}`}
    >
      <input
        type="checkbox"
        className="cover"
        checked={isChosen}
        onChange={() => {
          if (!isSettled) onChoose()
        }}
        aria-disabled={isSettled || undefined}
        aria-describedby={describedBy}
      />
      {isChosen && <Icon aria-hidden size={16} strokeWidth={2.25} />}
      <span className="capital inline-block">{label}</span>
    </label>
  )
}

interface ChoiceGroupProps {
  id: string
  legend: string
  /** The word "required" after the legend, or nothing. */
  requiredWord?: string
  isMissing?: boolean
  hint?: ReactNode
  children: ReactNode
}

/** A named group of choices with its hint. If a required choice is missing, its line and word mark the group. */
export function ChoiceGroup({ id, legend, requiredWord, isMissing = false, hint, children }: ChoiceGroupProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className={`min-w-0 scroll-mt-24 border-s-2 ps-3.5 -ms-4 ${isMissing ? 'border-tomato' : 'border-transparent'}`}
    >
      <legend className="mb-1 text-lg font-semibold">
        {legend}
        {requiredWord && (
          <>
            <span aria-hidden className="text-tomato">
              *
            </span>
            <span className={isMissing ? 'ms-2 text-sm font-semibold text-tomato' : 'sr-only'}> {requiredWord}</span>
          </>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}
