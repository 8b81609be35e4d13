import type { Item } from '#kitchen/composer/item.ts'

/** Words for fish kept in salt, for fish known only by kind. */
const saltFishWords =
  /\bsalt(?:ed)?[ -]?(?:fish|cod|ling|pollock|haddock)|saltfish|pescado salado|bacalao salado|morue salée|poisson salé|klippfisch|salzfisch|сол[её]н\p{L}+ (?:треск|рыб)|سمك مملح|سمك مالح|塩(?:鱈|ダラ|だら)|塩漬けの?魚|咸鱼|咸魚/iu

/** Words for fish that was desalted before it was bought. */
const desaltedWords = /soaked|desalt|desalad|remojad|dessal|entsalz|gewässert|вымочен|منقوع|塩抜き|泡发|脱盐/iu

/** Do the item's words mean salted fish that is no ingredient of the lexicon? */
export const saysSaltFish = ({ class: kind, ingredient, words }: Item): boolean =>
  ingredient === null && (kind === 'fish' || kind === 'cured-fish') && saltFishWords.test(words)

/** Is the fish still salty, so that it needs soaking and no added salt? */
export const isStillSalty = ({ kin, form }: Item): boolean => kin === 'salt-cod' && form !== 'cooked'

/** Turns salt cod that was already soaked, according to what was `typed`, into cod. */
export const applySoaking = (item: Item, typed: string): Item =>
  item.kin === 'salt-cod' && desaltedWords.test(typed)
    ? { ...item, ingredient: null, kin: 'cod', class: 'fish', words: typed.trim() }
    : item
