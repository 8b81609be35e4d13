import { useTranslation } from 'react-i18next'
import type { Language } from '#domain/options.ts'
import { isolate } from '#web/core/isolate.ts'
import { varietyOf } from '#web/core/variety.ts'

/** How lists and moments are written in the language of the page. */
export function useWording() {
  const { i18n } = useTranslation()
  const language = varietyOf(i18n.language, navigator.languages)
  const join = (words: readonly string[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(language, { type }).format(words.map((one) => isolate(one, i18n.dir())))
  return {
    joinAnd: (words: readonly string[]) => join(words, 'conjunction'),
    joinOr: (words: readonly string[]) => join(words, 'disjunction'),
    /** The name of a language, in the language of the page. */
    nameLanguage: (named: Language) => new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? named,
    /** The time of day, with the day when it is another one than today. */
    writeMoment: (moment: Date, now: Date) =>
      new Intl.DateTimeFormat(language, {
        ...(moment.toDateString() === now.toDateString() ? {} : { weekday: 'long' }),
        hour: 'numeric',
        minute: '2-digit',
      }).format(moment),
  }
}
