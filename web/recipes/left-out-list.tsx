import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Allergen, allergens, type DietType, dietTypes, type Language } from '#domain/options.ts'
import type { LeftOut } from '#domain/recipes/judgement.ts'
import { useWording } from '#web/language/wording.ts'

/**
 * Names of allergens, diets and foods in the language of the page. Alternatives are joined by "or", all others by
 * "and".
 */
export function useSubjects() {
  const { t } = useTranslation()
  const { joinAnd, joinOr } = useWording()
  return (subjects: readonly string[], areChoices = false) =>
    (areChoices ? joinOr : joinAnd)(
      subjects.map((subject) => {
        const allergen = allergens.find((known): known is Allergen => known === subject)
        if (allergen) return t(`options.allergen.${allergen}`)
        const diet = dietTypes.find((known): known is DietType => known === subject)
        return diet ? t(`options.dietType.${diet}`) : subject.replaceAll('-', ' ')
      }),
    )
}

/**
 * Chooses the sentence of a reason. It says “contains” only if that is certain, and “may contain” if only the label
 * can tell. “Eggs” do not “contain eggs”.
 */
export function sentenceOf<Reason extends string>(
  words: string,
  reason: Reason,
  subjects: readonly string[],
  unsure: readonly string[] = [],
) {
  if (reason !== 'allergen' && reason !== 'diet') return reason
  if (unsure.length === 0)
    return reason === 'allergen' && subjects.every((subject) => isSameName(words, subject)) ? 'allergen-itself' : reason
  if (reason === 'diet') return 'diet-unsure'
  return unsure.length < subjects.length ? 'allergen-partly' : 'allergen-unsure'
}

/** Whether two words are the same name, such as "egg" and "eggs". */
function isSameName(words: string, subject: string): boolean {
  const stem = (name: string) => name.toLowerCase().replace(/s$/u, '')
  return stem(words) === stem(subject)
}

/** A phone shows this number of foods. A button shows the others. */
const shownOnPhone = 2

/**
 * The typed foods that are not in the recipe, each with the reason and a substitute. `language` is the recipe's
 * language.
 */
export function LeftOutList({ leftOut, language }: { leftOut: readonly LeftOut[]; language: Language }) {
  const { t } = useTranslation()
  const subjectsOf = useSubjects()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  if (leftOut.length === 0) return null
  const more = leftOut.length - shownOnPhone
  return (
    <div className="rounded-control bg-turmeric-tint px-4 py-3">
      <h3 className="text-lg">{t('recipes.leftOutTitle')}</h3>
      <ul id={listId} className="mt-1 grid gap-1">
        {leftOut.map(({ words, reason, subjects, unsure = [], say, instead }, at) => {
          const isQuestion = reason === 'unknown' && subjects.length > 0 && instead === undefined
          const why = t(`recipes.leftOut.${isQuestion ? 'guess' : sentenceOf(words, reason, subjects, unsure)}`, {
            subjects: subjectsOf(subjects, isQuestion),
            sure: subjectsOf(subjects.filter((subject) => !unsure.includes(subject))),
            unsure: subjectsOf(unsure),
          })
          const standIn = instead === undefined ? 'none' : instead.isUsed ? 'used' : 'possible'
          return (
            <li key={words} className={at < shownOnPhone || isOpen ? undefined : 'max-sm:hidden'}>
              <bdi dir="auto" lang={language} className="font-semibold hyphens-auto">
                {words}
              </bdi>
              {': '}
              {isQuestion ? why : t(`recipes.instead.${standIn}`, { why, instead: instead?.name ?? '' })}
              {say !== undefined && ` ${t('recipes.say', { say })}`}
            </li>
          )
        })}
      </ul>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-semibold underline underline-offset-4 sm:hidden"
        >
          {isOpen ? t('recipes.leftOutFewer') : t('recipes.leftOutMore', { count: more })}
        </button>
      )}
    </div>
  )
}
