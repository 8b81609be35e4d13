import { describe, expect, it } from 'vitest'
import { languages } from '#domain/options.ts'
import { randomRequest, typedRequest } from '#kitchen/a-request.ts'
import type { Task, Verb } from '#kitchen/composer/draft.ts'
import { isEssence } from '#kitchen/composer/fat-and-aromatics.ts'
import { writeTitle } from '#kitchen/composer/grammar/en/titles.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { type Planned, plannedFor, somePlans } from '#kitchen/composer/some-plans.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { classFacts } from '#kitchen/lexicon/classes.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

const planned = somePlans(700, 4)

/** The titles of the dishes that a cook would object to. */
function objectionable(isWrong: (dish: Planned) => boolean): string[] {
  return planned.filter(isWrong).map((dish) => `${writeTitle(dish.plan)} (${dish.plan.archetype})`)
}

const verbsOf = ({ tasks }: Planned) => new Set(tasks.map(({ verb }) => verb))
const isMeal = ({ plan }: Planned) => plan.mealType === 'entrée' || plan.mealType === 'soup'

describe('what no cook would do', () => {
  it('is looked for in thousands of dishes of every meal', () => {
    expect(planned.length).toBeGreaterThan(2000)
    expect(new Set(planned.map(({ plan }) => plan.mealType)).size).toBe(4)
  })

  it('is to call a dish after another technique than its own', () => {
    const claims: Partial<Record<Planned['headline']['dish'], readonly Verb[]>> = {
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

  it('is to lay food on the plates and to grill, roast or steam it then, or to stir stuffed vegetables in a pan', () => {
    const cooks: readonly Verb[] = ['grill', 'roast', 'steam', 'fry', 'sear', 'bake']
    const ofDuck = plannedFor(typedRequest(['duck', 'cod', 'tempeh', 'basil'], { cuisine: 'Mexican', selectedStaples: [] }), 30)
    const bowls = ofDuck.filter(({ plan }) => plan.archetype === 'bowl')
    const isLate = ({ tasks }: Planned) => {
      const at = tasks.findIndex(({ vessel }) => vessel === 'plates')
      const plated = tasks[at]?.items ?? []
      return at >= 0 && tasks.slice(at).some(({ verb, items }) => cooks.includes(verb) && items.some((item) => plated.includes(item)))
    }
    expect(bowls.filter(({ tasks }) => tasks.some(({ verb }) => verb === 'grill')).length).toBeGreaterThan(0)
    expect(bowls.filter(isLate)).toEqual([])
    expect(objectionable(isLate)).toEqual([])
    const ofRice = plannedFor(typedRequest(['flattened rice', 'bell peppers', 'tamari'], { cuisine: 'Indian', searchMode: 'ideas' }), 30)
    const stuffed = ofRice.filter(({ tasks }) => tasks.some(({ verb }) => verb === 'stuff'))
    expect(stuffed.length).toBeGreaterThan(0)
    const isStirred = ({ tasks }: Planned) => {
      const at = tasks.findIndex(({ verb }) => verb === 'stuff')
      const full = tasks[at]?.and ?? []
      return at >= 0 && tasks.slice(at).some(({ verb, items }) => verb === 'fry' && items.some((item) => full.includes(item)))
    }
    expect(stuffed.filter(isStirred)).toEqual([])
    expect(objectionable(isStirred)).toEqual([])
  })

  it('is to call a savoury dish after what only stands beside it', () => {
    expect(
      objectionable((dish) => {
        const beside = dish.tasks.flatMap(({ verb, items }) => (verb === 'serve-with' ? items : []))
        const other = dish.plan.lines.some(({ item }) => !beside.includes(item) && isIn(item, 'flesh', 'vegetable', 'protein'))
        return isMeal(dish) && other && dish.headline.mains.some((item) => beside.includes(item))
      }),
    ).toEqual([])
  })

  it('is to call a pickle after its vinegar, or anything after its pepper', () => {
    expect(
      objectionable(({ plan, headline }) => plan.archetype === 'quick-pickle' && headline.mains.some((item) => isIn(item, 'acid'))),
    ).toEqual([])
    expect(objectionable(({ headline }) => headline.mains.some((item) => item.class === 'salt' || isPlainPepper(item)))).toEqual([])
  })

  it('is to call a sauce after what was added to what was brought', () => {
    const isNamable = (item: Item) =>
      item.use === 'yours' &&
      !['salt', 'flour', 'baking', 'thickener'].includes(item.class) &&
      !isIn(item, 'fat', 'sweet') &&
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

  it('is to bake a gratin with nothing that binds it or nothing that browns', () => {
    const binds = (item: Item) => isIn(item, 'dairy', 'liquid') || ['tomato', 'soft-cheese'].includes(item.class)
    const browns = (item: Item) => isIn(item, 'cheese', 'dairy') || item.kin === 'breadcrumbs' || item.kin === 'panko'
    const items = ({ tasks }: Planned, wanted: (task: Task) => boolean) =>
      tasks.filter(wanted).flatMap((task) => [...task.items, ...task.and])
    const gratins = planned.filter(({ plan }) => plan.archetype === 'gratin')
    expect(gratins.length).toBeGreaterThan(10)
    for (const gratin of gratins) {
      const tossed = items(gratin, (task) => task.verb === 'toss' && task.vessel === 'baking-dish')
      const over = items(gratin, (task) => task.verb === 'cover-with')
      expect({ title: writeTitle(gratin.plan), isBound: tossed.some(binds), isCrusted: [...over, ...tossed].some(browns) }).toMatchObject({
        isBound: true,
        isCrusted: true,
      })
    }
  })

  it('is to blend a fruit salad, or to crush what is still to be drained', () => {
    expect(objectionable((dish) => dish.headline.dish === 'fruit-salad' && verbsOf(dish).has('blend'))).toEqual([])
    expect(
      objectionable(({ tasks }) =>
        tasks.some(
          ({ verb, items }, at) =>
            (verb === 'crush' || verb === 'mash') &&
            tasks.slice(at + 1).some((later) => later.verb === 'drain' && later.items.some((item) => items.includes(item))),
        ),
      ),
    ).toEqual([])
  })

  it('is to fry, toast or roast an extract', () => {
    const dry: readonly Verb[] = ['fry', 'bloom', 'toast', 'stir-fry', 'sear']
    expect(objectionable(({ tasks }) => tasks.some(({ verb, items }) => dry.includes(verb) && items.some(isEssence)))).toEqual([])
  })

  it('is to brown a thing until it is browned', () => {
    expect(objectionable(({ tasks }) => tasks.some(({ verb, cue }) => verb === 'brown' && cue === 'browned'))).toEqual([])
  })

  it('is to count single minutes over half an hour', () => {
    const isOdd = (minutes: number) => (minutes > 90 ? minutes % 10 !== 0 : minutes > 30 && minutes % 5 !== 0)
    expect(objectionable(({ tasks }) => tasks.some(({ minutes }) => minutes?.some(isOdd)))).toEqual([])
    for (const { plan } of planned) expect(plan.times.total).toBe(plan.times.prep + plan.times.cook + plan.times.rest)
  })

  it('is to lay food on plates, or to close it in parcels, before or after its heat', () => {
    const heats: readonly Verb[] = [
      'boil',
      'absorb',
      'steam',
      'simmer',
      'braise',
      'fry',
      'stir-fry',
      'sear',
      'brown',
      'grill',
      'roast',
      'bake',
    ]
    const shares = (one: Task, other: Task) => one.items.some((item) => other.items.includes(item))
    const parsnips = plannedFor(
      typedRequest(['cooked rice', 'black pepper', 'parsnips', 'Greek yogurt'], { cuisine: 'French', selectedStaples: [] }),
      8,
    )
    const isWrong = ({ tasks }: Planned) =>
      tasks.some(
        (task, at) =>
          (task.vessel === 'plates' && tasks.slice(at + 1).some((later) => heats.includes(later.verb) && shares(later, task))) ||
          (task.verb === 'wrap-up' &&
            tasks.slice(0, at).some((one) => heats.includes(one.verb) && one.minutes !== null && shares(one, task))),
      )
    expect(parsnips.filter(isWrong).map(({ plan }) => writeTitle(plan))).toEqual([])
    expect(objectionable(isWrong)).toEqual([])
  })

  it('is to crack eggs into a pan that what they belong to has left', () => {
    const hashes = plannedFor(typedRequest(['potatoes', 'eggs', 'onion'], { searchMode: 'ideas' }), 8).filter(
      ({ plan }) => plan.archetype === 'hash',
    )
    expect(hashes.length).toBeGreaterThan(0)
    const isLeft = ({ tasks }: Planned) =>
      tasks.some(
        (task, at) =>
          task.verb === 'crack-in' &&
          !tasks.slice(0, at).some((one) => one.vessel === task.vessel && one.items.some((item) => isIn(item, 'vegetable'))),
      )
    expect(objectionable((dish) => dish.plan.archetype === 'hash' && isLeft(dish))).toEqual([])
    expect(hashes.filter(isLeft)).toEqual([])
  })

  it('is to cook for so many minutes more what was only brought to the boil', () => {
    const cooks: readonly Verb[] = ['boil', 'absorb', 'steam', 'simmer', 'braise', 'fry', 'stir-fry', 'roast', 'grill', 'bake', 'sear']
    expect(
      objectionable(({ tasks }) =>
        tasks.some(
          ({ continues, minutes }, at) => continues && minutes !== null && !tasks.slice(0, at).some(({ verb }) => cooks.includes(verb)),
        ),
      ),
    ).toEqual([])
  })

  it('is to make a soup of two things half of nut butter, or to tear crab', () => {
    for (const typed of [
      ['almond butter', 'eggplant'],
      ['peanut butter', 'zucchini'],
      ['tahini', 'carrot'],
    ])
      for (const { plan } of plannedFor(typedRequest(typed, { mealTypes: ['soup'], targetMealType: 'soup', selectedStaples: [] }), 3)) {
        const butter = plan.lines.find(({ item }) => item.class === 'nut-butter')
        expect([writeTitle(plan), butter?.amount?.amount ?? 0]).toEqual([
          writeTitle(plan),
          expect.toSatisfy((ml: number) => ml > 0 && ml <= 60),
        ])
      }
    expect(lexicon.crab.cut ?? classFacts.shellfish.cut).toBe('whole')
  })

  it('is to add to the pot what was browned in it and never taken out', () => {
    const isTwice = ({ tasks }: Planned) =>
      tasks.some(({ verb, vessel, items }, at) => {
        if (verb !== 'brown') return false
        const again = tasks.findIndex(
          (task, later) => later > at && task.verb === 'simmer' && task.items.some((item) => items.includes(item)),
        )
        const isOut = tasks.slice(at, Math.max(at, again)).some((task) => task.verb === 'lift-out')
        return again > at && tasks[again]?.vessel === vessel && !isOut
      })
    const browned = planned.filter(({ tasks }) => tasks.some(({ verb }) => verb === 'brown'))
    const dishes = Array.from({ length: 40 }, (_, at) => plannedFor(randomRequest(71_500 + at * 10), 8)).flat()
    expect(dishes.filter(({ tasks }) => tasks.some(({ verb }) => verb === 'brown')).length + browned.length).toBeGreaterThan(20)
    expect([...objectionable(isTwice), ...dishes.filter(isTwice)]).toEqual([])
  })

  it('is to boil a soup up again when the salad beside it is mixed', () => {
    const soups = plannedFor(randomRequest(73_004), 24)
    const isLate = ({ tasks }: Planned) => {
      const salad = tasks.findIndex(({ vessel }) => vessel === 'salad-bowl')
      return salad >= 0 && tasks.slice(salad).some(({ verb }) => verb === 'boil-up')
    }
    expect(soups.filter(({ tasks }) => tasks.some(({ verb }) => verb === 'boil-up')).length).toBeGreaterThan(0)
    expect(soups.filter(isLate)).toEqual([])
  })

  it('is to rinse, boil or roast crackers, crispbread, popcorn or breakfast cereals', () => {
    for (const [typed, language] of [
      ['rice crackers', 'en'],
      ['crispbread', 'en'],
      ['popcorn', 'en'],
      ['corn flakes', 'en'],
      ['puffed rice', 'en'],
      ['Reiscracker', 'de'],
      ['попкорн', 'ru'],
      ['コーンフレーク', 'ja'],
    ] as const)
      for (const { tasks, plan } of plannedFor(typedRequest([typed, language === 'en' ? 'avocado' : 'Tofu'], { language }), 4)) {
        const touched = tasks.filter(({ items }) => items.some(({ kin }) => kin === 'crackers'))
        expect([typed, writeTitle(plan), touched.map(({ verb }) => verb)]).toEqual([
          typed,
          writeTitle(plan),
          touched.map(() => expect.stringMatching(/^(?:serve-with|scatter)$/)),
        ])
        expect(tasks.filter(({ verb }) => verb === 'absorb')).toEqual([])
      }
    const [first] = plannedFor(typedRequest(['rice crackers', 'avocado']), 1)
    expect(first?.plan.lines.map(({ item }) => item.words)).toContain('rice crackers')
  })

  it('is to fry a lone egg in a dry pan, or to wash and peel it', () => {
    for (const cuisine of ['Italian', 'French', 'Thai', 'Mexican'] as const)
      for (const { tasks } of plannedFor(typedRequest(['eggs'], { cuisine, selectedStaples: [] }), 3)) {
        const verbs = tasks.map(({ verb }) => verb)
        expect(verbs).not.toContain('warm-pan')
        expect(verbs).not.toContain('get-ready')
      }
  })

  it('is to call crisped tortillas toast: only what is baked of a loaf is called bread', () => {
    const bread = /toast|bread|röstbrot|tartine|tosta |tostas|тост|хлеб|トースト|面包|توست|خبز/iu
    const titles = (typed: string, meal: 'entrée' | 'dessert') =>
      plannedFor(
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

  it('is to roast or to sear a mash: it is warmed beside the dish, and the dish is not called after it', () => {
    const dishes = [
      plannedFor(typedRequest(['mashed potatoes', 'salmon']), 8),
      plannedFor(typedRequest(['mashed potatoes', 'pork chops', 'peas'], { cuisine: 'French', searchMode: 'ideas' }), 8),
    ].flat()
    const isMash = (item: Item) => item.form === 'mashed'
    const dry: readonly Verb[] = ['roast', 'sear', 'grill', 'stir-fry', 'boil', 'mash']
    const isWrong = ({ tasks }: Planned) => tasks.some(({ verb, items }) => dry.includes(verb) && items.some(isMash))
    expect(dishes.filter(({ tasks }) => tasks.some(({ items }) => items.some(isMash))).length).toBeGreaterThan(8)
    expect(dishes.filter(isWrong).map(({ plan }) => writeTitle(plan))).toEqual([])
    expect(dishes.some(({ headline }) => headline.beside !== null && isMash(headline.beside))).toBe(true)
  })

  it('is to spoon over a plate the oil that is in the pan, as if there were more', () => {
    const bowls = plannedFor(
      typedRequest(['salmon', 'rice', 'onion', 'chili powder'], { cuisine: 'Korean', selectedStaples: ['cooking oil'] }),
      20,
    )
    const isOil = (item: Item) => isIn(item, 'fat') && item.kin !== 'sesame-oil'
    const isTwice = ({ plan, tasks }: Planned) =>
      plan.archetype === 'bowl' &&
      tasks.some(({ verb, items }) => verb === 'dress' && items.length > 1 && items.some(isOil)) &&
      tasks.some(({ verb, items }) => verb === 'heat-fat' && items.some(isOil))
    expect(bowls.filter(({ plan }) => plan.archetype === 'bowl').length).toBeGreaterThan(0)
    expect(bowls.filter(isTwice).map(({ plan }) => writeTitle(plan))).toEqual([])
    expect(objectionable(isTwice)).toEqual([])
  })

  it('is to say a spiced sauce of salt and pepper', () => {
    const plain = plannedFor(typedRequest(['chicken', 'carrots', 'onion'], { cuisine: 'Indian' }), 20)
    const isPlain = ({ plan, headline }: Planned) =>
      headline.dish === 'curry' &&
      !plan.lines.some(({ item }) => isIn(item, 'paste', 'aromatic') || (isIn(item, 'spice') && !isPlainPepper(item)))
    expect(plain.length).toBe(20)
    expect(plain.filter(isPlain).map(({ plan }) => writeTitle(plan))).toEqual([])
    expect(objectionable(isPlain)).toEqual([])
  })

  it('is to boil pasta or potatoes long before the dish they stand beside is done', () => {
    const isDrained = ({ verb, lane, items }: Task) =>
      verb === 'boil' && lane === 'side' && items.some((item) => isIn(item, 'dough') || item.class === 'root')
    const waits = ({ tasks }: Planned) => {
      const at = tasks.findIndex(isDrained)
      const boiled = tasks[at]?.items ?? []
      const isMet = (task: Task) =>
        task.joins || task.phase !== 'cook' || [...task.items, ...task.and].some((item) => boiled.includes(item))
      const met = tasks.findIndex((task, index) => index > at && isMet(task))
      const between = at < 0 ? [] : tasks.slice(at + 1, met < 0 ? tasks.length : met)
      return between.reduce((sum, { lane, minutes }) => sum + (lane === 'main' ? (minutes?.[1] ?? 0) : 0), 0)
    }
    const stews = [
      plannedFor(typedRequest(['pasta', 'chicken', 'potatoes', 'carrots'], { cuisine: 'French', searchMode: 'ideas' }), 12),
      plannedFor(typedRequest(['rice vermicelli', 'corn', 'lentils', 'coconut milk'], { searchMode: 'ideas' }), 12),
    ].flat()
    expect([...planned, ...stews].filter(({ tasks }) => tasks.some(isDrained)).length).toBeGreaterThan(40)
    expect(stews.filter((dish) => waits(dish) >= 25).map(({ plan }) => writeTitle(plan))).toEqual([])
    expect(objectionable((dish) => waits(dish) >= 25)).toEqual([])
  })

  it('is to call a frittata of pasta after its bacon alone', () => {
    const dishes = plannedFor(typedRequest(['spaghetti', 'eggs', 'bacon']), 6).filter(({ plan }) => plan.archetype === 'frittata')
    expect(dishes.length).toBeGreaterThan(0)
    for (const { headline } of dishes) expect(headline.mains.map(({ kin }) => kin)).toEqual(['spaghetti', 'bacon'])
  })

  it('is to lay boiled eggs beside spaghetti and bacon', () => {
    const [first] = plannedFor(typedRequest(['spaghetti', 'eggs', 'bacon', 'parmesan']), 1)
    expect(first?.plan.archetype).toBe('frittata')
    expect(first?.tasks.find(({ verb }) => verb === 'toss')?.items.map(({ kin }) => kin)).toEqual(['spaghetti'])
    expect(first?.tasks.find(({ verb }) => verb === 'pour-over')?.proofs.map(({ item }) => item.kin)).toEqual(['egg'])
  })

  it('is to list half a tomato or half a pod of cardamom', () => {
    const small = ['tomato', 'cardamom', 'potato', 'chili-pepper', 'egg', 'fig', 'passion-fruit', 'banana']
    const lines = planned.flatMap(({ plan }) => plan.lines).filter(({ item }) => small.includes(item.kin) && item.most === undefined)
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.filter(({ amount }) => amount?.measure === 'piece' && amount.amount % 1 !== 0)).toEqual([])
  })

  it('is to bake fish as long as raw potatoes, or to cook it before it is baked', () => {
    const gratins = [
      ['salmon', 'potatoes', 'cream', 'cheese', 'soy sauce'],
      ['shrimp', 'eggplant', 'leek', 'cream', 'parmesan', 'mustard'],
    ].flatMap((typed) =>
      plannedFor(typedRequest(typed, { cuisine: 'French', searchMode: 'ideas' }), 10).filter(({ plan }) => plan.archetype === 'gratin'),
    )
    expect(gratins.length).toBeGreaterThan(1)
    for (const { plan, tasks } of gratins) {
      const ofFish = tasks.filter(({ minutes, items }) => minutes !== null && items.some((item) => isIn(item, 'flesh')))
      expect([writeTitle(plan), ofFish.map(({ verb, minutes }) => [verb, minutes])]).toEqual([writeTitle(plan), [['bake', [15, 20]]]])
      const bakedAt = tasks.findIndex(({ verb }) => verb === 'bake')
      const late = tasks
        .slice(bakedAt)
        .flatMap(({ items }) => items.filter((item) => item.class === 'salty-sauce' || item.kin === 'mustard'))
      expect(late).toEqual([])
    }
  })

  it('is to boil, to steam or to grill loose mince in a bowl', () => {
    const bowls = plannedFor(
      typedRequest(['ground pork', 'lentils', 'tomatoes', 'carrot'], { cuisine: 'African', selectedStaples: [] }),
      12,
    ).filter(({ plan }) => plan.archetype === 'bowl')
    expect(bowls.length).toBeGreaterThan(0)
    const isWrong = ({ plan, tasks }: Planned) =>
      plan.archetype === 'bowl' &&
      tasks.some(
        ({ verb, items }) => ['simmer', 'steam', 'drain', 'grill', 'roast'].includes(verb) && items.some((item) => item.class === 'mince'),
      )
    expect(bowls.filter(isWrong).map(({ plan }) => writeTitle(plan))).toEqual([])
    expect(objectionable(isWrong)).toEqual([])
  })

  it('is to call a dessert candied after the fruit beside it, or pancakes after what is in every batter', () => {
    const sweet = (typed: readonly string[], cuisine: 'African' | 'French') =>
      plannedFor(typedRequest(typed, { cuisine, mealTypes: ['dessert'], targetMealType: 'dessert' }), 8)
    const candied = sweet(['mango', 'desiccated coconut', 'honey'], 'African').filter(({ headline }) => headline.dish === 'candied')
    expect(candied.length).toBeGreaterThan(0)
    for (const { headline } of candied) expect(headline.mains.map(({ kin }) => kin)).toEqual(['desiccated-coconut'])
    const named = (typed: readonly string[]) =>
      sweet(typed, 'French').flatMap(({ headline }) => (headline.dish === 'pancakes' ? [headline.mains.map(({ kin }) => kin)] : []))
    expect(new Set(named(['mango', 'flour', 'milk', 'cinnamon', 'eggs']).flat())).toEqual(new Set(['mango']))
    expect(named(['flour', 'milk', 'cinnamon', 'eggs'])).toContainEqual([])
    expect(named(['flour', 'milk', 'cinnamon', 'eggs']).flat()).toEqual([])
  })

  it('is to say meanwhile where nothing is cooking by itself, or twice in a row', () => {
    expect(
      objectionable(({ plan }) =>
        plan.steps.some(
          (step, at) => step.isMeanwhile && ((plan.steps[at - 1]?.minutes ?? null) === null || plan.steps[at - 1]?.isMeanwhile === true),
        ),
      ),
    ).toEqual([])
  })

  it('is to say more minutes of what has not cooked there yet', () => {
    const isWrong = ({ tasks }: Planned) =>
      tasks.some(
        ({ continues, minutes, verb, vessel }, at) =>
          continues &&
          minutes !== null &&
          !tasks.slice(0, at).some((one) => one.minutes !== null && one.verb === verb && one.vessel === vessel),
      )
    expect(objectionable(isWrong)).toEqual([])
  })

  it('is to divide the salt in two halves and a rest', () => {
    expect(
      objectionable(({ plan, tasks }) =>
        plan.lines.some(
          ({ item }) =>
            (item.class === 'salt' || isPlainPepper(item)) &&
            tasks.filter(({ items, and }) => items.includes(item) || and.includes(item)).length > 2,
        ),
      ),
    ).toEqual([])
  })

  it('is to sugar a salad of dates', () => {
    expect(
      objectionable(
        ({ plan }) =>
          plan.archetype === 'fruit-salad' &&
          plan.lines.some(({ item }) => item.kin === 'date') &&
          plan.lines.some(({ item }) => isIn(item, 'sweet') && item.use !== 'yours'),
      ),
    ).toEqual([])
  })
})

describe('odd and tiny inputs', () => {
  it('are a salmon with a strawberry relish, never both in one pan', () => {
    const dishes = plannedFor(typedRequest(['strawberries', 'salmon'], { searchMode: 'ideas', cuisine: 'Mexican' }), 3)
    for (const { tasks, headline, plan } of dishes) {
      expect(headline.mains.map(({ kin }) => kin)[0]).toBe('salmon')
      expect(tasks.some(({ items }) => ['strawberry', 'salmon'].every((kin) => items.some((item) => item.kin === kin)))).toBe(false)
      expect(writeTitle(plan)).toMatch(/Strawberry (?:Relish|Salsa)/)
      const served = languages.map(({ code }) => grammars[code](plan).instructions.at(-1) ?? '')
      expect(served[languages.findIndex(({ code }) => code === 'en')]).toMatch(/the relish/)
      for (const words of served) expect(words).toMatch(/relish|релиш|レリッシュ|佐餐小菜|المتبل|condimento/i)
    }
    expect(dishes).toHaveLength(3)
  })

  it('are a dough that is kneaded before anything is hot', () => {
    const [dish] = plannedFor(typedRequest(['flour', 'water']), 1)
    expect(dish?.plan.times.prep).toBeGreaterThanOrEqual(10)
    expect(dish?.plan.times.rest).toBeGreaterThanOrEqual(15)
  })
})
