import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'

/**
 * Names that a cook types and that recipe text is not searched for: many are ordinary words too ("Lay", "fluff");
 * those that a recipe may bring in stand among the dishes.
 */
export function typedOnly(kinds: readonly NamedKind[]): NamedKind[] {
  return kinds.map((kind) => ({ ...kind, isTypedOnly: true, isNeverInProse: true }))
}
