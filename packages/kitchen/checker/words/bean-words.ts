import type { Phrases } from '#kitchen/checker/words/words.ts'
import type { Language } from '#kitchen/options.ts'
import { list } from '#kitchen/word-list.ts'

/** Words for dried beans and the water they boil in. */
interface BeanWords {
  /** Words that mark beans as neither cooked nor canned. */
  dried: Phrases
  /** Words for soaking without heat, which only dried beans need. */
  soaked: Phrases
  /** Words for boiling water or a hotter pan. */
  boiling: Phrases
  /** Words for heat below boiling, and for resting. */
  below: Phrases
  /** Words that begin the next action, as a comma does: "then". */
  next: Phrases
}

/**
 * Words about raw Phaseolus beans. Ten minutes of boiling destroy their poison; slow heat makes it stronger (FDA, Bad
 * Bug Book: phytohaemagglutinin).
 */
export const beanWordsIn: Record<Language, BeanWords> = {
  en: {
    dried: ['dried', 'uncooked', 'raw', '/(?<!pat |patted |pat them |thoroughly )\\bdry\\b/'],
    soaked: list('soak*, presoak*'),
    boiling: [
      "/(?<!hard[- ]|without |not |n't |never )\\bboil(?!ed eggs?)\\p{L}*(?! over)/",
      ...list('pressure cook*, pressure-cook*, instant pot'),
    ],
    below: list(
      'simmer*, gentl*, slow*, low, lower, medium-low, reduce*, turn down, turned down, barely, poach*, oven, bake*, baking, roast*, warm, soak*, stand, standing, rest, off the heat, cool, cooling',
    ),
    next: list('and, then, until'),
  },
  es: {
    dried: list('seco, seca, secos, secas, crudo, cruda, crudos, crudas'),
    soaked: list('remoj*'),
    boiling: list('hierv*, herv*, hirv*, ebullición, borboton*, borbotones, olla a presión, olla exprés, olla rápida'),
    below: list(
      'lento, lenta, fuego bajo, suave, fuego medio-bajo, suavemente, baja el fuego, bajar el fuego, baje el fuego, bajo, reduc*, reduzc*, chup chup, horno, hornear, hornea, remoj*, repos*, enfri*, fuera del fuego',
    ),
    next: list('y, e, luego, después, hasta'),
  },
  fr: {
    dried: list('sec, secs, sèche, sèches, séché*, cru, crus, crue, crues'),
    soaked: list('tremp*'),
    boiling: list(
      'bouillir, bouillez, bouillant*, bout, ébullition, gros bouillon*, grand bouillon*, gros bouillons, autocuiseur, cocotte-minute',
    ),
    below: list(
      'mijot*, frémi*, doux, petit feu, feu moyen-doux, petits bouillons, doucement, baiss*, rédui*, four, enfourn*, brais*, tremp*, repos*, refroid*, hors du feu',
    ),
    next: list('et, puis, ensuite, jusqu*'),
  },
  de: {
    dried: list('getrocknet*, trockene*, roh, rohe, roher, rohen, ungekocht*'),
    soaked: list('einweich*, eingeweicht*'),
    boiling: list(
      'sprudelnd*, wallend*, kochend*, kochen, koch, kocht, kochst, koche, aufkoch*, aufgekocht*, siedend*, Schnellkochtopf, Dampfkochtopf, Druckkochtopf',
    ),
    below: list(
      'köchel*, simmer*, schwach*, niedrig*, kleiner Hitze, kleiner Flamme, mild*, leise, sanft*, reduzier*, verringer*, herunterschalt*, Schongarer, Slow Cooker, Slowcooker, langsam, schmor*, Ofen, Backofen, back*, einweich*, ziehen, ruhen, stehen, quellen, abkühlen',
    ),
    next: list('und, dann, danach, anschließend, bis'),
  },
  ru: {
    dried: list('сух*, суш*, сыр*'),
    soaked: list('замоч*, замач*'),
    boiling: list('отвар*, кип*, вскип*, закип*, прокип*, бурно*, скороварк*'),
    below: list(
      'слаб*, ниже средн*, медленн*, медленноварк*, тих* огн*, небольш* огн*, маленьк* огн*, умеренн*, минимальн*, едва, чуть, уменьш*, убав*, туш*, томи*, духовк*, мультиварк*, запек*, замоч*, настоя*, остуд*, остыв*',
    ),
    next: list('и, затем, потом, до'),
  },
  ar: {
    dried: list('جاف, جافة, يابس, يابسة, مجفف*, ناشف*, نيئ, نيئة, ني, نية'),
    soaked: list('نقع, ننقع, انقع*, ينقع, تنقع, منقوع*, النقع'),
    boiling: list('نغلي, تغلي, يغلي, غلي, غليان, الغليان, مغلي*, غلا, نسلق, يسلق, تسلق, سلق, اسلق*, قدر الضغط, طنجرة الضغط'),
    below: list(
      'هادئ*, اقل, خفيف*, منخفض*, ببطء, بطيء*, نخفض, نخفف, خفض*, اخفض*, نهدئ, الفرن, فرن, تتسبك, يتسبك, نسبك, ننقع, نقع, منقوع*, يبرد, تبرد, دافئ*',
    ),
    next: list('ثم, حتى, إلى أن'),
  },
  ja: {
    dried: list('乾燥, 乾, 生の'),
    soaked: list('浸, 水で戻, 水につけ, 水に漬け, 吸水'),
    boiling: list('ゆで, 茹で, 沸騰, 沸か, 沸い, 熱湯, 煮立, 煮沸, ぐらぐら, 強火, 圧力鍋'),
    below: list(
      '弱火, 中弱火, とろ火, コトコト, ことこと, 弱め, 火を弱, 火を落, スロークッカー, 低温, オーブン, 煮込, 保温, 浸, 水につけ, 水に漬け, 吸水, 冷ま, 蒸ら',
    ),
    next: list('てから, その後'),
  },
  zh: {
    // 沥干 means drained and 豆干 is tofu; neither means dried beans.
    dried: ['/(?<![沥控擦吸晾豆])干(?!净)/', '生的'],
    soaked: list('浸泡, 泡发, 泡水, 水泡, 泡一夜, 泡过夜, 浸一夜'),
    boiling: list('煮沸, 沸, 烧开, 煮开, 滚, 大火, 猛火, 旺火, 高压锅, 压力锅'),
    below: list('小火, 中小火, 文火, 慢火, 微火, 慢炖, 慢煮, 电炖, 焖, 煨, 烤, 保温, 泡, 静置, 放凉'),
    next: list('然后, 再, 接着'),
  },
}
