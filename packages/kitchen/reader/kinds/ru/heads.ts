import type { Head } from '#kitchen/reader/food/kind.ts'
import { flour } from '#kitchen/reader/kinds/head-facts.ts'
import { madeDishes } from '#kitchen/reader/kinds/ru/made-dishes.ts'
import { stemKeysOf } from '#kitchen/reader/kinds/ru/stems.ts'
import { list } from '#kitchen/word-list.ts'

/** Bases of gluten-free flour and flakes. */
const glutenFreeBases = stemKeysOf(
  'рисовый, рис, кукурузный, кукуруза, гречневый, гречка, гречишный, пшённый, пшено, просо, нутовый, нут, гороховый, горох, чечевичный, чечевица, фасолевый, фасоль, бобовый, маш, миндальный, миндаль, кокосовый, кокос, ореховый, фундучный, фундук, кедровый, льняной, лён, конопляный, кунжутный, кунжут, подсолнечный, тыквенный, амарантовый, амарант, киноа, теф, сорго, тапиоковый, тапиока, маниоковый, маниок, картофельный, картофель, батат, банановый, каштановый, черёмуховый, черёмуха, соевый, соя, арахисовый, безглютеновый, стеклянный, крахмальный, конжак, яблочный, морковный, кабачковый, виноградный',
)

/**
 * Bases of noodles, flatbreads and porridges without wheat. Carrot, pumpkin and sesame are left out, because wheat
 * dough contains them too.
 */
const otherGrains = stemKeysOf(
  'рисовый, рис, кукурузный, кукуруза, гречневый, гречка, гречишный, пшённый, пшено, просо, нутовый, нут, гороховый, горох, чечевичный, чечевица, фасолевый, фасоль, бобовый, маш, амарантовый, амарант, киноа, теф, сорго, тапиоковый, тапиока, маниоковый, маниок, батат, соевый, соя, безглютеновый, стеклянный, крахмальный, конжак',
)

/**
 * Bases of wheat-free bread. An added food does not replace the wheat (banana bread), but "made of buckwheat" does.
 */
const breadGrains = stemKeysOf('рисовый, рис, гречка, кукуруза, пшено, нут, чечевица, киноа, амарант, безглютеновый')

/** Bases of milk, yogurt, cream and cheese without animal milk. */
const milkFreeBases = stemKeysOf(
  'растительный, веганский, миндальный, миндаль, соевый, соя, кокосовый, кокос, овсяный, овёс, рисовый, рис, ореховый, кешью, фундучный, фундук, гречневый, конопляный, гороховый, маковый, кунжутный, фисташковый, макадамия, тофу, льняной, банановый, постный, арахисовый, арахис, фисташка, лён, конопля, горох, гречка, мак, кунжут',
)

/** Plants that the oil called масло is pressed from. */
const oilPlants = stemKeysOf(
  'подсолнечный, подсолнечник, оливковый, олива, растительный, кукурузный, соевый, соя, рапсовый, рапс, канола, льняной, лён, конопляный, кунжутный, кунжут, горчичный, горчица, тыквенный, тыква, кокосовый, кокос, пальмовый, пальмоядровый, арахисовый, арахис, ореховый, орех, миндальный, миндаль, кедровый, виноградный, косточек, кукуруза, хлопковый, сафлоровый, сафлор, рисовый, рис, рыжиковый, облепиховый, маковый, авокадо, эфирный, гидрогенизированный, фундук, фисташковый, макадамия, аргановый, какао, пальма, ядер, ядро, ши, карите, семян, семечек, зародыш, отруби, шиповник, тмин, расторопша, трюфельный, трюфель, чили, базиликовый, амарантовый, перилла, перилловый, камелия, чайный, бабассу, мурумуру, нерафинированный, жареный, фритюрный, веганский, постный',
)

/** Words that name the animal of the milk beside "сыр" or "молоко". */
const milkAnimals = stemKeysOf('козий, коза, овечий, овца, коровий, корова, буйволиный, буйвол, кобылий, верблюжий, яковый')

/** Bases of meatless sausages, burgers and mince. */
const meatlessBases = stemKeysOf(
  'соевый, соя, растительный, веганский, вегетарианский, постный, пшеничный, грибной, овощной, овощи, нутовый, нут, чечевичный, чечевица, фасолевый, фасоль, бобовый, гороховый, тофу, темпе, сейтан, морковный, свекольный, капустный, картофельный, кабачковый, гречневый, рисовый, кокосовый, баклажан, капуста, тыквенный, банановый, сейтановый, сейтан',
)

/**
 * Russian head nouns; modifiers stand before or after them. The first row that fits decides; contents that no row
 * names are unknown.
 */
