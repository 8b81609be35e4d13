/** A line of what is about to come. */
export function SkeletonLine({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`h-4 animate-breathe rounded-full bg-shade ${className}`} />
}
