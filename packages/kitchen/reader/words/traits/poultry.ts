import type { TraitWords } from '#kitchen/reader/words/traits/trait-words.ts'
import { list } from '#kitchen/word-list.ts'

/** Birds. A food known only by kind would have the hazard of other meat. */
export const poultryWords: readonly TraitWords[] = [
  {
    trait: 'poultry',
    on: ['poultry', 'meat', 'mince', 'cured-meat'],
    isMeat: true,
    words: {
      en: list('*chicken*, *turkey*, *poultry*, hen, duck*, *goose*, *quail*'),
      es: list('pollo*, pavipollo, pavo*, pato, ave, aves'),
      fr: list('poulet*, dinde*, volaille*, canard*, pintade*'),
      de: list('*hähnchen*, *huhn*, *hühn*, pute*, *truthahn*, *truthähn*, *geflügel*, ente, enten*'),
      ru: list('кури*, курят*, цыпл*, индей*, индюш*, индоут*, утин*, утк*, гусин*, птиц*'),
      ar: list('*دجاج*, ديك رومي*, *حبش*, بط'),
      ja: list('チキン, ターキー, 鶏, とり肉, 七面鳥, 鴨'),
      zh: list('鸡, 鸭, 禽'),
    },
  },
]
