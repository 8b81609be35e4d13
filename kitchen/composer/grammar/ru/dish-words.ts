import type { DishName } from '#kitchen/composer/dish-names.ts'
import type { Item } from '#kitchen/composer/item.ts'

/** The words that a dish name is built from. */
export interface DishParts {
  /** The main foods as a phrase: "морковь и лук". */
  whole: string
  /** The main foods after "из": "из моркови и лука"; empty without main foods. */
  from: string
  /** The main foods and flavours after "с" in one series: "с морковью, луком"; `first` leads it. */
  by(first: Item | null): string
  /** The hollowed food ("помидоры") and its filling ("из говядины"), which is empty if nothing is named. */
  hollow: string
  stuffing: string
  /** The grain or pasta that the dish word contains. */
  base: Item | null
  baseName: string | null
}

/** A dish name, and whether the series after "с" already contains the flavours. */
export interface DishWords {
  text: string
  holdsFlavours: boolean
}

/** A dish "with" its foods: "суп с чем-то". */
const withThings =
  (name: string) =>
  ({ by }: DishParts): DishWords => ({ text: `${name} ${by(null)}`.trim(), holdsFlavours: true })

/** A dish "of" its foods: "соус из чего-то". */
const ofThings =
  (name: string) =>
  ({ from }: DishParts): DishWords => ({ text: `${name} ${from}`.trim(), holdsFlavours: false })

/** The foods and their technique: "лосось на сковороде". */
const things =
  (manner: string) =>
  ({ whole }: DishParts): DishWords => ({ text: `${whole} ${manner}`, holdsFlavours: false })

/** A grain or pasta with the foods: "спагетти с морковью"; `otherwise` if the dish has no base. */
const basedOn =
  (otherwise: string) =>
  ({ by, baseName }: DishParts): DishWords => ({ text: `${baseName ?? otherwise} ${by(null)}`.trim(), holdsFlavours: true })

/** The Russian words of every dish name. */
export const dishWords: Record<DishName, (parts: DishParts) => DishWords> = {
  'stir-fry': withThings('стир-фрай'),
  'pan-seared': things('на сковороде'),
  grilled: things('на гриле'),
  steamed: things('на пару'),
  braised: things('на медленном огне'),
  frittata: withThings('фриттата'),
  omelette: withThings('омлет'),
  tacos: withThings('тако'),
  toasts: withThings('тосты'),
  'crisp-rounds': ({ by, baseName }) => ({ text: `${baseName ?? 'лепёшки'} до хруста ${by(null)}`.trim(), holdsFlavours: true }),
  wraps: withThings('лепёшки'),
  flatbreads: withThings('лепёшки со сковороды'),
  'griddle-rounds': withThings('лепёшки на сковороде'),
  'plain-flatbreads': withThings('лепёшки со сковороды'),
  'plain-griddle-rounds': withThings('лепёшки на сковороде'),
  dumplings: ofThings('клёцки'),
  'flour-porridge': ofThings('каша'),
  crisps: ofThings('чипсы'),
  baked: things('в духовке'),
  'fried-rice': withThings('жареный рис'),
  stew: ofThings('рагу'),
  curry: withThings('карри'),
  pulao: withThings('пулао'),
  risotto: withThings('ризотто'),
  'one-pot-grain': basedOn('рис'),
  pasta: basedOn('паста'),
  bowl: withThings('боул'),
  'tray-roast': things('на противне'),
  gratin: ofThings('гратен'),
  quiche: withThings('киш'),
  tart: withThings('открытый пирог'),
  pizza: withThings('пицца'),
  patties: ofThings('котлеты'),
  skewers: ofThings('шашлычки'),
  'stuffed-vegetables': ({ hollow, stuffing }) => ({ text: `${hollow} с начинкой ${stuffing}`.trim(), holdsFlavours: false }),
  'stir-fried-noodles': ({ by, baseName }) => ({ text: `${baseName ?? 'лапша'} в воке ${by(null)}`, holdsFlavours: true }),
  salad: withThings('салат'),
  'warm-salad': withThings('тёплый салат'),
  parcels: things('в пергаменте'),
  hash: withThings('румяная сковородка'),
  'savoury-pancakes': withThings('несладкие оладьи'),
  soup: withThings('суп'),
  'smooth-soup': ofThings('суп-пюре'),
  'silky-soup': withThings('бархатистый суп'),
  congee: withThings('конджи'),
  'rice-porridge': withThings('рисовая каша'),
  'noodle-soup': ({ by, base }) => ({ text: `суп ${by(base)}`, holdsFlavours: true }),
  chowder: withThings('чаудер'),
  'legume-soup': withThings('густой суп'),
  'cold-soup': withThings('холодный суп'),
  'egg-drop-soup': withThings('яичный суп'),
  salsa: ofThings('сальса'),
  chutney: ofThings('чатни'),
  relish: ofThings('релиш'),
  dip: ofThings('дип'),
  dressing: withThings('заправка'),
  'pounded-sauce': ofThings('густой соус'),
  sauce: ofThings('соус'),
  'quick-pickle': things('быстрого маринования'),
  'flavoured-butter': withThings('сливочное масло'),
  'flavoured-spread': withThings('намазка'),
  'infused-oil': withThings('ароматное масло'),
  infusion: withThings('настой'),
  jam: ofThings('джем'),
  spread: ofThings('намазка'),
  sprinkle: withThings('посыпка'),
  syrup: ofThings('сладкая подливка'),
  'soft-paste': ofThings('нежная намазка'),
  'roasted-fruit': things('из духовки'),
  'poached-fruit': things('в сладком отваре'),
  compote: ofThings('густой компот'),
  'fruit-salad': withThings('фруктовый салат'),
  crumble: withThings('крамбл'),
  'rice-pudding': withThings('сладкий рис'),
  porridge: withThings('овсяная каша'),
  pancakes: withThings('оладьи'),
  pudding: ofThings('пудинг'),
  'chocolate-pots': ofThings('крем в стаканчиках'),
  custard: withThings('запечённый пудинг'),
  cups: withThings('десерт в стаканчиках'),
  candied: things('в сахарной корочке'),
  'sweet-toast': withThings('сладкие тосты'),
  'sweet-rounds': ({ by, baseName }) => ({ text: `${baseName ?? 'лепёшки'} на десерт ${by(null)}`.trim(), holdsFlavours: true }),
  cake: withThings('пирог'),
  clafoutis: withThings('клафути'),
  'fruit-tart': withThings('открытый пирог'),
  'frozen-fruit': ofThings('замороженный десерт'),
  granola: withThings('гранола'),
  'energy-balls': withThings('шарики'),
  'as-it-is': ({ whole }) => ({ text: whole, holdsFlavours: false }),
}

