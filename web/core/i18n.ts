import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from '#locales/en/en.ts'
import { isolate } from '#web/core/isolate.ts'

/** Makes every sentence available before the first paint; a language without a sentence falls back to English. */
export function startI18n() {
  i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    initAsync: false,
    // React escapes what it shows. What is put into a sentence is set apart where it runs the other way.
    interpolation: { escapeValue: true, escape: (words) => isolate(words, i18next.dir()) },
  })
}
