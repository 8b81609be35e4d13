import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { focusIfLost } from '#web/kit/focus-if-lost.ts'
import { SkeletonLine } from '#web/kit/skeleton.tsx'

/** The banner on every page of the test payments, which says that no money moves. */
export function TestBanner() {
  const { t } = useTranslation()
  return (
    <div className="hatched rounded-card p-2.5">
      <div className="rounded-control bg-turmeric-tint px-4 py-3">
        <p className="font-serif text-xl font-semibold">{t('testPayments.banner')}</p>
        <p>{t('testPayments.bannerText')}</p>
      </div>
    </div>
  )
}

/** The card below the banner. A card that replaces another takes its focus. */
export function TestCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="test-card-title" className="rounded-card border border-line bg-card px-5 py-6 sm:px-8 sm:py-8">
      <h1 ref={focusIfLost} id="test-card-title" tabIndex={-1} className="mb-6 border-b-2 border-tomato pb-3 text-3xl">
        {title}
      </h1>
      <div className="grid gap-6">{children}</div>
    </section>
  )
}

export function TestCardSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-5 rounded-card border border-line bg-card px-5 py-8 sm:px-8">
      <span className="sr-only">{t('common.loading')}</span>
      <SkeletonLine className="h-8 w-40" />
      <SkeletonLine className="w-full" />
      <SkeletonLine className="w-3/4" />
      <SkeletonLine className="w-1/2" />
    </div>
  )
}