/** The technique, written after a comma. Dishes without an entry already contain it. */
export const waysOfMaking: Partial<Record<DishName, string>> = {
  'stir-fry': 'быстрая обжарка на сильном огне',
  'pan-seared': 'всё обжаривается на сковороде до румяной корочки',
  grilled: 'всё жарится на гриле до румяных краёв',
  steamed: 'всё готовится на пару',
  braised: 'всё томится в небольшом количестве жидкости',
  frittata: 'всё медленно доходит в одной сковороде',
  omelette: 'всё медленно доходит в одной сковороде',
  tacos: 'с пылу с жару, едят руками',
  toasts: 'с пылу с жару, едят руками',
  'crisp-rounds': 'до хруста, едят руками',
  custard: 'нежно запекается на водяной бане',
  wraps: 'с пылу с жару, едят руками',
  flatbreads: 'на тонких кружках теста со сковороды',
  'griddle-rounds': 'на тонких кружках теста со сковороды',
  'plain-flatbreads': 'тонкие кружки теста со сковороды',
  'plain-griddle-rounds': 'тонкие кружки теста со сковороды',
  dumplings: 'клёцки скатываются руками',
  'flour-porridge': 'всё заваривается до густоты',
  crisps: 'всё натирается и готовится до хруста',
  baked: 'всё запекается до золотистой корочки',
  'fried-rice': 'всё вместе в раскалённом воке',
  stew: 'всё томится на тихом огне в одной кастрюле',
  curry: 'всё томится в пряном соусе',
  pulao: 'всё готовится вместе в одной кастрюле',
  risotto: 'всё готовится вместе в одной кастрюле',
  'one-pot-grain': 'всё готовится вместе в одной кастрюле',
  pasta: 'всё смешивается прямо в сковороде',
  bowl: 'всё вместе в одной миске',
  'tray-roast': 'всё запекается на одном противне',
  gratin: 'всё запекается до пузырей под золотистой корочкой',
  quiche: 'нежная начинка запекается на хрустящем тесте',
  tart: 'всё запекается на хрустящем тесте',
  pizza: 'всё запекается на тонком тесте',
  'fruit-tart': 'всё запекается на хрустящем тесте',
  patties: 'котлеты лепятся руками и жарятся до хруста',
  skewers: 'всё жарится на шпажках до румяных краёв',
  'stuffed-vegetables': 'всё запекается в духовке с начинкой',
  'stir-fried-noodles': 'с лапшой в раскалённом воке',
  salad: 'всё смешивается в одной миске',
  'warm-salad': 'прямо со сковороды, с острой заправкой',
  parcels: 'всё запекается в закрытых свёртках в собственном пару',
  hash: 'всё жарится в одной сковороде до хруста снизу',
  'savoury-pancakes': 'в тонком тесте, с хрустящими краями',
  soup: 'в согревающем отваре',
  'smooth-soup': 'всё разваривается до мягкости и измельчается в пюре',
  'silky-soup': 'в густом бархатистом отваре',
  congee: 'всё долго варится до мягкости',
  'rice-porridge': 'всё долго варится до мягкости',
  'noodle-soup': 'в горячем отваре с лапшой',
  chowder: 'в густом нежном отваре',
  'legume-soup': 'всё варится до густоты',
  'cold-soup': 'однородный, подаётся холодным',
  'egg-drop-soup': 'в прозрачном отваре с тонкими яичными лентами',
}
