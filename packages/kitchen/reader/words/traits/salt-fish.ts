import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { TraitWords } from '#kitchen/reader/words/traits/trait-words.ts'
import { list } from '#kitchen/word-list.ts'

const fish: readonly IngredientClass[] = ['fish', 'cured-fish']

/** Fish kept in salt, for fish known only by kind, and what says that salted fish was desalted. */
export const saltFishWords: readonly TraitWords[] = [
  {
    trait: 'kept-in-salt',
    on: fish,
    words: {
      en: list(
        `salt fish*, saltfish*, salt cod*, saltcod*, salt ling*, salt pollock*, salt haddock*,
        salted fish*, salted cod*, salted ling*, salted pollock*, salted haddock*`,
      ),
      es: list('pescado salado, pescados salados, bacalao salado'),
      fr: list('morue salée, morues salées, poisson salé, poissons salés'),
      de: list('*klippfisch*, *salzfisch*'),
      ru: list('солен* треск*, солен* рыб*'),
      ar: list('سمك مملح, سمك مالح'),
      ja: list('塩鱈, 塩ダラ, 塩漬け魚, 塩漬けの魚'),
      zh: list('咸鱼'),
    },
  },
  {
    trait: 'desalted',
    on: fish,
    in: 'phrase-of-one',
    words: {
      en: list('soaked, presoaked, desalt*'),
      es: list('desalad*, remojad*'),
      fr: list('dessalé, dessalée, dessalés, dessalées'),
      de: list('*entsalz*, *gewässert*'),
      ru: list('вымочен*'),
      ar: list('*منقوع*'),
      ja: list('塩抜き'),
      zh: list('泡发, 脱盐'),
    },
  },
]
