import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { classFacts } from '#kitchen/lexicon/classes.ts'
import { type DietLevel, heatTechniques, type IngredientClass, type IngredientFacts } from '#kitchen/lexicon/ingredient.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import { foodFamilies } from '#kitchen/lexicon/traits.ts'

const facts: [string, IngredientFacts][] = Object.entries(lexicon)

const strictness: DietLevel[] = ['vegan', 'vegetarian', 'pescatarian', 'meat']
const flesh: IngredientClass[] = ['poultry', 'meat', 'mince', 'cured-meat', 'fish', 'cured-fish', 'shellfish']
const dairy: IngredientClass[] = ['milk', 'cream', 'yogurt', 'soft-cheese', 'hard-cheese', 'butter']
const cookedThrough: IngredientClass[] = ['poultry', 'meat', 'mince', 'fish', 'shellfish', 'egg']

/** The ids of the ingredients that break a rule; every test below expects an empty list. */
function idsWhere(broken: (food: IngredientFacts, id: string) => boolean): string[] {
  return facts.filter(([id, food]) => broken(food, id)).map(([id]) => id)
}

/** The allergens that a food contains always or often. */
function allergensOf(food: IngredientFacts) {
  return [...(food.contains ?? []), ...(food.mayContain ?? [])]
}

function hazardOf(food: IngredientFacts) {
  return food.hazard ?? classFacts[food.class].hazard
}

describe('the lexicon', () => {
  test('every ingredient has one row, in the file of its class, under a kebab-case id', async () => {
    const files = readdirSync(new URL('rows/', import.meta.url))
    const tables = await Promise.all(files.map(async (file) => [file, await import(`./rows/${file}`)] as const))
    const ids = tables.flatMap(([file, module]) =>
      Object.values<Record<string, IngredientFacts>>(module).flatMap((table) =>
        Object.entries(table).map(([id, { class: kind }]) => (`${kind}.ts` === file ? id : `${id} in ${file}`)),
      ),
    )
    expect(ids.length).toBeGreaterThanOrEqual(550)
    expect(ids.toSorted()).toEqual(Object.keys(lexicon).toSorted())
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  })

  test('the lexicon repeats for an ingredient nothing that its class already says', () => {
    const repeated = facts.flatMap(([id, food]) => {
      const usual = classFacts[food.class]
      const techniques = heatTechniques.filter((technique) => {
        const own = food.cook?.[technique]
        return own !== undefined && JSON.stringify(own || undefined) === JSON.stringify(usual.cook[technique])
      })
      const others = (['role', 'state', 'cut', 'prep', 'raw', 'hazard'] as const).filter(
        (fact) => food[fact] !== undefined && food[fact] === usual[fact],
      )
      return [...techniques, ...others].map((fact) => `${id}: ${fact}`)
    })
    expect(repeated).toEqual([])
  })

  test('every place among the common foods is taken once', () => {
    const places = Object.values(lexicon).flatMap(({ common }) => common ?? [])
    expect(places.toSorted((one, other) => one - other)).toEqual(places.map((_, at) => at + 1))
    expect(places.length).toBeGreaterThan(100)
  })

  test('every family of general words has a food', () => {
    const named = new Set<string>(Object.values(lexicon).flatMap((row) => row.families ?? []))
    expect(foodFamilies.filter((name) => !named.has(name))).toEqual([])
  })

  test('an emoji names one ingredient', () => {
    const emoji = Object.values(lexicon).flatMap((row) => row.emoji ?? [])
    expect(emoji.length).toBeGreaterThan(50)
    expect(emoji).toEqual([...new Set(emoji)])
  })
})