export const headNouns: readonly Head[] = [
  ...madeDishes,
  {
    heads: list('сыр, сырок, брынза, сырный продукт'),
    class: 'hard-cheese',
    contains: ['dairy'],
    despite: milkAnimals,
    without: { allergen: 'dairy', when: milkFreeBases },
    diet: 'vegetarian',
    dietAtWorst: 'meat',
  },
  {
    heads: list('молоко, молочко, сгущёнка, сгущенное молоко'),
    class: 'milk',
    contains: ['dairy'],
    despite: milkAnimals,
    without: { allergen: 'dairy', when: milkFreeBases },
    diet: 'vegetarian',
  },
  {
    heads: list('сливки, сметана, творог, творожок, кефир, ряженка, простокваша, сыворотка, пахта'),
    class: 'cream',
    contains: ['dairy'],
    despite: milkAnimals,
    without: { allergen: 'dairy', when: milkFreeBases },
    diet: 'vegetarian',
  },
  {
    heads: list('йогурт'),
    class: 'yogurt',
    contains: ['dairy'],
    despite: milkAnimals,
    without: { allergen: 'dairy', when: milkFreeBases },
    diet: 'vegetarian',
  },
  {
    heads: list('мороженое, пломбир'),
    class: 'sweetener',
    contains: ['dairy'],
    despite: milkAnimals,
    without: { allergen: 'dairy', when: milkFreeBases },
    unknown: ['eggs', 'gluten', 'soybean', 'peanut'],
    diet: 'vegetarian',
  },
  {
    heads: list('масло'),
    class: 'oil',
    varies: ['peanut', 'soybean'],
    unknown: ['dairy'],
    despite: [...milkAnimals, ...stemKeysOf('косточек, косточка')],
    without: { allergen: 'dairy', when: oilPlants, classes: ['nut', 'seed', 'coconut'] },
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
  },
  {
    heads: list('маргарин, спред'),
    class: 'butter',
    mayContain: ['dairy'],
    unknown: ['soybean'],
    without: { allergen: 'dairy', when: stemKeysOf('растительный, веганский, постный, безмолочный') },
    diet: 'vegetarian',
  },
  {
    heads: list(
      'гриб, шампиньон, вешенка, трюфель, подберёзовик, подосиновик, опёнок, маслёнок, рыжик, груздь, сыроежка, моховик, лисичка, сморчок, шиитаке, боровик, чешуйчатка, аурикулярия, рядовка, волнушка',
    ),
    class: 'mushroom',
    contains: ['mushroom'],
    despite: stemKeysOf(
      'устричный, бараний, молочный, медовый, яичный, ореховый, перечный, печёночный, говяжий, телячий, крабовый, рыбный, куриный, чайный',
    ),
    diet: 'vegan',
  },
  { heads: list('мука'), ...flour(glutenFreeBases) },
  {
    heads: list('отруби, хлопья, крупа, зерно, зёрна, зародыши, клетчатка, крупка'),
    class: 'grain',
    mayContain: ['gluten'],
    without: {
      allergen: 'gluten',
      when: glutenFreeBases,
      classes: ['nut', 'seed', 'legume', 'rice', 'root', 'coconut', 'fruit', 'squash', 'vegetable', 'spice', 'herb'],
    },
    diet: 'vegan',
  },
  {
    heads: list('каша, хлебцы'),
    class: 'grain',
    mayContain: ['gluten'],
    without: { allergen: 'gluten', when: otherGrains },
    diet: 'vegan',
  },
  { heads: list('крахмал'), class: 'thickener', varies: ['gluten'], diet: 'vegan' },
  { heads: list('солод'), class: 'grain', contains: ['gluten'], diet: 'vegan' },
  {
    heads: list('лапша, вермишель, макароны, спагетти, пенне, фузилли'),
    class: 'noodle',
    mayContain: ['gluten'],
    unknown: ['eggs'],
    without: { allergen: 'gluten', when: otherGrains },
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
  },
  {
    heads: list('лепёшка, тортилья, лаваш'),
    class: 'wrap',
    mayContain: ['gluten'],
    without: { allergen: 'gluten', when: otherGrains },
    diet: 'vegan',
  },
  {
    heads: list(
      'хлеб, батон, булка, булочка, багет, тост, гренки, сухари, сухарики, крутоны, тесто, крекер, сушки, баранки, панировка, корж, закваска',
    ),
    class: 'bread',
    mayContain: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    without: { allergen: 'gluten', when: breadGrains },
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
  },
  {
    heads: list(
      'торт, кекс, маффин, капкейк, бисквит, пирожное, блины, блинчики, оладьи, оладушки, панкейк, эклер, чизкейк, брауни, сырники',
    ),
    class: 'bread',
    mayContain: ['gluten', 'dairy', 'eggs'],
    unknown: ['soybean', 'peanut'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
  },
  {
    heads: list('печенье, вафля, круассан, слойка'),
    class: 'bread',
    mayContain: ['gluten', 'dairy'],
    unknown: ['eggs', 'soybean', 'peanut'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
  },
  {
    heads: list('пряник, пончик, рулет'),
    class: 'bread',
    mayContain: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean', 'peanut'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
  },
  {
    heads: list(
      'колбаса, колбаски, сосиски, сардельки, котлета, котлеты, шницель, бургер, фрикадельки, тефтели, биточки, наггетсы, ветчина, бекон, стейк, фарш, шашлык, кебаб',
    ),
    class: 'meat',
    meatless: meatlessBases,
    unknown: ['gluten', 'eggs', 'dairy', 'soybean'],
    diet: 'meat',
  },
  { heads: list('мясо'), class: 'meat', meatless: meatlessBases, varies: ['shellfish'], diet: 'meat' },
  { heads: list('рыба'), class: 'fish', diet: 'pescatarian' },
  {
    heads: list('моллюск, креветка, краб, кальмар, мидия, устрица, улитка, рак, лангустин, гребешок'),
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
  },
  { heads: list('яйцо, яйца, желток'), class: 'egg', contains: ['eggs'], diet: 'vegetarian' },
  { heads: list('икра'), class: 'cured-fish', diet: 'pescatarian' },
  {
    heads: list('майонез'),
    class: 'sauce',
    contains: ['eggs'],
    unknown: ['dairy', 'soybean'],
    without: { allergen: 'eggs', when: stemKeysOf('веганский, растительный, постный, соевый') },
    diet: 'vegetarian',
  },
  { heads: list('шоколад'), class: 'chocolate', mayContain: ['dairy', 'soybean'], diet: 'vegan', dietAtWorst: 'vegetarian' },
  { heads: list('бульон, отвар, бульонный кубик, фюме'), class: 'stock', madeOf: true, otherwise: 'unknown', diet: 'meat' },
  {
    heads: list('смесь, крем, напиток, коктейль, паста, спред, чипсы, продукт, изделие, полуфабрикат, консервы, снеки'),
    class: 'sauce',
    madeOf: true,
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
  },
  {
    heads: list(
      'пюре, порошок, сок, концентрат, экстракт, протеин, белок, изолят, гидролизат, волокно, лецитин, нектар, мякоть, эссенция, ароматизатор, настой, сусло, эмульгатор, краситель, альбумин, жмых, шрот, жом, масса, скорлупа, основа, ультрафильтрат, пермеат, ретентат, ядро, стружка, крошка',
    ),
    class: 'sauce',
    madeOf: true,
    diet: 'vegan',
  },
  { heads: list('жир'), class: 'oil', madeOf: true, diet: 'vegan' },
  { heads: list('уксус'), class: 'acid', varies: ['gluten'], diet: 'vegan' },
  { heads: list('вино, пиво'), class: 'wine', diet: 'vegan' },
  { heads: list('сироп, сахар, варенье, джем, повидло, конфитюр, патока, мармелад'), class: 'sweetener', diet: 'vegan' },
  { heads: list('чай, кофе, лимонад, морс, компот, ликёр, настойка, водка, виски, ром, квас'), class: 'drink', diet: 'vegan' },
  { heads: list('салат листовой, ростки, побеги, зелень, листья, проростки'), class: 'leaf', diet: 'vegan' },
  { heads: list('семена, семя, семечки'), class: 'seed', diet: 'vegan' },
  { heads: list('орех, орехи, орешки'), class: 'nut', varies: true, diet: 'vegan' },
  { heads: list('специи, приправа, пряность, пряности, масала'), class: 'spice', varies: true, diet: 'vegan' },
  { heads: list('ягода, ягоды, смородина'), class: 'berry', diet: 'vegan' },
  { heads: list('фрукт, дыня, слива, яблоко, груша, виноград'), class: 'fruit', diet: 'vegan' },
  { heads: list('корень, редька, репа, редис, картофель, батат'), class: 'root', diet: 'vegan' },
  { heads: list('тыква, кабачок'), class: 'squash', diet: 'vegan' },
  { heads: list('капуста, лук'), class: 'vegetable', diet: 'vegan' },
  { heads: list('перец'), class: 'spice', diet: 'vegan' },
  { heads: list('фасоль, бобы, чечевица, горох'), class: 'legume', despite: stemKeysOf('крупа, зерно, хлопья'), diet: 'vegan' },
  { heads: list('водоросли'), class: 'seaweed', diet: 'vegan' },
  { heads: list('соль'), class: 'salt', diet: 'vegan' },
  { heads: list('камедь, целлюлоза, пектин, инулин, гумми'), class: 'thickener', diet: 'vegan' },
]
