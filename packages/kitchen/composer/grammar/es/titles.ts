import { dishWordOf } from '#kitchen/composer/dish-naming.ts'
import { dishWords, fallbackBase, waysOfMaking } from '#kitchen/composer/grammar/es/dish-words.ts'
import { agreementOf, joinNames, manyInTitle, nameInTitle, nounOf } from '#kitchen/composer/grammar/es/names.ts'
import { kitchenWords } from '#kitchen/composer/grammar/es/words.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import { chooseTitle, descriptionTopicOf, flavoursBeside, stuffedFoodsIn } from '#kitchen/composer/grammar/title-pattern.ts'
import { type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

function dishTitleOf({ dish, mains, base }: Headline, plan: Plan): string {
  const nouns = mains.map(manyInTitle)
  return dishWords[dishWordOf({ dish, mains })]({
    mains: joinNames(mains.map(nameInTitle)),
    base: base === null ? (fallbackBase[dish] ?? '') : nameInTitle(base),
    many: joinNames(nouns.map(({ text }) => text)),
    agreement: agreementOf(nouns),
    stuffed: stuffedTitleOf(mains, plan),
  })
}

/** A stuffed dish is named with the food first: "pimientos rellenos de lentejas". */
function stuffedTitleOf(mains: readonly Item[], plan: Plan) {
  const hollowed = stuffedFoodsIn(plan)
  if (hollowed.length === 0) return null
  const nouns = hollowed.map(manyInTitle)
  const filling = mains.filter((item) => !hollowed.includes(item))
  return { cases: joinNames(nouns.map(({ text }) => text)), filling: joinNames(filling.map(nameInTitle)), agreement: agreementOf(nouns) }
}

/** Writes the title: dish word, main foods, one flavour. Every food it names is on the list. */
export function writeTitle(plan: Plan): string {
  const headline = headlineOf(plan)
  const named = dishTitleOf(headline, plan)
  const and = named.includes(' con ') ? 'y' : 'con'
  const relish = headline.relish.length === 0 ? '' : ` ${and} ${dishTitleOf({ ...headline, dish: 'relish', mains: headline.relish }, plan)}`
  const written = `${named}${relish}`
  const flavours = flavoursBeside(written, headline.accents.map(nameInTitle))
  const { way, style, adjective } = kitchenWords[headline.idea === null ? headline.kitchen.method : 'Potluck-me']
  // Avoids "a la sartén a la italiana".
  const inWay = written.includes(' a la ') ? style : way
  const styled = `${written} ${inWay}`
  const inspired = `${written} de inspiración ${adjective}`
  const recipe = `${written}, receta ${adjective}`
  const version = `${written} en versión ${adjective}`
  const theirs =
    inWay === style
      ? ([styled, inspired, recipe, version, `${written}, cocina ${adjective}`] as const)
      : ([styled, `${written} ${style}`, inspired, recipe, version] as const)
  return capitalised(
    chooseTitle(plan, {
      ways: headline.namesKitchen
        ? theirs
        : [written, `${written} para cada día`, `${written} al estilo casero`, `${written}, receta casera`, `${written} de la casa`],
      flavours: / (?:con|rellen.s) /.test(written) ? [] : flavours,
      flavoured: (some) => `${headline.speaksForItself ? written : styled} con ${joinNames(some)}`,
    }),
  )
}

/** Writes the one-sentence description under the title. */
export function writeDescription(plan: Plan): string {
  const headline = headlineOf(plan)
  const { dish, beside, idea } = headline
  const { about, flavours } = descriptionTopicOf(plan, headline)
  const inFull = (item: Item) => nounOf(item, plan.lines.find((line) => line.item === item)?.amount ?? null).text
  const what = capitalised(joinNames(about.map(inFull)))
  const howMade = waysOfMaking[dish] ?? (plan.mealType === 'dessert' ? 'en versión dulce' : 'para servir al lado o por encima')
  const flavour = flavours.length > 0 ? `, con ${joinNames(flavours.map(nameInTitle))}` : ''
  const side = beside ? `. Se sirve con ${inFull(beside)}` : ''
  return `${what}, ${howMade}${flavour}${side}.${idea === null ? '' : surpriseTitleOf(idea)}`
}

function surpriseTitleOf({ method, flavour }: NonNullable<Headline['idea']>): string {
  if (method === null) return flavour === null ? '' : ` Con sabores de la cocina ${kitchenWords[flavour].adjective}.`
  const technique = ` Con técnica de la cocina ${kitchenWords[method].adjective}`
  return flavour === null ? `${technique}.` : `${technique} y sabores de la ${kitchenWords[flavour].adjective}.`
}