describe('allergens and diets', () => {
  test('no vegan food contains dairy, eggs or shellfish', () => {
    expect(
      idsWhere((food) => food.diet === 'vegan' && (food.contains ?? []).some((a) => ['dairy', 'eggs', 'shellfish'].includes(a))),
    ).toEqual([])
  })

  test('no food that contains shellfish is vegetarian, not even at worst', () => {
    expect(
      idsWhere((food) => allergensOf(food).includes('shellfish') && ['vegan', 'vegetarian'].includes(food.dietAtWorst ?? food.diet)),
    ).toEqual([])
  })

  test('every shellfish contains shellfish, and every mushroom contains mushroom', () => {
    expect(idsWhere((food) => food.class === 'shellfish' && !food.contains?.includes('shellfish'))).toEqual([])
    expect(idsWhere((food) => food.class === 'mushroom' && !food.contains?.includes('mushroom'))).toEqual([])
  })

  test('milk, cream, yogurt, cheese and butter contain dairy unless they are vegan', () => {
    expect(idsWhere((food) => dairy.includes(food.class) && food.diet !== 'vegan' && !food.contains?.includes('dairy'))).toEqual([])
  })

  test('bread, pasta, noodles, wraps, pastry and flour contain gluten unless they are made of something else', () => {
    const wheaten: IngredientClass[] = ['bread', 'pasta', 'noodle', 'wrap', 'pastry', 'flour']
    const madeOf =
      /^(rice|glutinous-rice|corn|cornmeal|masa|tortilla|glass|sweet-potato|konjac|chickpea|almond|coconut|buckwheat|cassava|gluten-free)-/
    expect(idsWhere((food, id) => wheaten.includes(food.class) && allergensOf(food).includes('gluten') === madeOf.test(id))).toEqual([])
  })

  test('animal products such as honey, eggs and milk are vegetarian and not vegan', () => {
    const made = [
      'honey',
      'egg',
      'milk',
      'butter',
      'ghee',
      'cream',
      'yogurt',
      'cheese',
      'lactose-free-milk',
      'white-chocolate',
      'mayonnaise',
    ]
    const vegetarian = facts.filter(([, food]) => food.diet === 'vegetarian').map(([id]) => id)
    expect(vegetarian).toEqual(expect.arrayContaining(made))
  })
})

describe('diets at worst and proteins', () => {
  test('a food names an allergen once, as always or as often contained', () => {
    expect(idsWhere((food) => new Set(allergensOf(food)).size !== allergensOf(food).length)).toEqual([])
  })

  test('a food that often contains milk or eggs is not vegan at worst, and one that often contains shellfish is not vegetarian', () => {
    const least = (food: IngredientFacts) => {
      if (allergensOf(food).includes('shellfish')) return 'pescatarian'
      return allergensOf(food).some((allergen) => allergen === 'dairy' || allergen === 'eggs') ? 'vegetarian' : 'vegan'
    }
    expect(idsWhere((food) => strictness.indexOf(food.dietAtWorst ?? food.diet) < strictness.indexOf(least(food)))).toEqual([])
  })

  test('a food that may contain milk, eggs or shellfish is not vegan at worst', () => {
    const mayHoldAnimal = ({ unknown = [] }: IngredientFacts) => unknown.some((one) => ['dairy', 'eggs', 'shellfish'].includes(one))
    expect(facts.filter(([, food]) => mayHoldAnimal(food)).length).toBeGreaterThan(5)
    expect(idsWhere((food) => mayHoldAnimal(food) && (food.dietAtWorst ?? food.diet) === 'vegan')).toEqual([])
  })

  test("a food's diet at worst is less strict than its usual diet", () => {
    expect(
      idsWhere((food) => food.dietAtWorst !== undefined && strictness.indexOf(food.dietAtWorst) <= strictness.indexOf(food.diet)),
    ).toEqual([])
  })

  test('only animal flesh, its stock and its fat have a protein for the protein filter', () => {
    const isAnimal = (food: IngredientFacts) =>
      flesh.includes(food.class) || (['stock', 'oil'].includes(food.class) && ['meat', 'pescatarian'].includes(food.diet))
    expect(idsWhere((food) => isAnimal(food) !== (food.protein !== undefined))).toEqual([])
  })

  test('the protein of pescatarian flesh is seafood, and that of other flesh is not', () => {
    expect(idsWhere((food) => food.protein !== undefined && (food.protein === 'seafood') !== (food.diet === 'pescatarian'))).toEqual([])
  })
})

