import { ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { emojiOfKinds } from '#kitchen/reader/text/emoji-of-kinds.ts'

const emojiOfIngredients = ingredientIds.flatMap((id) => {
  const { en, emoji = [] } = lexicon[id]
  return emoji.map((one) => [one, en.one ?? en.mass ?? en.many ?? id] as const)
})

/**
 * English words for food emoji. The build bakes this table, so the browser does not load the lexicon (see
 * vite.config.ts).
 */
export const emojiWords: Readonly<Record<string, string>> = { ...Object.fromEntries(emojiOfIngredients), ...emojiOfKinds }
