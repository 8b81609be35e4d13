import { describe, expect, test } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import { type IngredientId, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { type Language, languages } from '#kitchen/options.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

function cookedDish(ingredients: readonly string[], over: Partial<RecipeRequest> = {}) {
  const result = cook(typedRequest(ingredients, over), '0')
  if (result.state !== 'cooked') throw new Error(`not cooked: ${result.code}`)
  return { ...result.recipe, leftOut: result.leftOut, way: result.recipe.structure?.archetype }
}

describe('the first dish of a list', () => {
  test('oats, milk and bananas make a porridge that leaves nothing out', () => {
    const recipe = cookedDish(['bananas', 'oats', 'milk'], {
      mealTypes: ['dessert'],
      targetMealType: 'dessert',
      dietTypes: ['vegetarian'],
      selectedStaples: ['sugar'],
    })
    expect(recipe.way).toBe('porridge')
    expect(recipe.leftOut).toEqual([])
  })

  test('chili makes chili oil in Chinese cooking, and with vinegar a dipping sauce with less sugar than vinegar', () => {
    const condiment = { mealTypes: ['condiment' as const], targetMealType: 'condiment' as const, dietTypes: ['vegetarian' as const] }
    const of = (...typed: string[]) =>
      cookedDish(typed, { ...condiment, cuisine: 'Chinese', selectedStaples: ['cooking oil', 'salt and pepper', 'sugar', 'garlic'] })
    expect(of('chili', 'peanuts').way).toBe('infused-oil')
    const dip = of('chili', 'peanuts', 'soy sauce', 'rice vinegar')
    expect(dip.way).toBe('dressing')
    expect(dip.ingredients.join('\n')).toMatch(/2 tbsp rice vinegar[\s\S]*tsp sugar/)
  })

  test('cooked rice makes fried rice in every cuisine that uses a wok', () => {
    for (const cuisine of ['Chinese', 'Thai', 'Korean', 'Japanese'] as const)
      expect(cookedDish(['cooked rice', 'ham', 'peas', 'eggs'], { cuisine, proteins: ['pork'] }).way, cuisine).toBe('fried-rice')
  })

  test('bread and tomatoes make a bread salad named after both', () => {
    const recipe = cookedDish(['bread', 'tomatoes', 'cucumber', 'basil'], { dietTypes: ['vegan'] })
    expect(recipe.way).toBe('bread-salad')
    expect(recipe.title).toMatch(/bread and (?:tomato|cucumber) salad/i)
  })

  test('salmon fillets and pork chops stay whole in the oven and the pan', () => {
    for (const food of ['salmon', 'pork chops'])
      for (const cuisine of ['French', 'Mexican', 'Italian'] as const) {
        const recipe = cookedDish([food, 'green beans'], { cuisine })
        const isPot = ['stew', 'curry', 'stir-fry', 'skewers', 'warm-salad', 'one-pot-rice'].includes(recipe.way ?? '')
        if (!isPot) expect(recipe.ingredients.join(), `${food}, ${cuisine}`).not.toMatch(/(?:salmon|chops), cut/)
      }
  })

  test('pastry, eggs and cream make a quiche whose eggs are proven by temperature', () => {
    const french = cookedDish(['restes de poulet rôti', 'poireaux', 'crème fraîche', 'pâte brisée', 'œufs'], {
      cuisine: 'French',
      language: 'fr',
      proteins: ['chicken'],
      selectedStaples: ['butter', 'salt and pepper'],
    })
    expect(french.leftOut).toEqual([])
    expect(french.title).toMatch(/^Quiche .*poulet.* et aux poireaux/)
    expect(french.instructions.join(' ')).toMatch(/Étaler la pâte brisée dans un moule à tarte.*piquer.*sur la pâte brisée.*71 °C/)
    const spanish = cookedDish(['masa quebrada', 'beicon', 'nata', 'huevos', 'cebolla'], {
      cuisine: 'French',
      language: 'es',
      proteins: ['pork'],
    })
    expect(spanish).toMatchObject({ way: 'tart', leftOut: [] })
    expect(spanish.title).toMatch(/^Quiche de beicon/)
  })

  test('pizza dough makes a pizza with cheese and a tart without, and is never left out', () => {
    for (const { code } of languages) {
      const typed =
        code === 'en'
          ? ['pizza dough', 'tomatoes', 'mozzarella']
          : (['pizza-dough', 'tomato', 'mozzarella'] as const).map((id) => listNameOf(id, code))
      const recipe = cookedDish(typed, { language: code })
      expect(recipe.way, code).toBe('pizza')
      expect(recipe.title, code).toMatch(/pizza|пицца|بيتزا|ピザ|披萨/i)
      expect(recipe.leftOut, code).toEqual([])
    }
    const plain = cookedDish(['pizza dough', 'mushrooms', 'onion'])
    expect(plain.way).toBe('tart')
    expect(plain.title).not.toMatch(/pizza/i)
    expect(plain.leftOut).toEqual([])
  })

  test('pastry and vegetables make a tart, and it is no quiche without milk', () => {
    for (const cuisine of ['French', 'Italian', 'Mexican', 'Japanese', 'African'] as const) {
      const ofSpinach = cookedDish(['puff pastry', 'spinach', 'feta', 'eggs'], { cuisine })
      expect(ofSpinach, cuisine).toMatchObject({ way: 'tart', leftOut: [] })
      expect(ofSpinach.title, cuisine).toMatch(/Spinach and Feta Tart/)
      const ofSheets = cookedDish(['filo', 'zucchini', 'feta', 'mint'], { cuisine })
      expect(ofSheets, cuisine).toMatchObject({ way: 'tart', leftOut: [] })
      expect(ofSheets.instructions.join(' '), cuisine).toMatch(/brush/i)
    }
    const german = cookedDish(['Blätterteig', 'Champignons', 'Ziegenkäse'], { cuisine: 'French', language: 'de' })
    expect(german).toMatchObject({ way: 'tart', leftOut: [] })
    expect(german.instructions.join(' ')).toContain('Blätterteig auf einem Backblech ausrollen')
  })

  test('pastry and apples make a fruit tart in every language, also without milk and eggs', () => {
    const dessert = { mealTypes: ['dessert'], targetMealType: 'dessert', selectedStaples: ['sugar'] } satisfies Partial<RecipeRequest>
    const nameOf = (id: IngredientId, language: Language) => (language === 'en' ? id.replace('-', ' ') : listNameOf(id, language))
    for (const { code } of languages) {
      const named = (...ids: IngredientId[]) => ids.map((id) => nameOf(id, code))
      const ofPuff = cookedDish(named('puff-pastry', 'apple'), { ...dessert, dietTypes: ['vegetarian'], cuisine: 'French', language: code })
      expect(ofPuff, code).toMatchObject({ way: 'fruit-tart', leftOut: [] })
      const ofSheets = cookedDish(named('phyllo', 'apple'), {
        ...dessert,
        dietTypes: ['vegan'],
        allergens: ['dairy', 'eggs'],
        cuisine: 'Italian',
        language: code,
      })
      expect(ofSheets, code).toMatchObject({ way: 'fruit-tart', leftOut: [] })
    }
  })

  test('a lentil soup heats no oil only to pour water on it', () => {
    const { instructions } = cookedDish(['red lentils', 'raisins'], { cuisine: 'Chinese', mealTypes: ['soup'], targetMealType: 'soup' })
    expect(instructions.join(' ')).not.toMatch(/\boil\b/)
  })
})
