import { dishWords, fallbackBase, manners } from '#kitchen/composer/grammar/es/dish-words.ts'
import { agreementOf, inTitle, joined, manyInTitle, nounOf } from '#kitchen/composer/grammar/es/names.ts'
import { kitchenWords } from '#kitchen/composer/grammar/es/words.ts'
import { type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { isStarchy } from '#kitchen/composer/table.ts'

function dishIn({ dish, mains, base }: Headline, plan: Plan): string {
  const nouns = mains.map(manyInTitle)
  return dishWords[dish]({
    mains: joined(mains.map(inTitle)),
    base: base === null ? (fallbackBase[dish] ?? '') : inTitle(base),
    many: joined(nouns.map(({ text }) => text)),
    agreement: agreementOf(nouns),
    stuffed: stuffedIn(mains, plan),
  })
}

/** Of what is filled, the cases come first: "pimientos rellenos de lentejas". */
function stuffedIn(mains: readonly Item[], plan: Plan) {
  const hollowed = plan.steps.flatMap((step) => step.tasks).flatMap((task) => (task.verb === 'hollow' ? task.items : []))
  if (hollowed.length === 0) return null
  const nouns = hollowed.map(manyInTitle)
  const filling = mains.filter((item) => !hollowed.includes(item))
  return { cases: joined(nouns.map(({ text }) => text)), filling: joined(filling.map(inTitle)), agreement: agreementOf(nouns) }
}

/** The title: the way it is cooked, main things, and one thing that gives the flavour. Everything it names is on the list. */
export function writeTitle(plan: Plan): string {
  const headline = headlineOf(plan)
  const written = dishIn(headline, plan)
  const flavours = headline.accents
    .map(inTitle)
    .filter((flavour) => !written.includes(flavour))
    .slice(0, 2)
  const { way, style, adjective } = kitchenWords[headline.idea === null ? headline.kitchen.method : 'Potluck-me']
  // Never "a la sartén a la italiana".
  const inWay = written.includes(' a la ') ? style : way
  const isFlavoured = flavours.length > 0 && !/ (?:con|rellen.s) /.test(written)
  const plain = headline.speaksForItself ? written : `${written} ${inWay}`
  const styled = `${written} ${inWay}`
  const other = inWay === style ? `${written} de inspiración ${adjective}` : `${written} ${style}`
  // Three different titles, so that the next turn never repeats this one.
  const patterns = isFlavoured
    ? [`${plain} con ${joined(flavours)}`, styled, flavours.length > 1 ? `${plain} con ${flavours[0]}` : other]
    : [styled, other, inWay === style ? `${written} de la cocina ${adjective}` : `${written} de inspiración ${adjective}`]
  return capitalised((patterns[plan.style % patterns.length] ?? written).replace(/ {2,}/g, ' ').trim())
}

/** One sentence under the title. */
export function writeDescription(plan: Plan): string {
  const { dish, mains, accents, beside, idea } = headlineOf(plan)
  const items = plan.lines.map((line) => line.item).filter((item) => item.class !== 'water')
  const named = mains.length > 0 ? mains : items.filter(isStarchy).slice(0, 1)
  const inFull = (item: Item) => nounOf(item, plan.lines.find((line) => line.item === item)?.amount ?? null).text
  const what = capitalised(joined((named.length > 0 ? named : items.slice(0, 1)).map(inFull)))
  const manner = manners[dish] ?? (plan.mealType === 'dessert' ? 'en versión dulce' : 'para servir al lado o por encima')
  const inOrder = items.filter((item) => accents.includes(item)).slice(0, 2)
  const flavour = inOrder.length > 0 ? `, con ${joined(inOrder.map(inTitle))}` : ''
  const side = beside ? `. Se sirve con ${inFull(beside)}` : ''
  return `${what}, ${manner}${flavour}${side}.${idea === null ? '' : ideaIn(idea)}`
}

function ideaIn({ method, flavour }: NonNullable<Headline['idea']>): string {
  const technique = ` Con técnica de la cocina ${kitchenWords[method].adjective}`
  return flavour === null ? `${technique}.` : `${technique} y sabores de la ${kitchenWords[flavour].adjective}.`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
