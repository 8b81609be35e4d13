import type { DishName } from '#kitchen/composer/dish-names.ts'
import { dishWordOf } from '#kitchen/composer/dish-naming.ts'
import { boiledRiceIn, withoutRiceBeside } from '#kitchen/composer/grammar/boiled-rice.ts'
import { dishWords, waysOfMaking } from '#kitchen/composer/grammar/ja/dish-words.ts'
import { boiledRice, joinNames, nameOf, shortName } from '#kitchen/composer/grammar/ja/names.ts'
import { kitchenWords, surpriseWords } from '#kitchen/composer/grammar/ja/words.ts'
import { chooseTitle, descriptionTopicOf, flavoursBeside, stuffedFoodsIn } from '#kitchen/composer/grammar/title-pattern.ts'
import { type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

const fallbackBase: Partial<Record<DishName, string>> = {
  pasta: 'パスタ',
  'one-pot-grain': 'ご飯',
  'stir-fried-noodles': '麺',
  'noodle-soup': '麺',
}

/** The name in a title; separately cooked rice is ご飯. */
function titleName(item: Item, plan: Plan): string {
  return boiledRiceIn(plan) === item ? boiledRice : shortName(item)
}

/** The main foods in a title; a stuffed food stands before its filling: トマトのひよこ豆詰め焼き. */
function mainsIn({ dish, mains }: Headline, plan: Plan): string {
  const cases = dish === 'stuffed-vegetables' ? stuffedFoodsIn(plan) : []
  const [filling] = mains.filter((item) => !cases.includes(item))
  if (cases.length === 0 || filling === undefined) return joinNames(mains.map((item) => titleName(item, plan)))
  return `${joinNames(cases.map((item) => titleName(item, plan)))}の${titleName(filling, plan)}`
}

function dishTitleOf(headline: Headline, plan: Plan): string {
  const { dish, base } = headline
  return dishWords[dishWordOf(headline)]({
    mains: mainsIn(headline, plan),
    base: base === null ? (fallbackBase[dish] ?? '') : base.class === 'rice' ? boiledRice : nameOf(base),
  })
}

/** Groups that are "added" to a dish (チーズを添えた) rather than "fragrant" in it (チーズが香る). */
const withoutScent = ['protein', 'vegetable', 'fruit', 'cheese', 'dairy', 'grain', 'dough', 'bread'] as const

/** Writes the title: main foods, dish word, flavours. Every food it names is on the list. */
export function writeTitle(plan: Plan): string {
  const headline = withoutRiceBeside(headlineOf(plan), plan)
  const relish = headline.relish.length === 0 ? '' : `、${dishTitleOf({ ...headline, dish: 'relish', mains: headline.relish }, plan)}添え`
  const written = `${dishTitleOf(headline, plan)}${relish}`
  const flavours = flavoursBeside(written, headline.accents.map(shortName))
  const unscented = new Set(headline.accents.filter((item) => isInGroup(item, ...withoutScent)).map(shortName))
  const { manner, turn, style } = headline.idea === null ? kitchenWords[headline.kitchen.method] : surpriseWords
  // The word 中華粥 already names the cuisine.
  const isTold = headline.idea === null && headline.kitchen.method === 'Chinese' && written.includes('中華')
  const namesKitchen = headline.namesKitchen && !isTold
  return chooseTitle(plan, {
    ways: namesKitchen
      ? [
          `${manner} ${written}`,
          `${written} ${turn}`,
          `${style}${written}`,
          `${manner}仕上げの${written}`,
          `${written}（${manner}アレンジ）`,
        ]
      : [written, `${written} 家庭風仕立て`, `ふだんの${written}`, `手作りの${written}`, `${written}（おうちの味）`],
    flavours,
    flavoured: (some, isAll) => {
      const beside = some.some((name) => unscented.has(name)) ? 'を添えた' : `${some.length > 1 ? 'が' : ''}香る`
      return `${isAll && !headline.speaksForItself && namesKitchen ? `${manner} ` : ''}${joinNames(some)}${beside}${written}`
    },
  })
}

/** Writes the description under the title, with the side dish and the surprise cuisine's idea if there are any. */
export function writeDescription(plan: Plan): string {
  const headline = withoutRiceBeside(headlineOf(plan), plan)
  const { dish, beside, idea } = headline
  const { about, flavours } = descriptionTopicOf(plan, headline)
  const what = joinNames(about.map((item) => titleName(item, plan)))
  const howMade = waysOfMaking[dish] ?? (plan.mealType === 'dessert' ? 'で作る甘いデザート' : 'で作る、料理に添える一品')
  const flavour = flavours.length > 0 ? `${joinNames(flavours.map(shortName))}が味の決め手。` : ''
  const side = beside ? `${besideName(beside, plan)}を添えて。` : ''
  return `${what}${howMade}。${flavour}${side}${idea === null ? '' : surpriseTitleOf(idea)}`
}

/** The side dish by its list name. */
function besideName(item: Item, plan: Plan): string {
  return boiledRiceIn(plan) === item ? boiledRice : nameOf(item)
}

function surpriseTitleOf({ method, flavour }: NonNullable<Headline['idea']>): string {
  if (method === null) return flavour === null ? '' : `${kitchenWords[flavour].of}の風味で。`
  const way = `${kitchenWords[method].of}の調理法`
  return flavour === null ? `${way}で。` : `${way}に、${kitchenWords[flavour].of}の風味。`
}
