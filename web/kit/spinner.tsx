/** Turns as long as something is on its way. Words beside it say what. */
export function Turning() {
  return (
    <span
      aria-hidden
      className="size-6 shrink-0 animate-spin rounded-full border-3 border-line border-t-tomato motion-reduce:animate-none"
    />
  )
}

/** Something is on its way; the word says what. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-24 text-lg text-muted">
      <Turning />
      {label}
    </p>
  )
}
