import type { Draft } from '#kitchen/composer/draft.ts'
import { draftsByOtherTechniques } from '#kitchen/composer/other-techniques.ts'
import { methodKeyOf } from '#kitchen/composer/plan-steps.ts'
import { smallVariantsOf } from '#kitchen/composer/small-variants.ts'
import { memoizedByObject } from '#kitchen/memoize.ts'
import type { MealType } from '#kitchen/options.ts'

function differentDrafts(drafts: readonly Draft[], others: readonly Draft[]): Draft[] {
  const seen = new Set(others.map(methodKeyOf))
  return drafts.filter((draft) => !seen.has(methodKeyOf(draft)) && seen.add(methodKeyOf(draft)))
}

/** The further methods of one dish. */
interface Variants {
  /** Drafts with another technique, or with two. */
  techniques: Draft[]
  /** Drafts with the same technique and a small change: the dish rests, the dish is chilled, its seeds are toasted. */
  smallVariants: Draft[]
}

/** With this many single techniques, pairs of techniques are not tried. */
const enoughSingle = 5

/** Every further method of a dish, the most different first. */
export const variantsOf: (draft: Draft, mealType: MealType) => Variants = memoizedByObject(findVariants)

function findVariants(draft: Draft, mealType: MealType): Variants {
  const single = draftsByOtherTechniques(draft, mealType)
  // Pairs of techniques are tried only if single ones are few.
  const double = single.length >= enoughSingle ? [] : single.flatMap((one) => draftsByOtherTechniques(one, mealType))
  const techniques = differentDrafts([...single, ...double], [draft])
  const smallVariants = differentDrafts(
    [draft, ...techniques.slice(0, 2)].flatMap((one) => smallVariantsOf(one, mealType)),
    [draft, ...techniques],
  )
  return { techniques, smallVariants }
}
