import { type ComponentProps, type ReactNode, useId } from 'react'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  label: string
  /** A hint below the field. */
  hint?: ReactNode
  /** The error of the field. A screen reader reads it when it appears. */
  error?: string | undefined
  /** Shown at the end of the field, such as a button that shows the password. */
  end?: ReactNode
}

/** A line to type in, with its label above, and its hint and error below. 48 pixels high. */
export function Field({ label, hint, error, end, id, ...input }: FieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const described = [error && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean).join(' ')
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      <label htmlFor={fieldId} className="font-semibold">
        {label}
      </label>
      <div
        className={`flex min-h-12 items-stretch rounded-control border bg-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-tomato has-[input:read-only]:bg-shade ${error ? 'border-tomato' : 'border-edge'}`}
      >
        <input
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="min-w-0 flex-1 rounded-control bg-transparent px-3.5 text-lg outline-none read-only:text-muted"
          {...input}
        />
        {end}
      </div>
      {error && (
        <p id={`${fieldId}-error`} role="alert" className="text-sm font-semibold text-tomato">
          {error}
        </p>
      )}
      {hint && (
        <div id={`${fieldId}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
    </div>
  )
}
