import { type Dish, dish, g, ml, pieces } from '#kitchen/composer/repertoire/dish.ts'
import { at, scatter } from '#kitchen/composer/repertoire/moves.ts'

const wok = at('wok')
const bowl = at('bowl')

/** Chinese dishes of rice. */
export const riceDishes: readonly Dish[] = [
  dish({
    id: 'yangzhou-fried-rice',
    kitchens: { Chinese: 3 },
    meals: ['entrée'],
    slots: {
      grain: { of: ['cooked-rice'], each: g(112), must: true },
      egg: { of: ['egg'], each: pieces(1.5), must: true },
      meat: { of: ['ham', 'shrimp'], each: g(40), signature: true },
      vegetable: { of: ['peas', 'carrot', 'corn'], each: g(25), signature: true },
      green: { of: ['scallion'], signature: true },
      soy: { of: ['soy-sauce', 'tamari'], each: ml(3) },
      mill: { of: ['white-pepper'] },
      oil: { of: ['vegetable-oil', 'peanut-oil', 'canola-oil', 'sunflower-oil'], each: ml(10), must: true },
      salt: { of: ['salt'] },
    },
    method: [
      bowl.whisk(['egg']),
      wok.heatFat(['oil'], { heat: 'high' }),
      wok.fry(['egg'], { heat: 'medium-high', minutes: [1, 2], cue: 'set' }),
      wok.liftOut(['egg']),
      wok.stirFry(['meat', 'vegetable'], { minutes: [4, 5] }),
      wok.stirFry(['grain'], { minutes: [4, 5], cue: 'heated' }),
      wok.putBack(['egg']),
      wok.season(['soy', 'salt', 'mill']),
      scatter(['green']),
    ],
    salt: 6,
    name: {
      en: 'Yangzhou Fried Rice',
      es: 'Arroz frito de Yangzhou',
      fr: 'Riz sauté de Yangzhou',
      de: 'Gebratener Reis aus Yangzhou',
      ru: 'Жареный рис по-янчжоуски',
      ar: 'أرز يانغتشو المقلي',
      ja: '揚州炒飯',
      zh: '扬州炒饭',
    },
    headnote: {
      en: 'Every grain apart, every grain with a little egg: the fried rice by which all others are measured.',
      es: 'Cada grano suelto y con un poco de huevo: el arroz frito con el que se miden los demás.',
      fr: 'Chaque grain détaché, chaque grain avec un peu d’œuf : le riz sauté auquel on compare tous les autres.',
      de: 'Jedes Korn für sich, an jedem ein wenig Ei: der gebratene Reis, an dem man alle anderen misst.',
      ru: 'Каждое зёрнышко отдельно и каждое с яйцом: жареный рис, по которому судят все остальные.',
      ar: 'كل حبة منفصلة وعلى كل حبة شيء من البيض: الأرز المقلي الذي يقاس به سواه.',
      ja: '米はぱらりと、どの粒にも卵がからむ。炒飯のお手本です。',
      zh: '粒粒分明、蛋香均匀，炒饭里的标杆。',
    },
    tip: {
      en: 'Use cold rice and break up the lumps with your hands first: warm rice turns to paste.',
      es: 'Usa arroz frío y deshaz antes los grumos con las manos: caliente se apelmaza.',
      fr: 'Prenez du riz froid et défaites d’abord les amas à la main : chaud, il colle.',
      de: 'Kalten Reis nehmen und Klumpen vorher mit den Händen lösen: Warmer wird pappig.',
      ru: 'Берите холодный рис и заранее разомните комки руками: тёплый слипнется.',
      ar: 'استعمل أرزًا باردًا وفكّك كتله بيديك أولًا؛ فالدافئ يتعجّن.',
      ja: '冷やご飯を使い、先に手でほぐします。温かいとべたつきます。',
      zh: '用冷饭，先用手抓散，热饭容易粘成团。',
    },
  }),
]
