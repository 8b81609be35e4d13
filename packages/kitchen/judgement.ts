import * as z from 'zod/mini'

/** The rules of the checker. An id never changes: it is stored, logged and translated. */
export const ruleIds = [
  'allergen',
  'diet',
  'protein',
  'full-match',
  'coverage',
  'steps-list',
  'amounts',
  'times',
  'safety',
  'language',
  'structure',
] as const
export type RuleId = (typeof ruleIds)[number]

/**
 * A rule that a recipe breaks. `where` is the place ('title', 'ingredients[2]', 'instructions[0]', 'cookTime'…), and
 * `detail` holds the facts as data.
 */
export const Finding = z.object({
  rule: z.enum(ruleIds),
  where: z.string(),
  detail: z.record(z.string(), z.unknown()),
})
export type Finding = z.infer<typeof Finding>

/**
 * A rule that the recipe keeps, for the sentence on its card. `subjects`: the excluded allergens, the diet and so
 * on.
 */
export const Check = z.object({ rule: z.enum(ruleIds), subjects: z.array(z.string()) })
export type Check = z.infer<typeof Check>

/** Why a recipe does not use something the cook typed. */
export const leftOutReasons = [
  'allergen',
  'diet',
  'protein',
  'unknown',
  'only-staples',
  'does-not-fit',
  'not-cookable-here',
  'too-little',
  'none-typed',
  'typed-together',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]
export const LeftOut = z.object({
  words: z.string(),
  reason: z.enum(leftOutReasons),
  subjects: z.array(z.string()),
  /** For a food of a phrase with several: the index of the typed phrase, and how many foods it names. */
  partOf: z.optional(z.object({ phrase: z.int(), foods: z.int() })),
  /** Subjects that only the product's label can settle. Absent when all are certain. */
  unsure: z.optional(z.array(z.string())),
  /** Those unsure allergens of which nothing is known. The food probably contains the other unsure ones. */
  unknown: z.optional(z.array(z.string())),
  /**
   * The words to type instead when the product's label shows that the food is excluded, in the recipe's language:
   * "egg-free pasta".
   */
  say: z.optional(z.string()),
  /** The replacement: its name in the recipe's language, and whether the recipe uses it. */
  instead: z.optional(z.object({ name: z.string(), isUsed: z.boolean() })),
})
export type LeftOut = z.infer<typeof LeftOut>
