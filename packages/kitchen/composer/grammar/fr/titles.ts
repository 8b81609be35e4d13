import type { DishName } from '#kitchen/composer/dish-names.ts'
import { dishWordOf } from '#kitchen/composer/dish-naming.ts'
import { dishWords, waysOfMaking } from '#kitchen/composer/grammar/fr/dish-words.ts'
import { agreeingParticiple } from '#kitchen/composer/grammar/fr/lines.ts'
import { contractA, joinNames, type Noun, nounOf, titleNoun } from '#kitchen/composer/grammar/fr/names.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import { chooseTitle, descriptionTopicOf, flavoursBeside } from '#kitchen/composer/grammar/title-pattern.ts'
import { type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'

/** The feminine adjective of each cuisine, for use after "à la", "façon" and (plural) "saveurs". */
const adjectives: Record<Headline['kitchen']['method'], string> = {
  Italian: 'italienne',
  Mexican: 'mexicaine',
  Thai: 'thaïlandaise',
  Chinese: 'chinoise',
  Indian: 'indienne',
  African: 'africaine',
  Korean: 'coréenne',
  Japanese: 'japonaise',
  French: 'française',
}

/** "À la" before a cuisine's adjective: "à l'italienne", "à la mexicaine". */
const inTheWay = (adjective: string) => (/^[aeiou]/u.test(adjective) ? `à l'${adjective}` : `à la ${adjective}`)

const fallbackBase: Partial<Record<DishName, Noun>> = {
  pasta: titleNounOf('pâtes', true),
  'one-pot-grain': titleNounOf('riz', false),
  'stir-fried-noodles': titleNounOf('nouilles', true),
  'noodle-soup': titleNounOf('nouilles', true),
}

function titleNounOf(bare: string, isPlural: boolean): Noun {
  return { the: `${isPlural ? 'les' : 'le'} ${bare}`, of: `de ${bare}`, bare, isPlural, isFeminine: isPlural, isOwnWord: false }
}

/** A participle that agrees with all main foods; if a gender is unknown, a noun carries it: "version farcie". */
function doneTo(nouns: readonly Noun[], participle: string): string {
  if (nouns.some(({ isOwnWord }) => isOwnWord)) return `version ${participle}e`
  const isPlural = nouns.length > 1 || nouns.some((noun) => noun.isPlural)
  return agreeingParticiple(participle, { isPlural, isFeminine: nouns.length > 0 && nouns.every((noun) => noun.isFeminine) })
}

function dishTitleOf({ dish, mains, base }: Headline, plan: Plan): string {
  const nouns = withoutRepeats(mains.map(titleNoun))
  const baseNoun = base === null ? fallbackBase[dish] : titleNoun(base)
  return dishWords[dishWordOf({ dish, mains })]({
    of: joinNames(nouns.map(({ of }) => of)),
    at: joinNames(nouns.map(contractA)),
    whole: joinNames(nouns.map(({ bare }) => bare)),
    base: baseNoun?.bare ?? '',
    done: (participle) => doneTo(nouns, participle),
    stuffed: stuffedTitleOf(mains, plan),
    baseDone: (participle) => doneTo(baseNoun === undefined ? [] : [baseNoun], participle),
  })
}

/** A stuffed dish is named with the food first: "poivrons farcis aux lentilles". */
function stuffedTitleOf(mains: readonly Item[], plan: Plan): string | null {
  const hollowed = plan.steps.flatMap((step) => step.tasks).flatMap((task) => (task.verb === 'hollow' ? task.items : []))
  if (hollowed.length === 0) return null
  const cases = withoutRepeats(hollowed.map(titleNoun))
  const filling = withoutRepeats(mains.filter((item) => !hollowed.includes(item)).map(titleNoun))
  const stuffed = `${joinNames(cases.map(({ bare }) => bare))} ${doneTo(cases, 'farci')}`
  return filling.length === 0 ? stuffed : `${stuffed} ${joinNames(filling.map(contractA))}`
}

function withoutRepeats(nouns: readonly Noun[]): Noun[] {
  return nouns.filter(({ the }, at) => nouns.findIndex((other) => other.the === the) === at)
}

/** Writes the title: main foods, dish word, flavours. Every food it names is on the list. */
export function writeTitle(plan: Plan): string {
  const headline = headlineOf(plan)
  const named = dishTitleOf(headline, plan)
  // One "et" is enough: "gratin d'agneau et d'aubergines avec relish de litchis".
  const and = named.includes(' et ') ? 'avec' : 'et'
  const relish = headline.relish.length === 0 ? '' : ` ${and} ${dishTitleOf({ ...headline, dish: 'relish', mains: headline.relish }, plan)}`
  const written = `${named}${relish}`
  const flavours = flavoursBeside(
    written,
    headline.accents.map((item) => accentNoun(item, plan).bare),
  )
  const adjective = headline.idea === null ? adjectives[headline.kitchen.method] : 'Potluck'
  // Avoids two "à la": "Sauce à la ciboulette à la coréenne".
  const way = headline.idea !== null ? ` ${adjective}` : / à l[a']/u.test(written) ? `, cuisine ${adjective}` : ` ${inTheWay(adjective)}`
  const styled = headline.idea !== null ? `${written} façon${way}` : `${written}${way}`
  const plain = headline.speaksForItself ? written : styled
  const [second, third] = headline.idea === null ? [`façon ${adjective}`, `recette ${adjective}`] : ['version Potluck', 'idée Potluck']
  const more = [`${written}, inspiration ${adjective}`, `${written}, touche ${adjective}`]
  return capitalised(
    chooseTitle(plan, {
      ways: headline.namesKitchen
        ? [styled, `${written}, ${second}`, `${written}, ${third}`, ...more]
        : [
            written,
            `${written}, cuisine de tous les jours`,
            `${written}, façon maison`,
            `${written}, comme à la maison`,
            `${written}, recette du jour`,
          ],
      flavours,
      flavoured: (some) => `${plain}, ${joinNames(some)}`,
    }),
  )
}

/** The list name without its article. */
function inFull(item: Item, plan: Plan): Noun {
  return nounOf(item, plan.lines.find((line) => line.item === item)?.amount ?? null)
}

/** The flavour in a title, singular for one piece: "citron vert", not "citrons verts". */
function accentNoun(item: Item, plan: Plan): Noun {
  const usual = titleNoun(item)
  const listed = inFull(item, plan)
  return usual.isPlural && !listed.isPlural ? listed : usual
}

/** Writes the one-sentence description under the title. */
export function writeDescription(plan: Plan): string {
  const headline = headlineOf(plan)
  const { dish, beside, idea } = headline
  const { about, flavours } = descriptionTopicOf(plan, headline)
  const what = capitalised(joinNames(about.map((item) => inFull(item, plan).bare)))
  const howMade =
    waysOfMaking[dish] ?? (plan.mealType === 'dessert' ? 'pour finir sur une note sucrée' : 'à napper sur un plat ou à servir à côté')
  const flavour =
    flavours.length > 0
      ? ` ; saveurs : ${joinNames(withoutRepeats(flavours.map((item) => accentNoun(item, plan))).map(({ bare }) => bare))}`
      : ''
  const side = beside ? `. À servir avec ${inFull(beside, plan).the}` : ''
  return `${what}, ${howMade}${flavour}${side}.${idea === null ? '' : surpriseTitleOf(idea)}`
}

function surpriseTitleOf({ method, flavour }: NonNullable<Headline['idea']>): string {
  if (method === null) return flavour === null ? '' : ` Des saveurs ${adjectives[flavour]}s.`
  if (flavour === null) return ` Une cuisson ${inTheWay(adjectives[method])}.`
  return ` Cuisson ${inTheWay(adjectives[method])}, saveurs ${adjectives[flavour]}s.`
}
