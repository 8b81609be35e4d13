import type { Language } from '@potluck/kitchen/options'
import { useTranslation } from 'react-i18next'
import { isolate } from '#web/language/isolate.ts'
import { varietyOf } from '#web/language/variety.ts'

/** Within this number of days a weekday's name is unique. */
const nearDays = 6

/** Functions that write lists and moments in the language of the page. */
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
    /** The time of day, with the day if it is not today: the weekday within a week, otherwise the date. */
    writeMoment: (moment: Date, now: Date) =>
      new Intl.DateTimeFormat(language, { ...dayParts(moment, now), hour: 'numeric', minute: '2-digit' }).format(moment),
    /** The time of day. */
    writeTime: (moment: Date) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(moment),
    /** The day, with its year. */
    writeDay: (moment: Date) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(moment),
  }
}

function dayParts(moment: Date, now: Date): Intl.DateTimeFormatOptions {
  if (moment.toDateString() === now.toDateString()) return {}
  const isNear = Math.abs(moment.getTime() - now.getTime()) < nearDays * 24 * 60 * 60_000
  return isNear ? { weekday: 'long' } : { day: 'numeric', month: 'long' }
}
