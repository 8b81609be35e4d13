import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from '#locales/en/en.ts'

/** Makes every sentence available before the first paint; a language without a sentence falls back to English. */
export function startI18n() {
  i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  })
}
