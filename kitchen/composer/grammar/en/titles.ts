import { dishWords, manners } from '#kitchen/composer/grammar/en/dish-words.ts'
import { attributive, joined, nounOf } from '#kitchen/composer/grammar/en/names.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import { flavoursBeside, titleBy, topicOf } from '#kitchen/composer/grammar/title-pattern.ts'
import { type DishName, type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

const titleCase = (text: string) =>
  text.replace(
    /(^|[\s-])(?!(?:and|with|in|of|the|over|on|from)\b)(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )

/** The name as the dish's own word: plural where there are many, short where a title is short. */
function inFull(item: Item, plan: Plan): string {
  const short = attributive(item)
  const full = nounOf(item, plan.lines.find((line) => line.item === item)?.amount ?? null).text
  return full.startsWith(short.slice(0, -1)) ? full : short
}

const fallbackBase: Partial<Record<DishName, string>> = {
  pasta: 'pasta',
  'one-pot-grain': 'rice',
  'stir-fried-noodles': 'noodles',
  'noodle-soup': 'noodles',
}

function dishIn({ dish, mains, base }: Headline, plan: Plan): string {
  // An egg-drop soup says its egg already.
  const named = dish === 'egg-drop-soup' ? mains.filter((item) => item.class !== 'egg') : mains
  return dishWords[dish]({
    mains: joined(named.map(attributive)),
    whole: joined(mains.map((item) => inFull(item, plan))),
    base: base === null ? (fallbackBase[dish] ?? '') : dish === 'pasta' ? attributive(base) : inFull(base, plan),
  })
}

/** The title: main things, the way they are cooked, and one thing that gives the flavour. Everything it names is on the list. */
export function writeTitle(plan: Plan): string {
  const headline = headlineOf(plan)
  const written = dishIn(headline, plan)
  const flavours = flavoursBeside(written, headline.accents.map(attributive))
  const style = headline.idea === null ? headline.kitchen.method : 'Potluck'
  const styled = `${style}-style ${written}`
  return titleCase(
    titleBy(plan, {
      ways: [
        styled,
        `${written} the ${style} way`,
        `${written}, ${style} style`,
        `${style}-inspired ${written}`,
        `${written} from the ${style} kitchen`,
      ],
      flavours: written.includes(' with ') ? [] : flavours,
      flavoured: (some) => `${headline.speaksForItself ? written : styled} with ${joined(some)}`,
    }),
  )
}

/** One sentence under the title. */
export function writeDescription(plan: Plan): string {
  const headline = headlineOf(plan)
  const { dish, beside, idea } = headline
  const { about, flavours } = topicOf(plan, headline)
  const what = capitalised(joined(about.map((item) => inFull(item, plan))))
  const manner = manners[dish] ?? (plan.mealType === 'dessert' ? 'turned into something sweet' : 'to spoon over or serve beside')
  const flavour = flavours.length > 0 ? `, with ${joined(flavours.map(attributive))}` : ''
  const side = beside ? `. Served with ${inFull(beside, plan)}` : ''
  return `${what}, ${manner}${flavour}${side}.${idea === null ? '' : ideaIn(idea)}`
}

function ideaIn({ method, flavour }: NonNullable<Headline['idea']>): string {
  return flavour === null ? ` Cooked the ${method} way.` : ` ${method} method, ${flavour} flavors.`
}
