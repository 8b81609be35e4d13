import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { Language } from '#kitchen/options.ts'
import { list } from '#kitchen/word-list.ts'

/** What a food is by a word of its name, as a picture shows it: a class, a sausage or a cheese of any class. */
export type HeadWord =
  | Extract<
      IngredientClass,
      | 'noodle'
      | 'sauce'
      | 'stock'
      | 'bread'
      | 'fish'
      | 'shellfish'
      | 'mushroom'
      | 'legume'
      | 'nut'
      | 'berry'
      | 'poultry'
      | 'meat'
      | 'pasta'
      | 'rice'
      | 'leaf'
    >
  | 'sausage'
  | 'cheese'

interface HeadWords {
  head: HeadWord
  /** The word stands at the end of the name. */
  stands?: 'last'
  words: Partial<Record<Language, readonly string[]>>
}

/** The first row that has a word of the name decides. A star is an open end, as in reader/text/word-parts.ts. */
export const headWords: readonly HeadWords[] = [
  {
    head: 'noodle',
    words: {
      en: list('*noodle*'),
      es: list('*fideo*'),
      fr: list('*nouille*'),
      de: list('*nudel*'),
      ru: list('*лапш*'),
      ar: list('*نودل*, *شعيري*'),
      ja: list('麺, そば, うどん'),
      zh: list('面条'),
    },
  },
  { head: 'noodle', stands: 'last', words: { zh: list('粉, 面') } },
  {
    head: 'sausage',
    words: {
      en: list('*sausage*'),
      es: list('*salchich*, *longaniza*'),
      fr: list('*sauciss*'),
      de: list('*wurst*, *würstchen*'),
      ru: list('*колбас*, *сосиск*'),
      ar: list('*نقانق*, *سجق*'),
      ja: list('ソーセージ'),
      zh: list('香肠'),
    },
  },
  {
    head: 'sauce',
    words: {
      en: list('*sauce*'),
      es: list('salsa*'),
      de: list('*soße, *sosse'),
      ru: list('*соус*'),
      ar: list('*صلصة*'),
      ja: list('ソース'),
    },
  },
  { head: 'sauce', stands: 'last', words: { ja: list('たれ'), zh: list('酱, 汁') } },
  {
    head: 'stock',
    words: {
      en: list('*broth*, *stock'),
      es: list('*caldo*'),
      fr: list('*bouillon*'),
      de: list('*brühe*'),
      ru: list('*бульон*'),
      ar: list('*مرق*'),
      ja: list('だし, 出汁'),
      zh: list('高汤'),
    },
  },
  {
    head: 'bread',
    words: {
      en: list('*bread*, bun*, roll*'),
      es: list('pan'),
      fr: list('pain'),
      de: list('*brot*, *brötchen*'),
      ru: list('*хлеб*, *булоч*'),
      ar: list('*خبز*'),
      ja: list('パン'),
      zh: list('面包, 饼, 饅, 馒'),
    },
  },
  {
    head: 'cheese',
    words: {
      en: list('*cheese*'),
      es: list('*queso*'),
      fr: list('*fromage*'),
      de: list('*käse*'),
      ru: list('сыр, сыра, сыры'),
      ar: list('*جبن*'),
      ja: list('チーズ'),
      zh: list('奶酪, 芝士'),
    },
  },
  {
    head: 'fish',
    words: {
      en: list('*fish*, *fillet*, *filet*'),
      es: list('*pescad*'),
      fr: list('*poisson*, *truite*'),
      de: list('*fisch*, *forelle*, *barsch*'),
      ru: list('*рыб*, *форел*'),
      ar: list('*سمك*'),
      ja: list('魚'),
      zh: list('鱼'),
    },
  },
  {
    head: 'shellfish',
    words: {
      en: list('*shrimp*, *prawn*'),
      es: list('*gamba*, *camarón*, *camaron*'),
      fr: list('*crevette*'),
      de: list('*garnele*, *krabbe*'),
      ru: list('*креветк*'),
      ar: list('*روبيان*, *جمبري*'),
      ja: list('えび, 海老'),
      zh: list('虾'),
    },
  },
  {
    head: 'mushroom',
    words: {
      en: list('*mushroom*'),
      es: list('seta, setas, *hongo*'),
      fr: list('*champignon*'),
      de: list('*pilz*'),
      ru: list('*гриб*'),
      ar: list('*فطر*'),
      ja: list('きのこ, 茸'),
      zh: list('菇'),
    },
  },
  {
    head: 'legume',
    words: {
      en: list('*bean*'),
      es: list('*frijol*, *alubia*, *judía*'),
      fr: list('*haricot*'),
      de: list('*bohne*'),
      ru: list('*фасол*, боб, бобы, бобов'),
      ar: list('*فاصوليا*, *فول*'),
      zh: list('豆'),
    },
  },
  {
    head: 'nut',
    words: {
      en: list('nut, nuts'),
      es: list('nuez*, *nueces*'),
      fr: list('noix*'),
      de: list('*nüsse*, *nuss'),
      ru: list('*орех*'),
      ar: list('*مكسرات*'),
      ja: list('ナッツ'),
      zh: list('坚果'),
    },
  },
  {
    head: 'berry',
    words: {
      en: list('*berry*, *berries*'),
      es: list('baya*'),
      fr: list('baie*'),
      de: list('*beere*'),
      ru: list('*ягод*'),
      ar: list('*توت*'),
      ja: list('ベリー'),
      zh: list('莓'),
    },
  },
  {
    head: 'poultry',
    words: {
      en: list('*chicken*'),
      es: list('*pollo*'),
      fr: list('*poulet*'),
      de: list('*hähnchen*, *huhn*'),
      ru: list('*куриц*, *курин*'),
      ar: list('*دجاج*'),
      ja: list('鶏, チキン'),
      zh: list('鸡'),
    },
  },
  {
    head: 'meat',
    words: {
      en: list('*meat*, *steak*'),
      es: list('carne*'),
      fr: list('*viande*'),
      de: list('*fleisch*, *braten*'),
      ru: list('мясо, мяса'),
      ar: list('*لحم*'),
      zh: list('肉'),
    },
  },
  {
    head: 'pasta',
    words: {
      en: list('*pasta*'),
      fr: list('*pâtes*'),
      de: list('*teigwaren*'),
      ru: list('*макарон*'),
      ar: list('*معكرونة*'),
      ja: list('パスタ'),
      zh: list('意面'),
    },
  },
  {
    head: 'rice',
    words: {
      en: list('rice*'),
      es: list('*arroz*'),
      fr: list('riz'),
      de: list('*reis'),
      ru: list('рис, риса'),
      ar: list('*أرز*'),
      ja: list('ご飯'),
      zh: list('米'),
    },
  },
  {
    head: 'leaf',
    words: {
      en: list('*lettuce*, *salad*'),
      es: list('*lechuga*'),
      fr: list('*laitue*'),
      de: list('*salat*'),
      ru: list('*салат*'),
      ar: list('*خس*'),
      ja: list('レタス'),
    },
  },
  { head: 'leaf', stands: 'last', words: { zh: list('菜') } },
]
