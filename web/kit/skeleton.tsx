/** A placeholder for a line of text that is still loading. */
export function SkeletonLine({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`h-4 animate-breathe rounded-full bg-shade ${className}`} />
}
