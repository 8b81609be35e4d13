import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { en } from '#locales/en/en.ts'
import { first } from '#locales/en/first.ts'
import { isolate } from '#web/language/isolate.ts'

/** Sentences by noun: all of them, or those of one page. */
type Sentences = Partial<typeof en>

const added: Sentences[] = []

/**
 * Makes sentences available before the first paint: those of the first page by default. English stands in for a
 * sentence that a language lacks.
 */
export function startI18n(sentences: Sentences = first) {
  i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: sentences } },
    initAsync: false,
    // React escapes what it shows. What is put into a sentence is set apart where it runs the other way.
    interpolation: { escapeValue: true, escape: (words) => isolate(words, i18next.dir()) },
  })
  for (const more of added) put(more)
}

/**
 * Brings the sentences of a page that is loaded when it is wanted. To be called where its module begins,
 * `addSentences({ recipes })`, so that they come with its chunk and are there before it is shown.
 */
export function addSentences(sentences: Sentences) {
  added.push(sentences)
  if (i18next.isInitialized) put(sentences)
}

function put(sentences: Sentences) {
  i18next.addResourceBundle('en', 'translation', sentences, true)
}
