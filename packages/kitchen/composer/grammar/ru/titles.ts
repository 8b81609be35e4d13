import { dishWordOf } from '#kitchen/composer/dish-naming.ts'
import { dishWords, waysOfMaking } from '#kitchen/composer/grammar/ru/dish-words.ts'
import { joinNames, titleNameInCase, withPreposition } from '#kitchen/composer/grammar/ru/names.ts'
import { kitchenWords, surpriseWords } from '#kitchen/composer/grammar/ru/words.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import { chooseTitle, descriptionTopicOf, stuffedFoodsIn } from '#kitchen/composer/grammar/title-pattern.ts'
import { type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

/** A dish name with main foods and flavours in one series: "суп с морковью и имбирём". */
function dishTitleOf({ dish, mains, base }: Headline, flavours: readonly Item[], plan: Plan): string {
  const of = (items: readonly Item[], inCase: 'nominative' | 'genitive' | 'instrumental') =>
    joinNames(items.map((item) => titleNameInCase(item, inCase)))
  const hollowed = stuffedFoodsIn(plan)
  const hollow = hollowed.length > 0 ? hollowed : mains.slice(0, 1)
  const stuffing = mains.filter((item) => !hollow.includes(item))
  const words = dishWords[dishWordOf({ dish, mains })]({
    whole: of(mains, 'nominative'),
    from: mains.length === 0 ? '' : `из ${of(mains, 'genitive')}`,
    hollow: of(hollow, 'nominative'),
    stuffing: stuffing.length === 0 ? '' : `из ${of(stuffing, 'genitive')}`,
    by: (first) => withPreposition(of(first === null ? [...mains, ...flavours] : [first, ...mains, ...flavours], 'instrumental')),
    base,
    baseName: base === null ? null : titleNameInCase(base, 'nominative'),
  })
  if (words.holdsFlavours || flavours.length === 0) return words.text
  // "с начинкой" continues as a series, without a second "с".
  if (/ со? [а-яё]+$/.test(words.text)) return `${words.text}${flavours.length > 1 ? ', ' : ' и '}${of(flavours, 'instrumental')}`
  return `${words.text} ${withPreposition(of(flavours, 'instrumental'))}`
}

/** Writes the title: dish word, main foods, one flavour. Every food it names is on the list. */
export function writeTitle(plan: Plan): string {
  const headline = headlineOf(plan)
  const plain = dishTitleOf(headline, [], plan)
  const flavours = headline.accents
    .filter((item) => !headline.relish.includes(item) && !plain.includes(titleNameInCase(item, 'instrumental')))
    .slice(0, 2)
  const { manner, turn, style, method } = headline.idea === null ? kitchenWords[headline.kitchen.method] : surpriseWords
  const relish = headline.relish.length === 0 ? '' : `, ${dishTitleOf({ ...headline, dish: 'relish', mains: headline.relish }, [], plan)}`
  return capitalised(
    `${chooseTitle(plan, {
      ways: headline.namesKitchen
        ? [`${plain} ${manner}`, `${plain} ${turn}`, `${plain} ${style}`, `${plain}, ${method} вариант`, `${plain}, ${method} рецепт`]
        : [plain, `${plain} на каждый день`, `${plain} по-домашнему`, `${plain}, домашний вариант`, `${plain}, домашний рецепт`],
      flavours,
      flavoured: (some, isAll) => `${dishTitleOf(headline, some, plan)}${isAll && !headline.speaksForItself ? ` ${manner}` : ''}`,
    })}${relish}`,
  )
}

/** Writes the one-sentence description under the title. */
export function writeDescription(plan: Plan): string {
  const headline = headlineOf(plan)
  const { dish, beside, idea } = headline
  const { about, flavours } = descriptionTopicOf(plan, headline)
  const what = capitalised(joinNames(about.map((item) => titleNameInCase(item, 'nominative'))))
  const howMade = waysOfMaking[dish] ?? (plan.mealType === 'dessert' ? 'простой десерт' : 'к горячему и холодному')
  const flavour =
    flavours.length > 0
      ? ` ${flavours.length > 1 ? 'Вкус дают' : 'Главная нота —'} ${joinNames(flavours.map((item) => titleNameInCase(item, 'nominative')))}.`
      : ''
  const side = beside ? ` На гарнир — ${titleNameInCase(beside, 'nominative')}.` : ''
  return `${what}: ${howMade}.${flavour}${side}${idea === null ? '' : surpriseTitleOf(idea)}`
}

function surpriseTitleOf({ method, flavour }: NonNullable<Headline['idea']>): string {
  if (method === null) return flavour === null ? '' : ` Ароматы — ${kitchenWords[flavour].flavours}.`
  const way = kitchenWords[method].manner
  return flavour === null ? ` Готовится ${way}.` : ` Готовится ${way}, ароматы — ${kitchenWords[flavour].flavours}.`
}
