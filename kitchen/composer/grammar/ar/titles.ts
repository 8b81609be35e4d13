import { dishWords, manners } from '#kitchen/composer/grammar/ar/dish-words.ts'
import { inTitle, joined, the, withIt } from '#kitchen/composer/grammar/ar/names.ts'
import { adjectives } from '#kitchen/composer/grammar/ar/words.ts'
import { type DishName, type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { isStarchy } from '#kitchen/composer/table.ts'

const fallbackBase: Partial<Record<DishName, string>> = {
  pasta: 'المعكرونة',
  'one-pot-grain': 'الأرز',
  'stir-fried-noodles': 'النودلز',
  'noodle-soup': 'النودلز',
}

const distinct = (words: readonly string[]) => [...new Set(words)]

function dishIn({ dish, mains, base }: Headline): string {
  const parts = { mains: joined(distinct(mains.map(inTitle))), base: base === null ? (fallbackBase[dish] ?? '') : inTitle(base) }
  return dishWords[dish](parts).replace(/ (?:من|مع)$/, '')
}

/** The title: the way it is cooked, main things, and what gives the flavour. Everything it names is on the list. */
export function writeTitle(plan: Plan): string {
  const headline = headlineOf(plan)
  const written = dishIn(headline)
  const flavours = distinct(headline.accents.map(inTitle))
    .filter((flavour) => !written.includes(flavour))
    .slice(0, 2)
  const adjective = adjectives[headline.kitchen.method]
  const [way, touch, kitchen] =
    headline.idea === null
      ? [`على الطريقة ال${adjective}ة`, `بلمسة ${adjective}ة`, `من المطبخ ال${adjective}`]
      : ['على طريقة بوتلاك', 'بلمسة بوتلاك', 'من أفكار بوتلاك']
  const plain = headline.speaksForItself ? written : `${written} ${way}`
  const [flavour] = flavours
  // Three different titles, so that the next turn never repeats this one.
  const patterns =
    flavour === undefined
      ? [`${written} ${way}`, `${written} ${touch}`, `${written} ${kitchen}`]
      : [
          `${plain} ${withIt(joined(flavours))}`,
          `${written} ${way}`,
          flavours.length > 1 ? `${plain} ${withIt(flavour)}` : `${written} ${touch}`,
        ]
  return (patterns[plan.style % patterns.length] ?? written).replace(/ {2,}/g, ' ').trim()
}

/** One sentence under the title. */
export function writeDescription(plan: Plan): string {
  const { dish, mains, accents, beside, idea } = headlineOf(plan)
  const items = plan.lines.map((line) => line.item).filter((item) => item.class !== 'water')
  const named = mains.length > 0 ? mains : items.filter(isStarchy).slice(0, 1)
  const what = joined((named.length > 0 ? named : items.slice(0, 1)).map(the))
  const manner = manners[dish] ?? (plan.mealType === 'dessert' ? 'طبق حلو' : 'يقدم إلى جانب الطبق أو فوقه')
  const inOrder = items.filter((item: Item) => accents.includes(item)).slice(0, 2)
  const flavour = inOrder.length > 0 ? `، ${withIt(joined(distinct(inOrder.map(inTitle))))}` : ''
  const side = beside ? `. يقدم الطبق مع ${the(beside)}` : ''
  return `${what}: ${manner}${flavour}${side}.${idea === null ? '' : ideaIn(idea)}`
}

function ideaIn({ method, flavour }: NonNullable<Headline['idea']>): string {
  const way = ` الطريقة من المطبخ ال${adjectives[method]}`
  return flavour === null ? `${way}.` : `${way} والنكهات من المطبخ ال${adjectives[flavour]}.`
}
