import type { Item } from '#kitchen/composer/item.ts'
import { hasTrait } from '#kitchen/lexicon/lexicon.ts'

/** Is the cheese soft, so that it is spooned, stirred or spread, and never scattered or tossed? */
export function isSoftCheese(item: Item): boolean {
  return hasTrait(item.kin, 'spoonable')
}
