import type { DishName } from '#kitchen/composer/dish-names.ts'
import { dishWordOf } from '#kitchen/composer/dish-naming.ts'
import { dishWords, waysOfMaking } from '#kitchen/composer/grammar/en/dish-words.ts'
import { joinNames } from '#kitchen/composer/grammar/en/names.ts'
import { flavourName, nameBeforeNoun, fullTitleName as nameInFull } from '#kitchen/composer/grammar/en/title-names.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import { chooseTitle, descriptionTopicOf, flavoursBeside, stuffedFoodsIn } from '#kitchen/composer/grammar/title-pattern.ts'
import { type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

const titleCase = (text: string) =>
  text.replace(
    /(^|[\s-])(?!(?:and|with|in|of|the|over|on|from|for)\b)(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )

function inFull(item: Item, plan: Plan): string {
  return nameInFull(item, plan.lines.find((line) => line.item === item)?.amount ?? null)
}

const fallbackBase: Partial<Record<DishName, string>> = {
  pasta: 'pasta',
  'one-pot-grain': 'rice',
  'stir-fried-noodles': 'noodles',
  'noodle-soup': 'noodles',
}

/** Dish words that already imply their egg, bread or yogurt. */
const saysAlready: Partial<Record<DishName, (item: Item) => boolean>> = {
  'egg-drop-soup': (item) => item.class === 'egg',
  frittata: (item) => item.class === 'egg',
  omelette: (item) => item.class === 'egg',
  toasts: (item) => item.kin === 'bread',
  'sweet-toast': (item) => item.kin === 'bread',
}

/** The relish in a title, "with strawberry relish": a condiment of typed fruit beside a savoury dish. */
function relishIn({ relish }: Headline, preposition: 'with' | 'and'): string {
  return relish.length === 0 ? '' : ` ${preposition} ${joinNames(relish.map(nameBeforeNoun))} relish`
}

/** The main foods as a phrase; of stuffed food "chickpea-stuffed bell peppers". */
function wholeOf({ mains, dish }: Headline, plan: Plan): string {
  const cases = dish === 'stuffed-vegetables' ? stuffedFoodsIn(plan) : []
  if (cases.length === 0) return joinNames(mains.map((item) => inFull(item, plan)))
  const [filling] = mains.filter((item) => !cases.includes(item))
  return `${filling === undefined ? '' : `${nameBeforeNoun(filling)}-`}stuffed ${joinNames(cases.map((item) => inFull(item, plan)))}`
}

function dishTitleOf(headline: Headline, plan: Plan): string {
  const { dish, mains, base } = headline
  const named = mains.filter((item) => !saysAlready[dish]?.(item))
  const isPlainEgg = named.length === 0 && ['frittata', 'omelette'].includes(dish) && headline.accents.length === 0
  return dishWords[dishWordOf({ dish, mains })]({
    mains: isPlainEgg ? 'plain' : joinNames(named.map(nameBeforeNoun)),
    whole: wholeOf(headline, plan),
    base:
      base === null ? (fallbackBase[dish] ?? '') : dish === 'pasta' && base.class !== 'noodle' ? nameBeforeNoun(base) : inFull(base, plan),
  })
}

/** Writes the title: main foods, dish word, one flavour. Every food it names is on the list. */
export function writeTitle(plan: Plan): string {
  const headline = headlineOf(plan)
  const named = dishTitleOf(headline, plan)
  const written = `${named}${relishIn(headline, named.includes(' with ') ? 'and' : 'with')}`.trim()
  const flavours = flavoursBeside(written, headline.accents.map(flavourName))
  const style = headline.idea === null ? headline.kitchen.method : 'Potluck'
  const styled = `${style}-style ${written}`
  return titleCase(
    chooseTitle(plan, {
      ways: headline.namesKitchen
        ? [
            styled,
            `${written} the ${style} way`,
            `${written}, ${style} style`,
            `${style}-inspired ${written}`,
            plan.difficulty === 'Easy' ? `simple ${styled}` : `homemade ${styled}`,
          ]
        : [written, `everyday ${written}`, `${written}, home style`, `${written} for the table`, `homemade ${written}`],
      flavours: written.includes(' with ') ? [] : flavours,
      flavoured: (some) => `${headline.speaksForItself ? written : styled} with ${joinNames(some)}`,
    }),
  )
}

/** Writes the one-sentence description under the title. */
export function writeDescription(plan: Plan): string {
  const headline = headlineOf(plan)
  const { dish, beside, idea } = headline
  const { about, flavours } = descriptionTopicOf(plan, headline)
  const what = capitalised(joinNames(about.map((item) => inFull(item, plan))))
  const howMade = waysOfMaking[dish] ?? (plan.mealType === 'dessert' ? 'turned into something sweet' : 'to spoon over or serve beside')
  const flavour = flavours.length > 0 ? `, with ${joinNames(flavours.map(flavourName))}` : ''
  const side = beside ? `. Served with ${inFull(beside, plan)}` : ''
  return `${what}, ${howMade}${flavour}${side}.${idea === null ? '' : surpriseTitleOf(idea)}`
}

function surpriseTitleOf({ method, flavour }: NonNullable<Headline['idea']>): string {
  if (method === null) return flavour === null ? '' : ` With ${flavour} flavors.`
  return flavour === null ? ` Cooked the ${method} way.` : ` ${method} method, ${flavour} flavors.`
}
