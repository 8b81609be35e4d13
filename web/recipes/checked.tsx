import type { Check } from '@potluck/kitchen/judgement'
import { allergens } from '@potluck/kitchen/options'
import { Check as CheckIcon, ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWording } from '#web/language/wording.ts'
import { useSubjects } from '#web/recipes/left-out-list.tsx'

/**
 * The checks of a recipe, in one sentence that opens to the list. It says "found" and "not found", and what was not
 * looked for.
 */
export function Checked({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const subjectsOf = useSubjects()
  const hasAllergens = checks.some(({ rule, subjects }) => rule === 'allergen' && subjects.length > 0)
  const shown = checks.filter(({ rule, subjects }) => rule !== 'allergen' || subjects.length > 0)

  return (
    <details className="group rounded-control border border-basil bg-basil-tint">
      <summary className="flex min-h-11 list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <CheckIcon aria-hidden size={20} strokeWidth={2.25} className="shrink-0 text-basil" />
        <span className="flex-1">
          {hasAllergens ? t('recipes.checked.titleAllergens') : t('recipes.checked.titlePlain', { count: shown.length })}{' '}
          <span className="text-basil underline underline-offset-4">{t('recipes.checked.open')}</span>
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.75}
          className="shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-2 px-4 pt-1 pb-4">
        {shown.map(({ rule, subjects }) => (
          <li key={rule} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 leading-snug">
            <CheckIcon aria-hidden size={16} strokeWidth={2.25} className="mt-1 text-basil" />
            <span>{t(`recipes.checked.${rule}`, { subjects: subjectsOf(subjects) })}</span>
          </li>
        ))}
        <li className="border-t border-basil/40 pt-2 text-sm">
          {t('recipes.checked.only', { list: joinAnd(allergens.map((allergen) => t(`options.allergen.${allergen}`))) })}
        </li>
      </ul>
    </details>
  )
}
