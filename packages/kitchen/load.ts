import type { Language } from '#kitchen/options.ts'

/**
 * Parts of the kitchen, each before the parts that need it. Evaluating a module blocks the event loop; in this many
 * parts each part takes at most about 60 ms.
 */
const parts = [
  () => import('#kitchen/lexicon/lexicon.ts'),
  () => import('#kitchen/reader/text/tokens.ts'),
  () => import('#kitchen/reader/words/en.ts'),
  () => import('#kitchen/reader/words/es.ts'),
  () => import('#kitchen/reader/words/fr.ts'),
  () => import('#kitchen/reader/words/de.ts'),
  () => import('#kitchen/reader/words/ru.ts'),
  () => import('#kitchen/reader/words/ar.ts'),
  () => import('#kitchen/reader/words/ja.ts'),
  () => import('#kitchen/reader/words/zh.ts'),
  () => import('#kitchen/reader/kinds/en/kinds.ts'),
  () => import('#kitchen/reader/kinds/es/kinds.ts'),
  () => import('#kitchen/reader/kinds/fr/kinds.ts'),
  () => import('#kitchen/reader/kinds/de/kinds.ts'),
  () => import('#kitchen/reader/kinds/ru/kinds.ts'),
  () => import('#kitchen/reader/kinds/ar/kinds.ts'),
  () => import('#kitchen/reader/kinds/ja/kinds.ts'),
  () => import('#kitchen/reader/kinds/zh/kinds.ts'),
  () => import('#kitchen/reader/kinds/not-food/poisons-in.ts'),
  () => import('#kitchen/reader/vocabulary/vocabulary.ts'),
  () => import('#kitchen/reader/words/ordinary-words.ts'),
  () => import('#kitchen/reader/text/chinese-sounds.ts'),
  () => import('#kitchen/reader/spelling/everyday-characters.ts'),
  () => import('#kitchen/reader/segment/last-words.ts'),
  () => import('#kitchen/reader/spelling/everyday-slips.ts'),
  () => import('#kitchen/reader/spelling/misspelt.ts'),
  () => import('#kitchen/reader/no-food/no-food-alone.ts'),
  () => import('#kitchen/reader/no-food/no-food-by-form.ts'),
  () => import('#kitchen/reader/no-food/no-food-by-start.ts'),
  () => import('#kitchen/reader/no-food/no-food-by-words.ts'),
  () => import('#kitchen/reader/no-food/no-food-in-arabic.ts'),
  () => import('#kitchen/reader/no-food/no-food-in-japanese.ts'),
  () => import('#kitchen/reader/no-food/russian-speech.ts'),
  () => import('#kitchen/reader/inspect.ts'),
  () => import('#kitchen/understand/understand-phrase.ts'),
  () => import('#kitchen/checker/check.ts'),
  () => import('#kitchen/composer/compose.ts'),
]

/** Loads the kitchen in parts, with a `pause` after each in which the process can do other work. */
export async function loadInParts(pause: () => Promise<unknown>) {
  for (const load of parts) {
    await load()
    await pause()
  }
  const [{ cookInSteps }, { listNameOf }, { inspectPhrase }, { nearWholeNameSteps }, { rehearse }, { understandPhrase }, vocabularies] =
    await Promise.all([
      import('#kitchen/cook.ts'),
      import('#kitchen/lexicon/lexicon.ts'),
      import('#kitchen/reader/inspect.ts'),
      import('#kitchen/reader/spelling/near-whole-names.ts'),
      import('#kitchen/rehearse.ts'),
      import('#kitchen/understand/understand-phrase.ts'),
      import('#kitchen/reader/vocabulary/vocabulary.ts'),
    ])
  const { vocabularyOf, vocabularySteps } = vocabularies
  /** Builds all that reading in a language needs, in steps of at most about 20 ms. */
  function* readerSteps(language: Language): Generator<void> {
    yield* vocabularySteps(language)
    yield* nearWholeNameSteps(vocabularyOf(language))
  }
  return { cookInSteps, inspectPhrase, listNameOf, readerSteps, rehearse, understandPhrase }
}

/** What a loaded kitchen can do. */
export type LoadedKitchen = Awaited<ReturnType<typeof loadInParts>>
