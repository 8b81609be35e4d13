import { describe, expect, test } from 'vitest'
import type { Verb } from '#kitchen/composer/draft.ts'
import { writeTitle } from '#kitchen/composer/grammar/en/titles.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { languages } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { faultyDishesIn, type PlannedDish, planTurnsOf, randomDishes, verbsOf } from '#kitchen/testing/some-plans.ts'

const plannedDishes = randomDishes()
const objectionable = (isWrong: (dish: PlannedDish) => boolean) => faultyDishesIn(plannedDishes, isWrong)
const isMeal = ({ plan }: PlannedDish) => plan.mealType === 'entrée' || plan.mealType === 'soup'

describe('faults in naming a dish', () => {
  test('no dish is named after a technique that it does not use', () => {
    const claims: Partial<Record<PlannedDish['headline']['dish'], readonly Verb[]>> = {
      'tray-roast': ['roast'],
      'roasted-fruit': ['roast'],
      grilled: ['grill'],
      steamed: ['steam'],
      braised: ['braise'],
      'pan-seared': ['sear', 'fry', 'brown'],
      'stir-fry': ['stir-fry'],
      'plain-flatbreads': ['bake-in-pan'],
      parcels: ['wrap-up'],
      'stir-fried-noodles': ['stir-fry'],
    }
    expect(
      objectionable((dish) => {
        const claimed = claims[dish.headline.dish]
        return claimed !== undefined && !claimed.some((verb) => verbsOf(dish).has(verb))
      }),
    ).toEqual([])
  })

  test('no savoury dish is named after a food that is only served beside it', () => {
    expect(
      objectionable((dish) => {
        const beside = dish.tasks.flatMap(({ verb, items }) => (verb === 'serve-with' ? items : []))
        const other = dish.plan.lines.some(({ item }) => !beside.includes(item) && isInGroup(item, 'flesh', 'vegetable', 'protein'))
        return isMeal(dish) && other && dish.headline.mains.some((item) => beside.includes(item))
      }),
    ).toEqual([])
  })

  test('no pickle is named after its vinegar, and no dish after its salt or pepper', () => {
    expect(
      objectionable(({ plan, headline }) => plan.archetype === 'quick-pickle' && headline.mains.some((item) => isInGroup(item, 'acid'))),
    ).toEqual([])
    expect(objectionable(({ headline }) => headline.mains.some((item) => item.class === 'salt' || isPlainPepper(item)))).toEqual([])
  })

  test('no sauce is named after an ingredient that the composer added', () => {
    const isNamable = (item: Item) =>
      item.use === 'yours' &&
      !['salt', 'flour', 'baking', 'thickener'].includes(item.class) &&
      !isInGroup(item, 'fat', 'sweet') &&
      !isPlainPepper(item)
    expect(
      objectionable(
        ({ plan, headline }) =>
          plan.mealType === 'condiment' &&
          plan.archetype !== 'quick-pickle' &&
          plan.lines.some(({ item }) => isNamable(item)) &&
          !headline.mains.some(isNamable),
      ),
    ).toEqual([])
  })

  test('crisped tortillas are never called toast or bread', () => {
    const bread = /toast|bread|röstbrot|tartine|tosta |tostas|тост|хлеб|トースト|面包|توست|خبز/iu
    const titles = (typed: string, meal: 'entrée' | 'dessert') =>
      planTurnsOf(
        typedRequest([typed], {
          mealTypes: [meal],
          targetMealType: meal,
          allergens: ['gluten'],
          selectedStaples: ['cooking oil', 'sugar'],
        }),
        6,
      ).flatMap(({ plan }) => languages.map(({ code }) => grammars[code](plan).title))
    const crisp = [...titles('corn tortillas', 'entrée'), ...titles('corn tortillas', 'dessert')]
    expect(crisp.length).toBeGreaterThan(20)
    expect(crisp.filter((title) => bread.test(title))).toEqual([])
    expect(titles('gluten-free bread', 'entrée').filter((title) => bread.test(title)).length).toBeGreaterThan(7)
  })

  test('no dish of salt and pepper only is called a spiced sauce', () => {
    const plain = planTurnsOf(typedRequest(['chicken', 'carrots', 'onion'], { cuisine: 'Indian' }), 20)
    const isPlain = ({ plan, headline }: PlannedDish) =>
      headline.dish === 'curry' &&
      !plan.lines.some(({ item }) => isInGroup(item, 'paste', 'aromatic') || (isInGroup(item, 'spice') && !isPlainPepper(item)))
    expect(plain.length).toBe(20)
    expect(plain.filter(isPlain).map(({ plan }) => writeTitle(plan))).toEqual([])
    expect(objectionable(isPlain)).toEqual([])
  })

  test('no dish is named after its oil, spices or bottled sauce while another typed food is in it', () => {
    const isTaste = (item: Item) =>
      (isInGroup(item, 'fat', 'spice', 'salty', 'sweet') && item.class !== 'butter') || ['hot-sauce', 'milk'].includes(item.class)
    const isFood = (item: Item) => item.use === 'yours' && isInGroup(item, 'flesh', 'protein', 'vegetable', 'fruit')
    expect(
      objectionable(({ plan, headline, tasks }) => {
        const beside = tasks.flatMap(({ verb, items }) => (['serve-with', 'scatter'].includes(verb) ? items : []))
        const hasFood = plan.lines.some(({ item }) => isFood(item) && !beside.includes(item))
        return hasFood && headline.mains.some(isTaste)
      }),
    ).toEqual([])
    const rice = planTurnsOf(typedRequest(['canola oil', 'cooked rice'], { cuisine: 'Chinese' }), 8).filter(
      ({ plan }) => plan.archetype === 'fried-rice',
    )
    expect(rice.length).toBeGreaterThan(0)
    expect(rice.flatMap(({ headline }) => headline.mains).filter((item) => isInGroup(item, 'fat'))).toEqual([])
  })

  test("a spread's name keeps its fish: cod and water spinach", () => {
    const spreads = planTurnsOf(
      typedRequest(['cod', 'water spinach'], { mealTypes: ['condiment'], targetMealType: 'condiment', selectedStaples: ['cooking oil'] }),
      6,
    ).filter(({ plan }) => plan.lines.some(({ item }) => item.kin === 'cod'))
    expect(spreads.length).toBeGreaterThan(0)
    for (const { headline } of spreads) expect(headline.mains.map(({ kin }) => kin)).toContain('cod')
  })

  test('the name of a pot keeps what it is known for: kimchi, peanut butter, the potatoes of a curry', () => {
    const mains = (typed: readonly string[], over: Parameters<typeof typedRequest>[1]) =>
      planTurnsOf(typedRequest(typed, over), 1).flatMap(({ headline }) => headline.mains.map(({ kin }) => kin))
    expect(mains(['pork belly', 'kimchi', 'tofu'], { cuisine: 'Korean', proteins: ['pork'] })).toEqual(['pork-belly', 'kimchi'])
    const soup = { mealTypes: ['soup' as const], targetMealType: 'soup' as const, cuisine: 'African' as const }
    expect(mains(['peanut butter', 'sweet potatoes', 'spinach'], soup)).toContain('peanut-butter')
    const spiced = ['cooking oil', 'salt and pepper', 'spices and herbs'] as const
    expect(mains(['cauliflower', 'potatoes', 'onion', 'ginger', 'tomatoes'], { cuisine: 'Indian', selectedStaples: [...spiced] })).toEqual([
      'cauliflower',
      'potato',
    ])
  })

  test('a pasta frittata is named after the spaghetti and the bacon', () => {
    const dishes = planTurnsOf(typedRequest(['spaghetti', 'eggs', 'bacon']), 6).filter(({ plan }) => plan.archetype === 'frittata')
    expect(dishes.length).toBeGreaterThan(0)
    for (const { headline } of dishes) expect(headline.mains.map(({ kin }) => kin)).toEqual(['spaghetti', 'bacon'])
  })

  test('no candied dessert is named after the fruit beside it, and no pancakes after an ingredient of every batter', () => {
    const sweet = (typed: readonly string[], cuisine: 'African' | 'French') =>
      planTurnsOf(typedRequest(typed, { cuisine, mealTypes: ['dessert'], targetMealType: 'dessert' }), 8)
    const candied = sweet(['mango', 'desiccated coconut', 'honey'], 'African').filter(({ headline }) => headline.dish === 'candied')
    expect(candied.length).toBeGreaterThan(0)
    for (const { headline } of candied) expect(headline.mains.map(({ kin }) => kin)).toEqual(['desiccated-coconut'])
    const named = (typed: readonly string[]) =>
      sweet(typed, 'French').flatMap(({ headline }) => (headline.dish === 'pancakes' ? [headline.mains.map(({ kin }) => kin)] : []))
    expect(new Set(named(['mango', 'flour', 'milk', 'cinnamon', 'eggs']).flat())).toEqual(new Set(['mango']))
    expect(named(['flour', 'milk', 'cinnamon', 'eggs'])).toContainEqual([])
    expect(named(['flour', 'milk', 'cinnamon', 'eggs']).flat()).toEqual([])
  })

  test('chocolate, eggs and cream make a baked custard whose eggs are proven by temperature', () => {
    const dishes = (typed: readonly string[], allergens: readonly 'dairy'[] = []) =>
      planTurnsOf(
        typedRequest(typed, {
          mealTypes: ['dessert'],
          targetMealType: 'dessert',
          dietTypes: ['vegetarian'],
          cuisine: 'French',
          selectedStaples: ['sugar'],
          allergens: [...allergens],
        }),
        4,
      )
    const ofChocolate = dishes(['dark chocolate', 'eggs', 'cream'])
    const [first] = ofChocolate
    expect(first?.headline.dish).toBe('custard')
    expect(first?.headline.mains.map(({ kin }) => kin)).toEqual(['dark-chocolate'])
    expect(first?.tasks.find(({ verb }) => verb === 'bake')?.proofs.map(({ item }) => item.kin)).toEqual(['egg'])
    for (const { code } of languages) expect(first && grammars[code](first.plan).instructions.join(' ')).toMatch(/71\s?(?:°C|درجة)/)
    expect(dishes(['milk', 'eggs'])[0]?.headline).toMatchObject({ dish: 'custard', mains: [] })
    // Without dairy no dish may be called custard.
    const ofCoconut = dishes(['coconut milk', 'eggs'], ['dairy']).filter(({ plan }) => plan.archetype === 'custard')
    expect(ofCoconut.length).toBeGreaterThan(0)
    expect(ofCoconut.map(({ headline }) => headline.dish)).not.toContain('custard')
  })
})
