import type { DishName } from '#kitchen/composer/dish-names.ts'
import { dishWordOf } from '#kitchen/composer/dish-naming.ts'
import { dishWords, waysOfMaking } from '#kitchen/composer/grammar/ar/dish-words.ts'
import { joinNames, nameInTitle, nameWithArticle, withPreposition } from '#kitchen/composer/grammar/ar/names.ts'
import { adjectives } from '#kitchen/composer/grammar/ar/words.ts'
import { chooseTitle, descriptionTopicOf, flavoursBeside, stuffedFoodsIn } from '#kitchen/composer/grammar/title-pattern.ts'
import { type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

const fallbackBase: Partial<Record<DishName, string>> = {
  pasta: 'المعكرونة',
  'one-pot-grain': 'الأرز',
  'stir-fried-noodles': 'النودلز',
  'noodle-soup': 'النودلز',
}

const withoutRepeats = (words: readonly string[]) => [...new Set(words)]

function dishTitleOf({ dish, mains, base }: Headline, plan: Plan): string {
  const hollowed = stuffedFoodsIn(plan)
  const parts = {
    mains: joinNames(withoutRepeats(mains.map(nameInTitle))),
    base: base === null ? (fallbackBase[dish] ?? '') : nameInTitle(base),
    hollowed: joinNames(withoutRepeats(hollowed.map(nameInTitle))),
    filling: joinNames(withoutRepeats(mains.filter((item) => !hollowed.includes(item)).map(nameInTitle))),
  }
  return dishWords[dishWordOf({ dish, mains })](parts).replace(/ (?:من|مع)$/, '')
}

/** Writes the title: dish word, main foods, flavours. Every food it names is on the list. */
export function writeTitle(plan: Plan): string {
  const headline = headlineOf(plan)
  const named = dishTitleOf(headline, plan)
  const and = named.includes(' مع ') ? ' و' : ' مع '
  const relish = headline.relish.length === 0 ? '' : `${and}${dishTitleOf({ ...headline, dish: 'relish', mains: headline.relish }, plan)}`
  const written = `${named}${relish}`
  const flavours = flavoursBeside(written, headline.accents.map(nameInTitle))
  const adjective = adjectives[headline.kitchen.method]
  const [way, touch, kitchen, spirit, manner] =
    headline.idea === null
      ? [`على الطريقة ال${adjective}ة`, `بلمسة ${adjective}ة`, `من المطبخ ال${adjective}`, `بروح ${adjective}ة`, `بالأسلوب ال${adjective}`]
      : ['على طريقة بوتلاك', 'بلمسة بوتلاك', 'من أفكار بوتلاك', 'بروح بوتلاك', 'بأسلوب بوتلاك']
  const plain = headline.speaksForItself ? written : `${written} ${way}`
  return chooseTitle(plan, {
    ways: headline.namesKitchen
      ? [`${written} ${way}`, `${written} ${touch}`, `${written} ${kitchen}`, `${written} ${spirit}`, `${written} ${manner}`]
      : [written, `${written} لكل يوم`, `${written} على طريقة البيت`, `${written} من مطبخ البيت`, `${written} بلمسة منزلية`],
    flavours,
    flavoured: (some) => `${plain} ${withPreposition(joinNames(some))}`,
  })
}

/** Writes the one-sentence description under the title. */
export function writeDescription(plan: Plan): string {
  const headline = headlineOf(plan)
  const { dish, beside, idea } = headline
  const { about, flavours } = descriptionTopicOf(plan, headline)
  const what = joinNames(about.map(nameWithArticle))
  const howMade = waysOfMaking[dish] ?? (plan.mealType === 'dessert' ? 'طبق حلو' : 'للتقديم إلى جانب الطبق أو فوقه')
  const flavour = flavours.length > 0 ? `، ${withPreposition(joinNames(withoutRepeats(flavours.map(nameInTitle))))}` : ''
  const side = beside ? `. يقدم الطبق مع ${nameWithArticle(beside)}` : ''
  return `${what}: ${howMade}${flavour}${side}.${idea === null ? '' : surpriseTitleOf(idea)}`
}

function surpriseTitleOf({ method, flavour }: NonNullable<Headline['idea']>): string {
  if (method === null) return flavour === null ? '' : ` النكهات من المطبخ ال${adjectives[flavour]}.`
  const way = ` الطريقة من المطبخ ال${adjectives[method]}`
  return flavour === null ? `${way}.` : `${way} والنكهات من المطبخ ال${adjectives[flavour]}.`
}
