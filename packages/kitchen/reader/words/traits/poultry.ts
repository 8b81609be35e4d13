import type { TraitWords } from '#kitchen/reader/words/traits/trait-words.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * Birds, without the ostrich: its meat cooks like beef. A food known only by kind would have the hazard of other meat.
 */
export const poultryWords: readonly TraitWords[] = [
  {
    trait: 'poultry',
    on: ['poultry', 'meat', 'mince', 'cured-meat'],
    isMeat: true,
    words: {
      en: list('*chicken*, *turkey*, *poultry*, hen, hens, fowl, duck*, *goose*, geese, *quail*, pheasant*, partridge*, pigeon*, grouse'),
      es: list(
        `pollo*, pavipollo, pavo*, pavit*, pato, ave, aves, gallina*, gallo, ganso*, oca, codorniz, codornices, perdiz, perdices,
        faisán, pintada, pularda`,
      ),
      fr: list(
        `poulet*, poule, poules, poularde*, coq, coqs, chapon*, dinde*, dindonneau*, volaille*, canard*, pintade*, oie, oies,
        caille*, faisan*, perdrix`,
      ),
      de: list(
        `*hähnchen*, *huhn*, *hühn*, hendl*, *pute, *puten*, *truthahn*, *truthähn*, *geflügel*, ente, enten*, gans*, gänse*,
        wachtel*, fasan*, rebhuhn*`,
      ),
      ru: list(`кури*, куры, курой, курочк*, курят*, цыпл*, петуш*, индей*, индюш*, индюк*, индоут*, утин*, утк*, утят*, гусь, гуся, гусем,
        гусей, гусин*, птиц*, перепел*, цесар*`),
      ar: list('*دجاج*, ديك رومي*, *حبش*, بط, فراخ, فروج, إوز, دواجن, حمام, سمان'),
      ja: list('チキン, ターキー, 鶏, とり肉, 鳥肉, ささみ, 七面鳥, 鴨, ダック, うずら, がちょう'),
      zh: list('鸡, 鸭, 鹅, 鹌鹑, 鸽, 禽'),
    },
  },
]
