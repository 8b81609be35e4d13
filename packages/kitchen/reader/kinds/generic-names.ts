import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { Language } from '#kitchen/options.ts'
import type { Kind, NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * A word for many foods ("fish"). The kitchen cooks it like one ingredient but never uses that ingredient's name,
 * because the cook's fish need not be cod.
 */
interface Generic {
  kind: Kind
  /** The ingredient it is cooked like in languages that mean another one. */
  likeIn?: Partial<Record<Language, IngredientId>>
  names: Partial<Record<Language, string>>
  /** The word in a recipe, and further words that a recipe may keep as typed. */
  written: Record<Language, string>
}

const fish: Generic = {
  kind: { class: 'fish', diet: 'pescatarian', like: 'cod' },
  names: {
    en: 'fish, fish fillet, fish filet, fishes, white fish, whitefish, white fish fillet, firm white fish, machhi',
    es: 'pescado, pescado blanco, filete de pescado, filetes de pescado, pescados, pescado fresco, filetes de pescado blanco',
    fr: 'poisson, poisson blanc, filet de poisson, filets de poisson, filet de poisson blanc, filets de poisson blanc, poissons, poisson frais',
    de: 'Fisch, Fischfilet, weißes Fischfilet, Fische, Fischfilets, Weißfisch, Weißfischfilet, Fischwürfel, festes Fischfilet, festfleischiges Fischfilet',
    ru: 'рыба, рыбы, рыбу, рыбка, филе рыбы, рыбное филе, рыбного филе, белая рыба, белой рыбы, белую рыбу, филе белой рыбы, свежая рыба, рыба филе, рыбой, филе рыбы белой, рыбку, рыба белая, рыба свежая, свежей рыбы',
    ar: 'سمك, سمكة, فيليه سمك, سمك فيليه, سمك أبيض, فيليه سمك أبيض, أسماك, شرائح سمك, حوت أبيض, سمك فيليه أبيض, حوت, سمك طازج, فيليه أبيض, سمك أبيض فيليه',
    ja: '魚, 白身魚, 魚の切り身, 切り身魚, 白身魚の切り身, 白身の魚, お魚',
    zh: '鱼, 鱼肉, 鱼片, 鱼柳, 白肉鱼',
  },
  written: {
    en: 'fish, fish fillet, fish fillets, white fish, white fish fillets',
    es: 'pescado',
    fr: 'poisson, poisson blanc, filet de poisson, filets de poisson',
    de: 'Fisch, Fischfilet, Fischfilets, Weißfisch',
    ru: 'рыба, белая рыба, филе рыбы, рыбное филе',
    ar: 'سمك, فيليه سمك',
    ja: '魚, 白身魚, 魚の切り身',
    zh: '鱼, 鱼片, 鱼柳',
  },
}

/** Meat of an unknown animal. */
const meat: Generic = {
  kind: { class: 'meat', diet: 'meat', like: 'beef' },
  names: {
    es: 'carne',
    fr: 'viande, viandes',
  },
  written: {
    en: 'meat',
    es: 'carne',
    fr: 'viande',
    de: 'Fleisch',
    ru: 'мясо',
    ar: 'لحم',
    ja: '肉',
    zh: '肉',
  },
}

/** Noodles of wheat or rice, with or without egg, so these are unknown. */
const noodles: Generic = {
  kind: { class: 'noodle', mayContain: ['gluten', 'eggs'], diet: 'vegan', dietAtWorst: 'vegetarian', like: 'egg-noodles' },
  likeIn: { ja: 'ramen-noodles', zh: 'ramen-noodles' },
  names: {
    en: 'noodle, chinese noodle, asian noodle, stir-fry noodle',
    es: 'noodles, noodle, fideo chino, fideos chinos, tallarín chino, tallarines chinos, fideos asiáticos, fideo para wok, fideos para wok, tallarines para saltear, fideos orientales, noodles chinos, pasta china',
    fr: 'nouilles, nouille, nouille chinoise, nouilles chinoises, noodles, nouilles asiatiques, nouilles pour wok, nouilles fraîches',
    de: 'Asianudeln, chinesische Nudeln, Wok-Nudeln, Woknudeln, Asia-Nudeln',
    ru: 'лапша, лапши, лапшу, лапшой, китайская лапша, лапша для вока, азиатская лапша, лапша вок',
    ar: 'نودلز, نودلز صينية, نودل, نودلس, نودلز آسيوية, نودلز صيني, شعيرية صينية, معكرونة صينية',
    ja: '麺, めん, 細麺, 太麺',
    zh: '面条, 鲜面条, 鲜面, 湿面, 细面, 切面',
  },
  written: {
    en: 'noodles, Chinese noodles, Asian noodles',
    es: 'fideos',
    fr: 'nouilles',
    de: 'Asia-Nudeln, Asianudeln, Wok-Nudeln, Woknudeln',
    ru: 'лапша',
    ar: 'نودلز',
    ja: '麺, 細麺, 太麺',
    zh: '面条, 细面',
  },
}

/** Stock of meat, fish or vegetables. */
const stock: Generic = {
  kind: { class: 'stock', mayContain: ['gluten'], diet: 'vegan', dietAtWorst: 'meat', like: 'vegetable-stock' },
  names: {
    en: 'stock, broth, bouillon',
    es: 'caldo, caldito, calditos, caldo concentrado',
    fr: 'bouillon, bouillons, fond, concentré de bouillon',
    de: 'Brühe, Bouillon, Fond, klare Suppe, klare Brühe',
    ru: 'бульон, бульона',
    ar: 'مرق, مرقة',
    ja: 'ブイヨン, スープストック, ブロス',
    zh: '高汤, 上汤, 清汤',
  },
  written: {
    en: 'stock, broth, bouillon',
    es: 'caldo',
    fr: 'bouillon',
    de: 'Brühe, Bouillon, Fond',
    ru: 'бульон',
    ar: 'مرق',
    ja: 'ブイヨン, スープストック',
    zh: '高汤, 上汤, 清汤',
  },
}

const generics = [fish, meat, noodles, stock]
const keyOf = (words: string) => words.trim().toLowerCase()

/** Words for stock cubes and powders without a food's name. */
const unnamedCubes = [
  'stock cube, bouillon cube, stock powder, bouillon powder, stock pot, instant broth',
  'cubito de caldo, cubitos de caldo, pastilla de caldo, pastillas de caldo, cubo de caldo, cubos de caldo, caldo en cubo, caldo en polvo',
  'cube de bouillon, cubes de bouillon, bouillon cube, bouillon en cube, bouillon en poudre, tablette de bouillon, tablettes de bouillon, cube maggi, bouillon maggi',
  'Brühwürfel, Suppenwürfel, gekörnte Brühe, Bouillonwürfel, Instantbrühe, Brühpulver, Bouillonpulver',
  'бульонный кубик, бульонного кубика, бульонные кубики, бульон из кубика, кубик бульонный, бульонный порошок, кубики бульонные',
  'مكعب مرق, مكعبات مرق, مكعب مرقة, مكعب ماجي, ماجي',
  'コンソメ, コンソメ顆粒, 固形コンソメ, 顆粒コンソメ, スープの素, 固形ブイヨン, コンソメキューブ, コンソメスープ',
  '浓汤宝, 高汤块, 濃湯寶',
]

/** The generic words of a language. */
export function genericNamesIn(language: Language): readonly NamedKind[] {
  return generics.flatMap(({ kind, likeIn, names }) => {
    const called = names[language]
    const like = likeIn?.[language] ?? kind.like
    return called === undefined ? [] : [{ ...kind, ...(like === undefined ? {} : { like }), names: list(called) } satisfies NamedKind]
  })
}

/** The meaning of each generic word in every language. English plurals need no entry. */
const meanings: ReadonlyMap<string, Generic> = new Map(
  generics.flatMap((generic) =>
    [...Object.values(generic.names), ...Object.values(generic.written), ...(generic === stock ? unnamedCubes : [])]
      .flatMap(list)
      .flatMap((name) => [keyOf(name), keyOf(`${name}s`)])
      .map((key) => [key, generic] as const),
  ),
)

const wholeWord = (name: string) => (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name) ? name : ` ${name} `)
const cubes = unnamedCubes.flatMap(list).map(keyOf).map(wholeWord)

/** A claim beside the word does not change it: "glutenfreie Brühwürfel". */
function meaningOf(words: string): Generic | undefined {
  const key = keyOf(words)
  const meant = meanings.get(key)
  if (meant !== undefined) return meant
  const within = ` ${key.replace(/s$/, '')} `
  return cubes.some((name) => within.includes(name)) ? stock : undefined
}

/**
 * The word for a generic food in this language's recipes, or the typed word if a recipe may keep it. Null for other
 * words.
 */
export function genericNameIn(words: string, language: Language): string | null {
  const meant = meaningOf(words)
  const [usual = null, ...others] = meant === undefined ? [] : list(meant.written[language])
  return others.find((name) => keyOf(name) === keyOf(words)) ?? usual
}

/** Are two words of any languages the same generic food: fish and рыба? */
export function areSameGeneric(one: string, other: string): boolean {
  const meant = meaningOf(one)
  return meant !== undefined && meant === meaningOf(other)
}
