import { useTranslation } from 'react-i18next'
import { varietyOf } from '#web/core/variety.ts'

/** How lists and moments are written in the language of the page. */
export function useWording() {
  const { i18n } = useTranslation()
  const language = varietyOf(i18n.language, navigator.languages)
  return {
    joinAnd: (words: readonly string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(words),
    joinOr: (words: readonly string[]) => new Intl.ListFormat(language, { type: 'disjunction' }).format(words),
    /** The time of day, with the day when it is another one than today. */
    writeMoment: (moment: Date, now: Date) =>
      new Intl.DateTimeFormat(language, {
        ...(moment.toDateString() === now.toDateString() ? {} : { weekday: 'long' }),
        hour: 'numeric',
        minute: '2-digit',
      }).format(moment),
  }
}