describe('safety', () => {
  test('raw poultry, meat, mince, fish, shellfish and eggs have a hazard and are never eaten raw', () => {
    expect(idsWhere((food) => cookedThrough.includes(food.class) && hazardOf(food) === undefined)).toEqual([])
    expect(idsWhere((food) => cookedThrough.includes(food.class) && (food.raw ?? classFacts[food.class].raw))).toEqual([])
  })

  test('poultry, mince, pork, livers and bivalves have hazards of their own', () => {
    const expected: Record<string, string> = {
      'chicken-liver': 'poultry',
      sausage: 'mince',
      mussel: 'bivalve',
      clam: 'bivalve',
      oyster: 'bivalve',
      cassava: 'cassava',
      'cooked-rice': 'cooked-rice',
    }
    expect(idsWhere((food, id) => id in expected && hazardOf(food) !== expected[id])).toEqual([])
    expect(idsWhere((food) => food.class === 'poultry' && hazardOf(food) !== 'poultry')).toEqual([])
    expect(
      idsWhere(
        (food) =>
          food.class === 'mince' && hazardOf(food) !== (food.protein === 'chicken' || food.protein === 'other' ? 'poultry' : 'mince'),
      ),
    ).toEqual([])
    expect(idsWhere((food) => food.class === 'meat' && food.protein === 'pork' && hazardOf(food) !== 'pork')).toEqual([])
  })

  test('cassava is only boiled, simmered, steamed or braised', () => {
    const { cassava } = lexicon
    const dry = heatTechniques.filter((technique) => !['boil', 'simmer', 'steam', 'braise'].includes(technique))
    expect(dry.filter((technique) => (cassava.cook?.[technique] ?? classFacts.root.cook[technique] ?? false) !== false)).toEqual([])
  })
})

describe('amounts and times', () => {
  test('every ingredient has a meal and an amount above zero for it', () => {
    expect(idsWhere((food) => Object.keys(food.serving).length === 0)).toEqual([])
    expect(idsWhere((food) => Object.values(food.serving).some((amount) => !(amount > 0 && Number.isFinite(amount))))).toEqual([])
  })

  test('a gram of food weighs one gram, and a millilitre weighs 0.1 to 1.5 g', () => {
    expect(idsWhere((food) => !(food.grams > 0) || (food.measure === 'g' && food.grams !== 1))).toEqual([])
    expect(idsWhere((food) => food.measure === 'ml' && (food.grams < 0.1 || food.grams > 1.5))).toEqual([])
  })

  test('no serving has more than 300 g of one ingredient', () => {
    expect(idsWhere((food) => Object.values(food.serving).some((amount) => amount * food.grams > 300))).toEqual([])
  })

  test('the shortest cooking time is above zero and not longer than the longest', () => {
    expect(
      idsWhere((food) =>
        Object.values(food.cook ?? {}).some((minutes) => minutes !== false && (minutes[0] <= 0 || minutes[0] > minutes[1])),
      ),
    ).toEqual([])
  })

  test('a food that may not be eaten raw has a technique with heat, unless it is only mixed into other food', () => {
    const mixedIn: IngredientClass[] = ['flour', 'baking', 'thickener']
    const isHeated = (food: IngredientFacts) =>
      heatTechniques.some((technique) => (food.cook?.[technique] ?? classFacts[food.class].cook[technique] ?? false) !== false)
    expect(idsWhere((food) => !(food.raw ?? classFacts[food.class].raw) && !mixedIn.includes(food.class) && !isHeated(food))).toEqual([])
  })
})
