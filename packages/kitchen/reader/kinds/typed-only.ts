import type { NamedKind } from '#kitchen/reader/food/kind.ts'

/**
 * Marks names that only a cook types; recipe text is not searched for them, because many are ordinary words ("Lay",
 * "fluff"). Dishes that a recipe may mention are in other tables.
 */
export function asTypedOnly(kinds: readonly NamedKind[]): NamedKind[] {
  return kinds.map((kind) => ({ ...kind, isTypedOnly: true, isNeverInProse: true }))
}
