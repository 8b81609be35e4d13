import type { TraitWords } from '#kitchen/reader/words/traits/trait-words.ts'
import { list } from '#kitchen/word-list.ts'

/** Foods that share an ingredient with others, but are measured, cut or served in another way. */
export const ownNameWords: readonly TraitWords[] = [
  {
    trait: 'roll',
    on: ['bread'],
    words: {
      en: list('bagel, bagels, roll, rolls, bun, buns, english muffin*, crumpet*, scone, scones'),
      ru: list('*бейгл*, *бублик*, *булочк*'),
      ar: list('*بيغل*, *بيجل*'),
      ja: list('ベーグル, イングリッシュマフィン'),
      zh: list('贝果'),
    },
  },
  // The Japanese 饅頭 are sweets.
  { trait: 'roll', on: ['bread'], isExact: true, words: { zh: list('馒头') } },
  {
    trait: 'fruit-sauce',
    like: 'jam',
    words: { en: list('sauce'), ru: list('*соус*'), ar: list('*صلصة*'), ja: list('ソース') },
  },
  {
    trait: 'tripe',
    on: ['meat'],
    words: {
      en: list('tripe, tripes, *chitterling*'),
      es: list('callos, tripa, tripas, mondongo'),
      fr: list('panse, gras double, estomac'),
      de: list('*kutteln*, *kaldaunen*, *pansen*, *panzen*, *blättermagen*'),
      ru: list('рубец, рубца, *требух*'),
      ar: list('*كرش*, *فشة*'),
      ja: list('上ミノ, ハチノス, センマイ, ギアラ, もつ, ガツ, 胃袋'),
      zh: list('肚, 百叶, 大肠, 肥肠'),
    },
  },
  // Elsewhere the kana may belong to other words: セミの幼虫.
  { trait: 'tripe', on: ['meat'], stands: 'last', words: { ja: list('ミノ') } },
  {
    trait: 'said-dry',
    on: ['legume'],
    in: 'phrase',
    words: {
      en: list('dried, dry, raw, uncooked'),
      es: list('seca, seco, secas, secos, cruda, crudas, crudo, crudos'),
      fr: list('sec, secs, sèche, sèches, cru, crus'),
      de: list('getrocknet, getrocknete, roh, rohe'),
      ru: list('суш*, сух*, сырой, сырые, сырая'),
      ar: list('*مجفف*'),
      ja: list('乾燥, 生の'),
      zh: list('干的'),
    },
  },
]
