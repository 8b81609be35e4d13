import { dishWords } from '#kitchen/composer/grammar/ru/dishes.ts'
import { joined, titled, withPreposition } from '#kitchen/composer/grammar/ru/names.ts'
import { kitchenWords, surpriseWords } from '#kitchen/composer/grammar/ru/words.ts'
import { type DishName, type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { isStarchy } from '#kitchen/composer/table.ts'

/** How it is made, after a comma. What is missing says what kind of thing it is. */
const manners: Partial<Record<DishName, string>> = {
  'stir-fry': 'быстрая обжарка на сильном огне',
  'pan-seared': 'румяная корочка и всё, что осталось на сковороде',
  frittata: 'медленно доходит в одной сковороде',
  omelette: 'медленно доходит в одной сковороде',
  tacos: 'с пылу с жару, едят руками',
  toasts: 'с пылу с жару, едят руками',
  wraps: 'с пылу с жару, едят руками',
  flatbreads: 'на тонких кружках теста со сковороды',
  'griddle-rounds': 'на тонких кружках теста со сковороды',
  'plain-flatbreads': 'тонкие кружки теста со сковороды',
  'plain-griddle-rounds': 'тонкие кружки теста со сковороды',
  'fried-rice': 'всё вместе в раскалённом воке',
  stew: 'томится на тихом огне в одной кастрюле',
  curry: 'томится в пряном соусе',
  pulao: 'готовится вместе в одной кастрюле',
  risotto: 'готовится вместе в одной кастрюле',
  'one-pot-grain': 'готовится вместе в одной кастрюле',
  pasta: 'смешивается прямо в сковороде',
  bowl: 'всё вместе в одной миске',
  'tray-roast': 'запекается на одном противне',
  gratin: 'запекается до пузырей под золотистой корочкой',
  patties: 'лепится руками и жарится до хруста',
  skewers: 'жарится на шпажках до румяных краёв',
  'stuffed-vegetables': 'с начинкой, из духовки',
  'stir-fried-noodles': 'с лапшой в раскалённом воке',
  'warm-salad': 'прямо со сковороды, с острой заправкой',
  parcels: 'запекается в закрытых свёртках в собственном пару',
  hash: 'жарится в одной сковороде до хруста снизу',
  'savoury-pancakes': 'в тонком тесте, с хрустящими краями',
  soup: 'в согревающем отваре',
  'smooth-soup': 'разваривается до мягкости и взбивается до гладкости',
  'silky-soup': 'в густом бархатистом отваре',
  congee: 'долго варится до мягкости',
  'rice-porridge': 'долго варится до мягкости',
  'noodle-soup': 'в горячем отваре с лапшой',
  chowder: 'густо и нежно',
  'legume-soup': 'варится до густоты',
  'cold-soup': 'без варки, подаётся холодным',
  'egg-drop-soup': 'в прозрачном отваре с тонкими яичными лентами',
}

/** Names of dishes that hold their flavours in one row with the main things: "суп с морковью и имбирём". */
function dishIn({ dish, mains, base }: Headline, flavours: readonly Item[]): string {
  const of = (items: readonly Item[], inCase: 'nominative' | 'genitive' | 'instrumental') =>
    joined(items.map((item) => titled(item, inCase)))
  const words = dishWords[dish]({
    whole: of(mains, 'nominative'),
    from: mains.length === 0 ? '' : `из ${of(mains, 'genitive')}`,
    by: (first) => withPreposition(of(first === null ? [...mains, ...flavours] : [first, ...mains, ...flavours], 'instrumental')),
    base,
    baseName: base === null ? null : titled(base, 'nominative'),
  })
  if (words.holdsFlavours || flavours.length === 0) return words.text
  // "с начинкой" goes on as a row: no second "с".
  if (/ со? [а-яё]+$/.test(words.text)) return `${words.text}${flavours.length > 1 ? ', ' : ' и '}${of(flavours, 'instrumental')}`
  return `${words.text} ${withPreposition(of(flavours, 'instrumental'))}`
}

/** The title: main things, the way they are cooked, and one thing that gives the flavour. Everything it names is on the list. */
export function writeTitle(plan: Plan): string {
  const headline = headlineOf(plan)
  const plain = dishIn(headline, [])
  const flavours = headline.accents.filter((item) => !plain.includes(titled(item, 'instrumental'))).slice(0, 2)
  const { manner, turn, style } = headline.idea === null ? kitchenWords[headline.kitchen.method] : surpriseWords
  const first = flavours.length === 0 ? `${plain} ${manner}` : dishIn(headline, flavours)
  const patterns = [
    headline.speaksForItself || flavours.length === 0 ? first : `${first} ${manner}`,
    flavours.length === 0 ? `${plain} ${turn}` : `${plain} ${manner}`,
    flavours.length > 1 ? dishIn(headline, flavours.slice(0, 1)) : flavours.length === 1 ? `${plain} ${turn}` : `${plain} ${style}`,
  ]
  return capitalised((patterns[plan.style % patterns.length] ?? plain).replace(/ {2,}/g, ' ').trim())
}

/** One sentence under the title. */
export function writeDescription(plan: Plan): string {
  const { dish, mains, accents, beside, idea } = headlineOf(plan)
  const items = plan.lines.map((line) => line.item).filter((item) => item.class !== 'water')
  const subjects = mains.length > 0 ? mains : items.filter(isStarchy).slice(0, 1)
  const what = capitalised(joined((subjects.length > 0 ? subjects : items.slice(0, 1)).map((item) => titled(item, 'nominative'))))
  const manner = manners[dish] ?? (plan.mealType === 'dessert' ? 'простой десерт' : 'к горячему и холодному')
  const inOrder = items.filter((item) => accents.includes(item)).slice(0, 2)
  const flavour =
    inOrder.length > 0
      ? ` ${inOrder.length > 1 ? 'Вкус дают' : 'Главная нота —'} ${joined(inOrder.map((item) => titled(item, 'nominative')))}.`
      : ''
  const side = beside ? ` На гарнир — ${titled(beside, 'nominative')}.` : ''
  return `${what}: ${manner}.${flavour}${side}${idea === null ? '' : ideaIn(idea)}`
}

function ideaIn({ method, flavour }: NonNullable<Headline['idea']>): string {
  const way = kitchenWords[method].method
  return flavour === null ? ` Способ ${way}.` : ` Способ ${way}, ароматы ${kitchenWords[flavour].flavours}.`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
