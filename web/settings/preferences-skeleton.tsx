import { useTranslation } from 'react-i18next'
import { SkeletonLine } from '#web/kit/skeleton.tsx'

const groups = [
  ['w-20', 'w-24', 'w-16', 'w-24', 'w-28', 'w-28', 'w-32'],
  ['w-24', 'w-32', 'w-36', 'w-40'],
] as const

/** A placeholder for the sections while they load: titles and rows of stamps. */
export function PreferencesSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t('settings.loading')}</span>
      {(['dietary', 'cooking', 'cuisine'] as const).map((section) => (
        <div key={section} aria-hidden className="rounded-card border border-line bg-card px-5 py-5 sm:px-6">
          <SkeletonLine className="h-6 w-64 max-w-full" />
          {groups.map((widths) => (
            <div key={widths.length} className="mt-6">
              <SkeletonLine className="w-40" />
              <div className="mt-3 flex flex-wrap gap-2">
                {widths.map((width, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the stamps have nothing else to them.
                  <div key={at} className={`h-11 animate-breathe rounded-full bg-shade ${width}`} />
                ))}
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
