import { useTranslation } from 'react-i18next'

/** How lists and moments are written in the language of the page. */
export function useWording() {
  const { i18n } = useTranslation()
  // The person's own variety of the page's language writes the time of day their way.
  const language = navigator.languages.find((own) => own.split('-')[0] === i18n.language) ?? i18n.language
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
