import { type Item, itemHasTrait } from '#kitchen/composer/item.ts'

/** Is the item salted fish that is no ingredient of the lexicon? */
export const isUnlistedSaltFish = (item: Item): boolean =>
  item.ingredient === null && (item.class === 'fish' || item.class === 'cured-fish') && itemHasTrait(item, 'kept-in-salt')

/** Is the fish still salty, so that it needs soaking and no added salt? */
export const isStillSalty = ({ kin, form }: Item): boolean => kin === 'salt-cod' && form !== 'cooked'

/** Turns salt cod that was already soaked, according to what was `typed`, into cod. */
export const applySoaking = (item: Item, typed: string): Item =>
  item.kin === 'salt-cod' && itemHasTrait(item, 'desalted')
    ? { ...item, ingredient: null, kin: 'cod', class: 'fish', words: typed.trim() }
    : item
