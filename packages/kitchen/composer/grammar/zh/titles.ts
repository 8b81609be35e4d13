import type { DishName } from '#kitchen/composer/dish-names.ts'
import { dishWordOf } from '#kitchen/composer/dish-naming.ts'
import { boiledRiceIn, withoutRiceBeside } from '#kitchen/composer/grammar/boiled-rice.ts'
import { chooseTitle, descriptionTopicOf, flavoursBeside, stuffedFoodsIn } from '#kitchen/composer/grammar/title-pattern.ts'
import { canStandTogether, dishWords, waysOfMaking } from '#kitchen/composer/grammar/zh/dish-words.ts'
import { boiledRice, joinNames, nameOf, shortName } from '#kitchen/composer/grammar/zh/names.ts'
import { kitchenWords, surpriseWords } from '#kitchen/composer/grammar/zh/words.ts'
import { type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

const fallbackBase: Partial<Record<DishName, string>> = {
  pasta: '意面',
  'one-pot-grain': '饭',
  'stir-fried-noodles': '面',
  'noodle-soup': '面',
}

/**
 * The name in a title: separately cooked rice is 米饭, and the cook's words in another script are quoted so that they do
 * not run into their neighbours.
 */
function titleName(item: Item, plan: Plan): string {
  if (boiledRiceIn(plan) === item) return boiledRice
  const name = shortName(item)
  return /\p{Script=Han}/u.test(name) ? name : nameOf(item)
}

function dishTitleOf({ dish, mains, base }: Headline, plan: Plan): string {
  // The word 蛋花汤 already contains the egg.
  const told = dish === 'egg-drop-soup' ? mains.filter((item) => item.class !== 'egg') : mains
  // A stuffed dish names the filling before the food: 肉末酿青椒.
  const cases = dish === 'stuffed-vegetables' ? stuffedFoodsIn(plan) : []
  const named = cases.length === 0 ? told : [...told.filter((item) => !cases.includes(item)).slice(0, 1), ...cases.slice(0, 1)]
  return dishWords[dishWordOf({ dish, mains })]({
    mains: [...new Set(named.map((item) => titleName(item, plan)))],
    base: base === null ? (fallbackBase[dish] ?? '') : base.class === 'rice' ? '饭' : shortName(base),
  })
}

/** Writes the title: main foods, dish word, flavours. Every food it names is on the list. */
export function writeTitle(plan: Plan): string {
  const headline = withoutRiceBeside(headlineOf(plan), plan)
  const relish = headline.relish.length === 0 ? '' : `配${dishTitleOf({ ...headline, dish: 'relish', mains: headline.relish }, plan)}`
  const written = `${dishTitleOf(headline, plan)}${relish}`
  const flavours = relish === '' ? flavoursBeside(written, headline.accents.map(shortName)) : []
  const { manner, way, style } = headline.idea === null ? kitchenWords[headline.kitchen.method] : surpriseWords
  const before = (word: string, other: string) => (canStandTogether(`${word}${written}`, word.length) ? `${word}${written}` : other)
  const told = canStandTogether(`${manner}${written}`, manner.length) ? manner : style
  // Names such as 韩式泡菜 and 意式烘蛋 already contain the cuisine.
  const isTold = written.includes(manner)
  const styled = isTold ? written : `${told}${written}`
  return chooseTitle(plan, {
    ways:
      headline.namesKitchen && !isTold
        ? [
            styled,
            `${written}（${way}）`,
            told === style ? `${written}（${style}）` : `${style}${written}`,
            `${written}（${manner}家常）`,
            `${written}（${manner}吃法）`,
          ]
        : [
            written,
            `${written}（家常做法）`,
            before('家常', `${written}（家常）`),
            before('自制', `${written}（自制）`),
            `${written}（日常吃法）`,
          ],
    flavours,
    flavoured: (some, isAll) => `${isAll && !headline.speaksForItself ? styled : written}配${joinNames(some)}`,
  })
}

/** Writes the description under the title, with the side dish and the surprise cuisine's idea if there are any. */
export function writeDescription(plan: Plan): string {
  const headline = withoutRiceBeside(headlineOf(plan), plan)
  const { dish, beside, idea } = headline
  const { about, flavours } = descriptionTopicOf(plan, headline)
  const what = joinNames(about.map((item) => titleName(item, plan)))
  // 炒饭 already contains the rice, so it is not "fried with rice".
  const isRiceAlone = dish === 'fried-rice' && what === boiledRice
  const howMade = isRiceAlone ? '在热锅里炒得粒粒分明' : (waysOfMaking[dish] ?? (plan.mealType === 'dessert' ? '做成一道甜品' : '用来佐餐'))
  const flavour = flavours.length > 0 ? `，以${joinNames(flavours.map(shortName))}提味` : ''
  const side = beside ? `。配${titleName(beside, plan)}同食` : ''
  return `${what}，${howMade}${flavour}${side}。${idea === null ? '' : surpriseTitleOf(idea)}`
}

function surpriseTitleOf({ method, flavour }: NonNullable<Headline['idea']>): string {
  if (method === null) return flavour === null ? '' : `${kitchenWords[flavour].of}的风味。`
  const way = `${kitchenWords[method].of}的做法`
  return flavour === null ? `${way}。` : `${way}，${kitchenWords[flavour].of}的风味。`
}
