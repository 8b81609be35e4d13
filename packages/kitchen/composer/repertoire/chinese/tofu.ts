import { type Dish, dish, g, ml } from '#kitchen/composer/repertoire/dish.ts'
import { at, scatter, serveWith } from '#kitchen/composer/repertoire/moves.ts'

const wok = at('wok')
const rice = at('saucepan')
const cup = at('small-bowl')

/** Chinese dishes of tofu. */
export const tofuDishes: readonly Dish[] = [
  dish({
    id: 'mapo-tofu',
    kitchens: { Chinese: 3 },
    meals: ['entrée'],
    slots: {
      tofu: { of: ['tofu', 'silken-tofu'], each: g(130), must: true },
      bean: { of: ['doubanjiang'], each: ml(8), must: true },
      mince: { of: ['ground-pork', 'ground-beef'], each: g(45), signature: true },
      numbing: { of: ['sichuan-pepper'], signature: true },
      black: { of: ['fermented-black-beans'], each: g(3) },
      garlic: { of: ['garlic'], signature: true },
      ginger: { of: ['ginger'], signature: true },
      soy: { of: ['soy-sauce', 'tamari'], each: ml(4) },
      sugar: { of: ['sugar'] },
      stock: { of: ['chicken-stock', 'vegetable-stock', 'water'], each: ml(60), must: true },
      starch: { of: ['cornstarch', 'potato-starch'], each: g(2), signature: true },
      water: { of: ['water'], each: ml(8) },
      oil: { of: ['vegetable-oil', 'peanut-oil', 'canola-oil', 'sunflower-oil'], each: ml(8), must: true },
      green: { of: ['scallion', 'chives', 'cilantro'], signature: true },
      grain: { of: ['rice', 'jasmine-rice', 'brown-rice'], each: g(60), signature: true },
      riceWater: { of: ['water'], each: ml(110) },
    },
    method: [
      rice.absorb(['grain'], { and: ['riceWater'], aside: true }),
      wok.heatFat(['oil'], { heat: 'medium-high' }),
      wok.brown(['mince'], { minutes: [3, 4], cue: 'browned' }),
      wok.bloom(['bean', 'black', 'garlic', 'ginger'], { minutes: [1, 2] }),
      wok.pourIn(['stock', 'soy', 'sugar'], { minutes: [2, 3] }),
      wok.simmer(['tofu'], { minutes: [4, 5], cue: 'heated', proves: ['mince'] }),
      cup.whisk(['starch'], { and: ['water'] }),
      wok.reduce([], { subject: 'mixture', minutes: [1, 2], onlyWith: 'starch' }),
      scatter(['numbing', 'green']),
      serveWith(['grain']),
    ],
    salt: 8,
    name: {
      en: 'Mapo Tofu',
      es: 'Tofu mapo',
      fr: 'Mapo tofu',
      de: 'Mapo-Tofu',
      ru: 'Мапо тофу',
      ar: 'توفو مابو',
      ja: '麻婆豆腐',
      zh: '麻婆豆腐',
    },
    ownName: '麻婆豆腐',
    headnote: {
      en: 'Soft tofu in a red, numbing and hot sauce, the pride of Chengdu since a pockmarked cook first sold it there.',
      es: 'Tofu tierno en una salsa roja, picante y que adormece la boca, orgullo de Chengdu.',
      fr: 'Du tofu tendre dans une sauce rouge, pimentée et engourdissante, la fierté de Chengdu.',
      de: 'Zarter Tofu in roter, betäubend scharfer Sauce, der Stolz von Chengdu.',
      ru: 'Нежный тофу в красном жгучем соусе, от которого слегка немеет язык: гордость Чэнду.',
      ar: 'توفو طري في صلصة حمراء حارة تخدّر اللسان، فخر مدينة تشنغدو.',
      ja: 'しびれと辛さの赤いたれに、やわらかい豆腐。成都の誇りです。',
      zh: '嫩豆腐浸在红亮麻辣的汁里，成都人的骄傲。',
    },
    tip: {
      en: 'Fry the bean paste until the oil turns red before anything wet goes in: raw, it tastes harsh.',
      es: 'Fríe la pasta de habas hasta que el aceite se ponga rojo antes de añadir líquido: cruda tiene un sabor áspero.',
      fr: 'Faites frire la pâte de fèves jusqu’à ce que l’huile rougisse avant tout liquide : crue, elle est âpre.',
      de: 'Die Bohnenpaste braten, bis das Öl rot wird, bevor etwas Nasses dazukommt: Roh schmeckt sie streng.',
      ru: 'Жарьте бобовую пасту, пока масло не покраснеет, и лишь потом лейте жидкость: сырая она резкая.',
      ar: 'اقلِ معجون الفول حتى يحمرّ الزيت قبل إضافة أي سائل؛ فطعمه نيئًا حادّ.',
      ja: '豆板醤は油が赤くなるまで炒めてから水分を加えます。生のままだと味がとがります。',
      zh: '豆瓣酱先炒出红油再加汤水：生的味道发冲。',
    },
  }),
]
