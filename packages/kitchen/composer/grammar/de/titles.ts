import type { DishName } from '#kitchen/composer/dish-names.ts'
import { dishWordOf } from '#kitchen/composer/dish-naming.ts'
import { type DishNameParts, dishWords, waysOfMaking } from '#kitchen/composer/grammar/de/dish-words.ts'
import { accusativeOf, compoundPartOf, dativeAfterMit, dativeInTitle, joinNames, titleNameOf } from '#kitchen/composer/grammar/de/names.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import { chooseTitle, descriptionTopicOf, stuffedFoodsIn } from '#kitchen/composer/grammar/title-pattern.ts'
import { type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import type { Cuisine } from '#kitchen/options.ts'

/** The stem of each cuisine's adjective ("italienisch"), to which "Art" adds an ending. */
const kitchenStems: Record<Exclude<Cuisine, 'Potluck-me'>, string> = {
  Italian: 'italienisch',
  French: 'französisch',
  Thai: 'thailändisch',
  Chinese: 'chinesisch',
  Japanese: 'japanisch',
  Korean: 'koreanisch',
  Indian: 'indisch',
  Mexican: 'mexikanisch',
  African: 'afrikanisch',
}

const fallbackBase: Partial<Record<DishName, string>> = {
  pasta: 'Nudeln',
  'one-pot-grain': 'Reis',
  'stir-fried-noodles': 'Nudeln',
  'noodle-soup': 'Nudeln',
}

/**
 * A compound of main foods and dish: "Karottensuppe", "Miso-Suppe", "Karotten-Linsen-Suppe"; null if one of them has
 * no compound form.
 */
function compound(mains: readonly Item[], dish: string, isForeign: boolean): string | null {
  const stems: string[] = []
  for (const item of mains) {
    const stem = compoundPartOf(item)
    if (stem === null) return null
    stems.push(stem)
  }
  const [only] = stems
  if (only === undefined) return dish
  const parts = [...new Set(stems.map((stem) => stem.replace(/-$/, '')))]
  if (parts.length > 1 || isForeign || only.endsWith('-')) return `${parts.join('-')}-${dish}`
  return `${only}${dish.charAt(0).toLowerCase()}${dish.slice(1)}`
}

function dishNamePartsOf({ mains, base, dish }: Headline, plan: Plan): DishNameParts {
  const hollowed = stuffedFoodsIn(plan)
  const hollow = hollowed.length > 0 ? hollowed : mains.slice(0, 1)
  const withMains = joinNames([...new Set(mains.map(dativeInTitle))])
  const named = (isForeign: boolean) => (word: string) => compound(mains, word, isForeign) ?? `${word} mit ${withMains}`
  return {
    of: named(false),
    of2: named(true),
    first: joinNames(hollow.map(titleNameOf)),
    others: joinNames([...new Set(mains.filter((item) => !hollow.includes(item)).map(dativeInTitle))]),
    whole: joinNames([...new Set(mains.map(titleNameOf))]),
    with: withMains,
    base: base === null ? (fallbackBase[dish] ?? '') : titleNameOf(base),
    withBase: base === null ? (fallbackBase[dish] ?? '') : dativeAfterMit(base),
  }
}

/** Writes the title: main foods, dish word, one flavour. Every food it names is on the list. */
export function writeTitle(plan: Plan): string {
  const headline = headlineOf(plan)
  const named = dishWords[dishWordOf(headline)](dishNamePartsOf(headline, plan))
  const relish =
    headline.relish.length === 0
      ? ''
      : ` ${named.includes(' mit ') ? 'und' : 'mit'} ${dishWords.relish(dishNamePartsOf({ ...headline, mains: headline.relish }, plan))}`
  const written = `${named}${relish}`
  const flavours = headline.accents
    .filter((item) => !written.toLowerCase().includes(titleNameOf(item).toLowerCase().slice(0, 5)))
    .map(dativeInTitle)
    .filter((flavour, at, all) => all.indexOf(flavour) === at)
    .slice(0, 2)
  const stem = headline.idea === null ? kitchenStems[headline.kitchen.method] : null
  const styled = stem === null ? `${written} nach Potluck-Art` : `${written} nach ${stem}er Art`
  const theirWay = stem === null ? `${written} auf Potluck-Art` : `${written} auf ${stem}e Art`
  const plain = headline.speaksForItself ? written : styled
  return capitalised(
    chooseTitle(plan, {
      ways: headline.namesKitchen
        ? [
            styled,
            theirWay,
            `${written}, ${stem === null ? 'Potluck-Idee' : `${stem}e Küche`}`,
            `${written}, ${stem ?? 'von Potluck'} inspiriert`,
            // Avoids two "aus" in one title: "Aus dem Wok aus der chinesischen Küche".
            written.includes(' aus ')
              ? `${written} nach ${stem === null ? 'Potluck-Idee' : `${stem}em Vorbild`}`
              : `${written} aus der ${stem === null ? 'Potluck-Küche' : `${stem}en Küche`}`,
          ]
        : [written, `${written} für jeden Tag`, `${written} nach Hausart`, `${written}, hausgemacht`, `${written} wie daheim`],
      flavours: written.includes(' mit ') ? [] : flavours,
      flavoured: (some) => `${plain} mit ${joinNames(some)}`,
    }),
  )
}

/** Writes the one-sentence description under the title. */
export function writeDescription(plan: Plan): string {
  const headline = headlineOf(plan)
  const { dish, beside, idea } = headline
  const { about, flavours } = descriptionTopicOf(plan, headline)
  const what = capitalised(joinNames([...new Set(about.map(titleNameOf))]))
  const howMade = waysOfMaking[dish] ?? (plan.mealType === 'dessert' ? 'süß zum Nachtisch' : 'zum Dazureichen oder Darübergeben')
  const flavour =
    flavours.length > 0
      ? `, ${howMade.includes('mit ') ? 'verfeinert mit' : 'mit'} ${joinNames([...new Set(flavours.map(dativeInTitle))])}`
      : ''
  const side = beside ? `. Dazu: ${accusativeOf(beside, null)}` : ''
  return `${what}, ${howMade}${flavour}${side}.${idea === null ? '' : surpriseTitleOf(idea)}`
}

function surpriseTitleOf({ method, flavour }: NonNullable<Headline['idea']>): string {
  if (method === null) return flavour === null ? '' : ` Gewürzt auf ${kitchenStems[flavour]}e Art.`
  const way = kitchenStems[method]
  return flavour === null ? ` Auf ${way}e Art zubereitet.` : ` Zubereitet auf ${way}e Art, gewürzt auf ${kitchenStems[flavour]}e.`
}
