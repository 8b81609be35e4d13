import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { en } from '#locales/en/en.ts'
import { first } from '#locales/en/first.ts'
import { isolate } from '#web/language/isolate.ts'

/** Sentences by noun: all of them, or those of one page. */
type Sentences = Partial<typeof en>

const added: Sentences[] = []

/**
 * Starts i18next before the first paint, by default with the sentences of the first page. A sentence that a language
 * lacks is shown in English.
 */
export function startI18n(sentences: Sentences = first) {
  i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: sentences } },
    initAsync: false,
    // React escapes HTML. Here a value is isolated if its direction differs from the sentence's.
    interpolation: { escapeValue: true, escape: (words) => isolate(words, i18next.dir()) },
  })
  for (const more of added) put(more)
}

/**
 * Adds the sentences of a lazy page. Call it at the top of the page's module, `addSentences({ recipes })`, so that
 * they come with its chunk and are there before it renders.
 */
export function addSentences(sentences: Sentences) {
  added.push(sentences)
  if (i18next.isInitialized) put(sentences)
}

function put(sentences: Sentences) {
  i18next.addResourceBundle('en', 'translation', sentences, true)
}
