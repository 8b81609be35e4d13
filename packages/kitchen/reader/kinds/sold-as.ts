import type { Language } from '#kitchen/options.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

type Names = Partial<Record<Language, string>>

/** Shop names that are narrower than an ingredient: cooked like it, with doubts that the plain name does not have. */
const products: readonly { kind: Omit<NamedKind, 'names' | 'sharesDoubts'>; names: Names }[] = [
  {
    // May contain milk and soya, because sandwich loaves are often baked with milk.
    kind: { class: 'bread', contains: ['gluten'], unknown: ['dairy', 'soybean'], diet: 'vegan', dietAtWorst: 'vegetarian' },
    names: {
      en: 'sandwich bread, sliced bread, toast bread',
      es: 'pan de molde, pan de sándwich, pan bimbo, pan de caja, pan para tostadas',
      fr: 'pain de mie, tranche de pain de mie, tranches de pain de mie, mie de pain de mie, pain à sandwich, pain carré, pain toast, pain pour toasts, pain à toasts',
      de: 'Toastbrot, Toastbrotscheiben, Toastscheiben, Toasties, Sandwichbrot, Weggli',
      ru: 'тостовый хлеб, хлеб тостовый, тостового хлеба, хлеб для тостов, булка, булки, булку',
      ar: 'توست, خبز توست, عيش توست, باكيت توست, شرائح توست, شريحة توست, توست أبيض, عيش فينو, فينو, صامولي, خبز صامولي',
      ja: '食パン, 食パ, 食パンみみ, パン耳, パンみみ, パンの耳, 食パン耳, しょくぱん, 山型食パン, 山食パン, 角食パン, 薄切り食パン, 食パンの耳, 8枚切り食パン, 6枚切り食パン, 5枚切り食パン, 4枚切り食パン, サンドイッチ用パン, サンドイッチ用食パン, サンドイッチパン, イギリスパン',
      zh: '吐司, 土司, 吐司片, 方包, 切片面包, 面包片',
    },
  },
  {
    // Instant noodles with their seasoning.
    kind: {
      class: 'noodle',
      contains: ['gluten'],
      mayContain: ['soybean'],
      unknown: ['dairy', 'eggs', 'shellfish'],
      diet: 'vegan',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'instant noodle, instant noodles, instant ramen, 2-minute noodle, two-minute noodle, ramen packet, maggi noodle',
      es: 'fideos instantáneos, noodles instantáneos, fideos chinos instantáneos',
      fr: 'nouille instantanée, nouilles instantanées, nouilles chinoises instantanées',
      de: 'Instantnudeln, Instant-Nudeln, Instant-Ramen, Quick-Nudeln',
      ru: 'лапша быстрого приготовления, лапши быстрого приготовления, быстрая лапша, доширак, ролтон',
      ar: 'إندومي, اندوميه, اندومي نودلز, نودلز سريعة التحضير, نودلز فورية, نودلز سريعة, شعيرية سريعة التحضير, شعيرية سريعة',
      ja: 'インスタントラーメン, インスタント麺, 即席麺, 袋麺',
    },
  },
  {
    // May contain soya and gluten: sprouts of beans, soya or grain.
    kind: { class: 'vegetable', unknown: ['soybean', 'gluten'], diet: 'vegan', like: 'bean-sprouts' },
    names: {
      en: 'sprout, mixed sprouts, sprouted beans, sprouted seeds',
      es: 'brote, brotes, brotes variados, germinado, germinados, semillas germinadas',
      fr: 'germe, germes, graine germée, graines germées, pousse, pousses',
      de: 'Sprosse, Sprossen, Sprossenmischung, Keimling, Keimlinge',
      ru: 'росток, ростки, проросток, проростки, пророщенные зёрна',
      ar: 'براعم, براعم مشكلة, برعم',
      ja: 'スプラウト, ミックススプラウト, 発芽豆',
      zh: '芽菜, 芽苗菜, 芽苗',
    },
  },
  {
    // The contents beyond the meat are unknown, because it is sold with and without a sauce.
    kind: { class: 'meat', otherwise: 'unknown', diet: 'meat', like: 'pork-shoulder' },
    names: { en: 'pulled pork', es: 'pulled pork', fr: 'pulled pork', de: 'Pulled Pork' },
  },
  {
    // The name is a barbecue sauce, or lamb roasted in a pit.
    kind: { class: 'sauce', unknown: ['gluten', 'soybean'], diet: 'vegan', dietAtWorst: 'meat' },
    names: { es: 'barbacoa' },
  },
  {
    // The name is rice cakes, or the dish of them in a paste of soya, wheat and chilli with fish cakes.
    kind: { class: 'rice', otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat', like: 'rice-cakes' },
    names: {
      es: 'tteokbokki',
      de: 'Tteokbokki',
      ru: 'токпокки, ттокпокки',
      ar: 'تيوكبوكي',
      ja: 'トッポギ, トッポッキ',
      zh: '炒年糕, 辣炒年糕',
    },
  },
  {
    // May contain milk, because the dough is rolled out with lard or milk.
    kind: { class: 'wrap', contains: ['gluten'], unknown: ['dairy'], diet: 'vegan', dietAtWorst: 'meat', like: 'flour-tortilla' },
    names: { de: 'Piadina, Piadine' },
  },
  {
    // The French name "daim" is a deer or a chocolate bar, so milk, gluten and soya are unknown.
    kind: { class: 'meat', unknown: ['dairy', 'gluten', 'soybean'], diet: 'meat', like: 'venison' },
    names: { fr: 'daim' },
  },
  {
    // May contain milk: caramel is burnt sugar, plain or boiled with cream.
    kind: { class: 'sweetener', unknown: ['dairy', 'gluten', 'soybean'], diet: 'vegan', dietAtWorst: 'vegetarian' },
    names: { es: 'caramel' },
  },
  {
    // May contain gluten: pressed tofu, plain or simmered in soy sauce and spices.
    kind: { class: 'plant-protein', contains: ['soybean'], unknown: ['gluten'], diet: 'vegan', like: 'tofu' },
    names: { zh: '豆干, 豆腐干' },
  },
  {
    // May contain gluten, because the grass leaves may contain grains.
    kind: { class: 'vegetable', unknown: ['gluten'], diet: 'vegan' },
    names: { ja: '大麦若葉, 大麦若葉粉末', zh: '大麦若叶, 大麦苗' },
  },
  {
    // May contain milk: maize crisps seasoned with salt or cheese.
    kind: { class: 'wrap', unknown: ['dairy'], diet: 'vegan', dietAtWorst: 'vegetarian' },
    names: {
      en: 'nacho, nachos, nacho chip, nacho chips',
      es: 'nacho, nachos',
      fr: 'nacho, nachos',
      de: 'Nacho, Nachos, Nacho-Chips, Nachochips, Taco-Chips',
      ru: 'начос, чипсов начос, начо',
      ar: 'ناتشوز, ناتشو, ناشوز, دوريتوس, شيبس ناتشوز',
      ja: 'ナチョス, ナチョスチップス, ナチョチップス',
      zh: '纳乔斯玉米片',
    },
  },
  {
    // May contain egg, because the cheese is preserved with lysozyme from eggs.
    kind: { class: 'hard-cheese', contains: ['dairy'], unknown: ['eggs'], diet: 'vegetarian', dietAtWorst: 'meat' },
    names: {
      en: 'grana padano',
      es: 'grana padano, queso grana padano',
      fr: 'grana padano',
      de: 'Grana Padano',
      ru: 'грана падано, сыр грана падано',
      ar: 'غرانا بادانو, جرانا بادانو',
      ja: 'グラナパダーノ',
    },
  },
  {
    // May contain milk, because the powder is often dried with casein.
    kind: { class: 'coconut', unknown: ['dairy'], diet: 'vegan', dietAtWorst: 'vegetarian' },
    names: {
      en: 'coconut milk powder',
      es: 'leche de coco en polvo',
      ar: 'بودرة حليب جوز الهند',
      ja: 'ココナッツミルクパウダー',
    },
  },
  {
    // May contain gluten, because English mustard is often bound with wheat flour.
    kind: { class: 'sauce', unknown: ['gluten'], diet: 'vegan' },
    names: { en: 'english mustard', es: 'mostaza inglesa', fr: 'moutarde anglaise', de: 'englischer Senf' },
  },
  {
    // Horseradish sauce. May contain cream.
    kind: { class: 'sauce', unknown: ['dairy'], diet: 'vegan', dietAtWorst: 'vegetarian' },
    names: {
      es: 'salsa de rábano picante',
      fr: 'sauce raifort, sauce au raifort',
      de: 'Tafelmeerrettich',
      ar: 'صلصة الفجل الحار',
    },
  },
  {
    // Horseradish in cream.
    kind: { class: 'sauce', contains: ['dairy'], diet: 'vegetarian' },
    names: { fr: 'crème de raifort', de: 'Sahnemeerrettich' },
  },
  {
    // Mustard with honey.
    kind: { class: 'sauce', diet: 'vegetarian' },
    names: {
      en: 'honey mustard',
      es: 'mostaza y miel',
      fr: 'moutarde au miel',
      ru: 'медовая горчица',
      ar: 'خردل بالعسل',
      ja: 'ハニーマスタード',
    },
  },
  {
    // May contain milk, gluten and soya: sliced meats of unknown kind.
    kind: { class: 'cured-meat', unknown: ['dairy', 'gluten', 'soybean'], diet: 'meat' },
    names: { en: 'lunch meat, lunch meats, cold cut, cold cuts', es: 'fiambre' },
  },
  {
    // May contain egg: meatless mince, sometimes bound with egg white.
    kind: {
      class: 'plant-protein',
      mayContain: ['gluten', 'soybean'],
      unknown: ['eggs'],
      diet: 'vegan',
      dietAtWorst: 'vegetarian',
    },
    names: { en: 'veggie mince, meatless ground', de: 'Veggie-Hack', ru: 'вегетарианский фарш' },
  },
  {
    // May contain milk: drinking chocolate, often with milk powder.
    kind: { class: 'chocolate', unknown: ['dairy'], diet: 'vegan', dietAtWorst: 'vegetarian' },
    names: { ja: 'ココア' },
  },
  {
    // May contain gluten: plain vinegar is brewed from wheat or rice.
    kind: { class: 'acid', unknown: ['gluten'], diet: 'vegan' },
    names: { ja: '酢, お酢, 合わせ酢, 調味酢', zh: '醋' },
  },
  {
    // Likely contains gluten and egg: spreads of roe with bread, or of bound fish.
    kind: { class: 'cured-fish', mayContain: ['gluten', 'eggs'], otherwise: 'unknown', diet: 'pescatarian' },
    names: {
      en: 'tarama',
      es: 'tarama',
      fr: 'tarama',
      de: 'Tarama, Fischpaste',
      ru: 'тарама',
      ar: 'تاراما, تاراموسالاتا',
      ja: 'タラマ, タラマサラータ',
    },
  },
  {
    // Likely contains milk: spreads of salt cod with milk, or of fish with soft cheese.
    kind: { class: 'cured-fish', mayContain: ['dairy'], unknown: ['gluten', 'eggs', 'soybean'], diet: 'pescatarian' },
    names: {
      en: 'brandade, salt cod brandade, tuna rillettes, salmon rillettes, mackerel rillettes',
      es: 'brandada, brandada de bacalao, rillettes de atún, rillettes de salmón',
      fr: 'brandade, brandade de morue, brandade de nîmes, rillettes de thon, rillettes de saumon, rillettes de maquereau, rillettes de sardine, rillettes de sardines, rillettes de poisson',
      de: 'Brandade, Lachsrillettes, Thunfischrillettes',
      ru: 'брандада, риет из тунца, риет из лосося',
      ar: 'برانداد',
      ja: 'ブランダード',
    },
  },
  {
    // May contain gluten: cheese mixed with butter, beer or anchovy.
    kind: { class: 'soft-cheese', contains: ['dairy'], unknown: ['gluten'], diet: 'vegetarian', dietAtWorst: 'pescatarian' },
    names: {
      en: 'liptauer, obatzda',
      es: 'liptauer, obatzda',
      fr: 'liptauer, obatzda',
      de: 'Liptauer, Obatzda, Obatzter',
      ru: 'липтауэр, обацда',
      ja: 'リプタウアー, オバツダ',
    },
  },
  {
    // Likely contains gluten: nut or garlic sauces thickened with bread.
    kind: { class: 'sauce', mayContain: ['gluten'], unknown: ['peanut', 'dairy', 'eggs'], diet: 'vegan', dietAtWorst: 'vegetarian' },
    names: {
      en: 'skordalia, muhammara, romesco, romesco sauce',
      es: 'skordalia, muhammara, romesco de tomate',
      fr: 'skordalia, muhammara, romesco, sauce romesco',
      de: 'Skordalia, Muhammara, Romesco, Romescosauce, Romescosoße',
      ru: 'скордалия, мухаммара, ромеско, соус ромеско',
      ar: 'سكورداليا, محمرة, روميسكو, صلصة روميسكو',
      ja: 'スコルダリア, ムハンマラ, ロメスコ, ロメスコソース',
    },
  },
  {
    // May contain milk and egg: roasted aubergine with tahini, often with yogurt or mayonnaise.
    kind: { class: 'sauce', unknown: ['dairy', 'eggs'], diet: 'vegan', dietAtWorst: 'vegetarian' },
    names: { en: 'baba ganoush, baba ghanoush, baba ganouj' },
  },
  {
    // Meat pounded with bulgur.
    kind: { class: 'mince', contains: ['gluten'], otherwise: 'unknown', diet: 'meat' },
    names: {
      en: 'kibbeh, kibbe, kibe',
      es: 'kibbeh, kibbe, kibe, quibe',
      fr: 'kebbé, kibbeh, kibbé',
      de: 'Kibbeh, Kibbe',
      ru: 'киббе, киббех',
      ja: 'キッベ, キッバ',
    },
  },
]

/** Names of an ingredient that shops also use for a richer product, in one language. */
export function shopNamesIn(language: Language): readonly NamedKind[] {
  return products.flatMap(({ kind, names }) => {
    const called = names[language]
    return called === undefined ? [] : [{ ...kind, sharesDoubts: true, names: list(called) } satisfies NamedKind]
  })
}
