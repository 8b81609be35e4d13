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
      en: list(`*chicken*, *turkey*, *poultry*, hen, hens, fowl, capon*, chook*, rooster*, cockerel*, poussin*, duck*, mallard*, *goose*, geese,
        *quail*, pheasant*, partridge*, pigeon*, squab*, snipe*, grouse`),
      es: list(
        `pollo*, pavipollo, pavo*, pavit*, guajolot*, pato, patos, ave, aves, gallina*, gallo, gallos, capón, capones, ganso*, oca,
        codorniz, codornices, perdiz, perdices, pichón, pichones, faisán, pintada, pularda, pechuga*, alita, alitas`,
      ),
      fr: list(
        `poulet*, poule, poules, poularde*, coq, coqs, coquelet*, chapon*, dinde*, dindonneau*, volaille*, canard*, pintade*, oie,
        oies, caille, cailles, cailleteau*, pigeon*, faisan*, perdrix`,
      ),
      de: list(
        `*hähnchen*, *huhn*, *hühn*, hendl*, *pute, *puten*, *truthahn*, *truthähn*, *geflügel*, broiler*, kapaun*, poulet*, poularde*, ente,
        enten*, gans*, gänse*, wachtel*, taube*, fasan*, rebhuhn*`,
      ),
      ru: list(`кури*, куры, курой, курочк*, курят*, цыпл*, петуш*, бройлер*, каплун*, крылышк*, окороч*, голуб*, индей*, индюш*, индюк*, индоут*, утин*, утк*, утят*, гусь, гуся, гусем,
        гусей, гусин*, птиц*, перепел*, цесар*`),
      ar: list('*دجاج*, ديك رومي*, *حبش*, بط, جوانح, فراخ, فروج, إوز, دواجن, حمام, سمان'),
      ja: list(
        'チキン, ターキー, 鶏, とり肉, 鳥肉, ささみ, 七面鳥, 若どり, 焼き鳥, 焼鳥, やきとり, 鳥もつ, 手羽, ブロイラー, 鴨, ダック, うずら, がちょう',
      ),
      zh: list('鸡, 鸭, 鹅, 鹌鹑, 鸽, 禽'),
    },
  },
]
