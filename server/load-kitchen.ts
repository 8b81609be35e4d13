import { setImmediate } from 'node:timers/promises'
import { whenFirstWanted } from '#platform/work/when-first-wanted.ts'

/**
 * The kitchen's modules in an order in which each needs those before it: evaluating a module and all it needs holds
 * the process up, and other calls get in between two of them.
 */
const parts = [
  () => import('#kitchen/lexicon/lexicon.ts'),
  () => import('#kitchen/reader/vocabulary.ts'),
  () => import('#kitchen/reader/inspect.ts'),
  () => import('#kitchen/understand/understand-phrase.ts'),
]

/** The kitchen, which is most of the server's code: it is loaded after the server listens, or when a call needs it before. */
export const loadKitchen = whenFirstWanted(async () => {
  for (const load of parts) {
    await load()
    await setImmediate()
  }
  const [{ cook }, { listNameOf }, { inspectPhrase }, { understandPhrase }, { vocabularySteps }] = await Promise.all([
    import('#kitchen/cook.ts'),
    import('#kitchen/lexicon/lexicon.ts'),
    import('#kitchen/reader/inspect.ts'),
    import('#kitchen/understand/understand-phrase.ts'),
    import('#kitchen/reader/vocabulary.ts'),
  ])
  return { cook, inspectPhrase, listNameOf, understandPhrase, vocabularySteps }
})

/** All that the server uses of the kitchen. */
export type LoadedKitchen = Awaited<ReturnType<typeof loadKitchen>>
