/** A turning circle. Words beside it say what the page waits for. */
export function Turning() {
  return (
    <span
      aria-hidden
      className="size-6 shrink-0 animate-spin rounded-full border-3 border-line border-t-tomato motion-reduce:animate-none"
    />
  )
}

/** A turning circle with the word for what the page waits for. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-24 text-lg text-muted">
      <Turning />
      {label}
    </p>
  )
}
