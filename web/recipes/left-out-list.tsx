import type { LeftOut } from '@potluck/kitchen/judgement'
import { type Allergen, allergens, type DietType, dietTypes, type Language } from '@potluck/kitchen/options'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
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

type Certainties = Pick<LeftOut, 'subjects' | 'unsure' | 'unknown'>

/** The subjects of a reason by certainty. `known`: the sure and the likely ones. */
export function subjectsByCertainty({ subjects, unsure = [], unknown = [] }: Certainties) {
  const known = subjects.filter((subject) => !unknown.includes(subject))
  const [sure, likely] = [known.filter((subject) => !unsure.includes(subject)), known.filter((subject) => unsure.includes(subject))]
  return { known, sure, likely, unknown, isOnlyUnknown: known.length === 0 && unknown.length > 0 }
}

/**
 * Chooses the sentence of a reason. It says “contains” only if that is certain, “may contain” if it is
 * likely, and otherwise that it is not known. “Eggs” do not “contain eggs”.
 */
export function sentenceOf<Reason extends string>(words: string, reason: Reason, certainties: Certainties) {
  if (reason !== 'allergen' && reason !== 'diet') return reason
  const { known, sure, likely, isOnlyUnknown } = subjectsByCertainty(certainties)
  if (reason === 'diet') return likely.length === 0 ? reason : 'diet-unsure'
  if (isOnlyUnknown) return 'allergen-unknown'
  if (likely.length === 0) return known.every((subject) => isSameName(words, subject)) ? 'allergen-itself' : reason
  return sure.length === 0 ? 'allergen-unsure' : 'allergen-partly'
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
  // Two typed phrases may name the same food; the list shows it once.
  const told = leftOut.filter(({ words, reason }, at) => leftOut.findIndex((one) => one.words === words && one.reason === reason) === at)
  if (told.length === 0) return null
  const more = told.length - shownOnPhone
  return (
    <div className="rounded-control bg-turmeric-tint px-4 py-3">
      <h3 className="text-lg">{t('recipes.leftOutTitle')}</h3>
      <ul id={listId} className="mt-1 grid gap-1">
        {told.map((food, at) => {
          const { words, reason, subjects, say, instead } = food
          const isQuestion = reason === 'unknown' && subjects.length > 0 && instead === undefined
          const { known, sure, likely, unknown, isOnlyUnknown } = subjectsByCertainty(food)
          const sayUnknown = subjectsOf(unknown, true)
          const sentence = t(`recipes.leftOut.${isQuestion ? 'guess' : sentenceOf(words, reason, food)}`, {
            subjects: subjectsOf(known, isQuestion),
            sure: subjectsOf(sure),
            unsure: subjectsOf(likely),
            unknown: sayUnknown,
          })
          const isMore = unknown.length > 0 && !isOnlyUnknown
          const why = isMore ? t('recipes.leftOut.more', { why: sentence, unknown: sayUnknown }) : sentence
          const standIn = instead === undefined ? 'none' : instead.isUsed ? 'used' : 'possible'
          return (
            <li key={`${reason} ${words}`} className={at < shownOnPhone || isOpen ? undefined : 'max-sm:hidden'}>
              <bdi dir="auto" lang={language} className="font-semibold hyphens-auto">
                {words}
              </bdi>
              {': '}
              {isQuestion ? why : t(`recipes.instead.${standIn}`, { why, instead: instead?.name ?? '' })}
              {say !== undefined && ` ${t(isOnlyUnknown ? 'recipes.sayIfNot' : 'recipes.say', { say })}`}
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
