import type { ComponentProps } from 'react'

const looks = {
  /** The main action of a screen. */
  primary:
    'bg-tomato text-on-tomato font-semibold hover:bg-tomato-deep disabled:bg-shade disabled:text-muted aria-disabled:bg-shade aria-disabled:text-muted px-6',
  plain:
    'bg-card border border-edge text-ink font-semibold hover:border-ink disabled:text-muted disabled:border-line aria-disabled:text-muted aria-disabled:border-line px-4',
  quiet: 'text-tomato font-semibold underline underline-offset-4 decoration-1 hover:decoration-2 px-2',
} as const

/** A button in one of three looks. It is at least 44 pixels high. */
export function Button({
  look = 'plain',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: keyof typeof looks }) {
  return (
    <button
      type={type}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-control py-2 text-base transition-colors duration-150 ${looks[look]} ${className}`}
      {...rest}
    />
  )
}
