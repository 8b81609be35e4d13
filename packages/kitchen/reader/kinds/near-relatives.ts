import { ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { Language } from '#kitchen/options.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'

/** The foods cooked like an ingredient, in one language. */
export function similarlyCookedFoodsIn(language: Language): readonly NamedKind[] {
  return ingredientIds.flatMap((like) => {
    const names = lexicon[like].relatives?.[language]
    return names === undefined ? [] : [{ ...lexicon[like], like, names } satisfies NamedKind]
  })
}
