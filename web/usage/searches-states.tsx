import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonLine } from '#web/kit/skeleton.tsx'

/** A placeholder for the lines while they load. */
export function SearchesSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="sr-only">{t('searches.loading')}</span>
      <SkeletonLine className="h-6 w-24" />
      <div aria-hidden className="mt-3 rounded-card border border-line bg-card">
        {['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3'].map((width) => (
          <div key={width} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3 border-line px-5 py-4 not-last:border-b">
            <SkeletonLine className="w-12" />
            <div className="grid gap-2.5">
              <SkeletonLine className={width} />
              <SkeletonLine className="w-1/3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

/** The empty list: what it will show, and a button to begin. */
export function NoLines({ action }: { action: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-edge bg-card px-5 py-12 text-center">
      <SlateDrawing className="h-28" />
      <h2 className="text-xl">{t('searches.emptyTitle')}</h2>
      <p className="max-w-prose text-muted">{t('searches.emptyText')}</p>
      {action}
    </div>
  )
}

/** An empty kitchen slate with its chalk. */
function SlateDrawing({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 160 130" className={`drawing ${className}`}>
      <path d="M70 8 q10 -8 20 0" />
      <path d="M22 14 H138 V104 H22 Z" className="fill-turmeric-tint" />
      <path d="M32 24 H128 V94 H32 Z" className="fill-basil-tint" />
      <path d="M44 42 h52 M44 58 h68 M44 74 h36" strokeWidth="2" strokeDasharray="3 6" />
      <path d="M104 112 l30 -7 3 9 -30 7 Z" className="fill-card" />
      <circle cx="118" cy="42" r="5" strokeDasharray="3 3" strokeWidth="2" />
    </svg>
  )
}
