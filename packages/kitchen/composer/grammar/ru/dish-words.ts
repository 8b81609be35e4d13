import type { DishName } from '#kitchen/composer/dish-names.ts'
import type { Item } from '#kitchen/composer/item.ts'

/** The words that a dish name is built from. */
export interface DishParts {
  /** The main foods as a phrase: "морковь и лук". */
  whole: string
  /** The main foods after "из": "из моркови и лука"; empty without main foods. */
  from: string
  /** The main foods and flavours after "с" in one series: "с морковью, луком". `first` stands first in the series. */
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
const dishWith =
  (name: string) =>
  ({ by }: DishParts): DishWords => ({ text: `${name} ${by(null)}`.trim(), holdsFlavours: true })

/** A dish "of" its foods: "соус из чего-то". */
const dishOf =
  (name: string) =>
  ({ from }: DishParts): DishWords => ({ text: `${name} ${from}`.trim(), holdsFlavours: false })

/** The foods and their technique: "лосось на сковороде". */
const foodsAndTechnique =
  (manner: string) =>
  ({ whole }: DishParts): DishWords => ({ text: `${whole} ${manner}`, holdsFlavours: false })

/** A grain or pasta with the foods: "спагетти с морковью"; `otherwise` if the dish has no base. */
const basedOn =
  (otherwise: string) =>
  ({ by, baseName }: DishParts): DishWords => ({ text: `${baseName ?? otherwise} ${by(null)}`.trim(), holdsFlavours: true })

/** The Russian words of every dish name. */
export const dishWords: Record<DishName, (parts: DishParts) => DishWords> = {
  'stir-fry': dishWith('стир-фрай'),
  'pan-seared': foodsAndTechnique('на сковороде'),
  grilled: foodsAndTechnique('на гриле'),
  steamed: foodsAndTechnique('на пару'),
  braised: foodsAndTechnique('на медленном огне'),
  frittata: dishWith('фриттата'),
  omelette: dishWith('омлет'),
  tacos: dishWith('тако'),
  toasts: dishWith('тосты'),
  'crisp-rounds': ({ by, baseName }) => ({ text: `${baseName ?? 'лепёшки'} до хруста ${by(null)}`.trim(), holdsFlavours: true }),
  wraps: dishWith('лепёшки'),
  flatbreads: dishWith('лепёшки со сковороды'),
  'griddle-rounds': dishWith('лепёшки на сковороде'),
  'plain-flatbreads': dishWith('лепёшки со сковороды'),
  'plain-griddle-rounds': dishWith('лепёшки на сковороде'),
  dumplings: dishOf('клёцки'),
  'flour-porridge': dishOf('каша'),
  crisps: dishOf('чипсы'),
  baked: foodsAndTechnique('в духовке'),
  'fried-rice': dishWith('жареный рис'),
  stew: dishOf('рагу'),
  curry: dishWith('карри'),
  pulao: dishWith('пулао'),
  risotto: dishWith('ризотто'),
  'one-pot-grain': basedOn('рис'),
  pasta: basedOn('паста'),
  bowl: dishWith('боул'),
  'tray-roast': foodsAndTechnique('на противне'),
  gratin: dishOf('гратен'),
  quiche: dishWith('киш'),
  tart: dishWith('открытый пирог'),
  pizza: dishWith('пицца'),
  patties: dishOf('котлеты'),
  skewers: dishOf('шашлычки'),
  'stuffed-vegetables': ({ hollow, stuffing }) => ({ text: `${hollow} с начинкой ${stuffing}`.trim(), holdsFlavours: false }),
  'stir-fried-noodles': ({ by, baseName }) => ({ text: `${baseName ?? 'лапша'} в воке ${by(null)}`, holdsFlavours: true }),
  salad: dishWith('салат'),
  'warm-salad': dishWith('тёплый салат'),
  parcels: foodsAndTechnique('в пергаменте'),
  hash: dishWith('румяная сковородка'),
  'savoury-pancakes': dishWith('несладкие оладьи'),
  soup: dishWith('суп'),
  'smooth-soup': dishOf('суп-пюре'),
  'silky-soup': dishWith('бархатистый суп'),
  congee: dishWith('конджи'),
  'rice-porridge': dishWith('рисовая каша'),
  'noodle-soup': ({ by, base }) => ({ text: `суп ${by(base)}`, holdsFlavours: true }),
  chowder: dishWith('чаудер'),
  'legume-soup': dishWith('густой суп'),
  'cold-soup': dishWith('холодный суп'),
  'egg-drop-soup': dishWith('яичный суп'),
  salsa: dishOf('сальса'),
  chutney: dishOf('чатни'),
  relish: dishOf('релиш'),
  dip: dishOf('дип'),
  dressing: dishWith('заправка'),
  'pounded-sauce': dishOf('густой соус'),
  sauce: dishOf('соус'),
  'quick-pickle': foodsAndTechnique('быстрого маринования'),
  'flavoured-butter': dishWith('сливочное масло'),
  'flavoured-spread': dishWith('намазка'),
  'infused-oil': dishWith('ароматное масло'),
  infusion: dishWith('настой'),
  jam: dishOf('джем'),
  spread: dishOf('намазка'),
  sprinkle: dishWith('посыпка'),
  syrup: dishOf('сладкая подливка'),
  'soft-paste': dishOf('нежная намазка'),
  'roasted-fruit': foodsAndTechnique('из духовки'),
  'poached-fruit': foodsAndTechnique('в сладком отваре'),
  compote: dishOf('густой компот'),
  'fruit-salad': dishWith('фруктовый салат'),
  crumble: dishWith('крамбл'),
  'rice-pudding': dishWith('сладкий рис'),
  porridge: dishWith('овсяная каша'),
  pancakes: dishWith('оладьи'),
  pudding: dishOf('пудинг'),
  'chocolate-pots': dishOf('крем в стаканчиках'),
  custard: dishWith('запечённый пудинг'),
  cups: dishWith('десерт в стаканчиках'),
  candied: foodsAndTechnique('в сахарной корочке'),
  'sweet-toast': dishWith('сладкие тосты'),
  'sweet-rounds': ({ by, baseName }) => ({ text: `${baseName ?? 'лепёшки'} на десерт ${by(null)}`.trim(), holdsFlavours: true }),
  cake: dishWith('пирог'),
  clafoutis: dishWith('клафути'),
  'fruit-tart': dishWith('открытый пирог'),
  'frozen-fruit': dishOf('замороженный десерт'),
  granola: dishWith('гранола'),
  'energy-balls': dishWith('шарики'),
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
