import type { Language } from '#kitchen/options.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * Milk is unknown, so that a cook who avoids it is asked: mash is usually made with milk and butter, but not always.
 */
const mash: Omit<NamedKind, 'names'> = {
  class: 'root',
  like: 'potato',
  unknown: ['dairy'],
  diet: 'vegan',
  dietAtWorst: 'vegetarian',
}

const names: Record<Language, readonly string[]> = {
  en: list('mashed potato, potato mash, potato puree'),
  es: list('puré de patatas, puré de patata, puré de papas, puré de papa, patatas machacadas'),
  fr: list(
    'purée de pommes de terre, purée de pomme de terre, purée de patates, pommes purée, pomme purée, écrasé de pommes de terre, écrasée de pommes de terre, pommes mousseline',
  ),
  de: list('Kartoffelpüree, Kartoffelbrei, Kartoffelstampf, Kartoffelmus, Stampfkartoffeln, Erdäpfelpüree, Erdäpfelbrei'),
  ru: list(
    'картофельное пюре, пюре картофельное, картофельного пюре, картофельным пюре, пюре из картофеля, пюре из картошки, толчёная картошка, толчёнка',
  ),
  ar: list('بطاطس مهروسة, بطاطا مهروسة, هريس البطاطس, بطاطس بوريه, بوريه بطاطس, بوريه البطاطس, بيوريه البطاطس'),
  ja: list('マッシュポテト, ポテトマッシュ'),
  zh: list('土豆泥, 马铃薯泥, 薯泥, 洋芋泥'),
}

/** Mashed potatoes, a ready-made dish, in one language. */
export const mashedPotatoesIn = (language: Language): NamedKind => ({ ...mash, names: names[language] })
