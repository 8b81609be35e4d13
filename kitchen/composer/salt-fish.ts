import type { Item } from '#kitchen/composer/item.ts'

/** Fish kept in salt, by its words where only its kind is known. */
const saltFish =
  /\bsalt(?:ed)?[ -]?(?:fish|cod|ling|pollock|haddock)|saltfish|pescado salado|bacalao salado|morue salée|poisson salé|klippfisch|salzfisch|сол[её]н\p{L}+ (?:треск|рыб)|سمك مملح|سمك مالح|塩(?:鱈|ダラ|だら)|塩漬けの?魚|咸鱼|咸魚/iu

/** It lay in water before it was brought. */
const desalted = /soaked|desalt|desalad|remojad|dessal|entsalz|gewässert|вымочен|منقوع|塩抜き|泡发|脱盐/iu

/** Is it fish kept in salt that the lexicon has no name for? */
export const saysSaltFish = ({ class: kind, ingredient, words }: Item): boolean =>
  ingredient === null && (kind === 'fish' || kind === 'cured-fish') && saltFish.test(words)

/** Is it full of salt still: to be soaked, and not salted? */
export const isInSalt = ({ kin, form }: Item): boolean => kin === 'salt-cod' && form !== 'cooked'

/** Salt cod that was soaked before is cod, by what was `typed`. */
export const asSoaked = (item: Item, typed: string): Item =>
  item.kin === 'salt-cod' && desalted.test(typed) ? { ...item, ingredient: null, kin: 'cod', class: 'fish', words: typed.trim() } : item
