import type { RecipeRequest } from '#kitchen/request.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { type AnsweredRequest, aLine, aRecipe, aStep } from '#kitchen/testing/answered.ts'

/** A chicken stir-fry with rice, cooked in two parallel lanes. */
export function aStirFry(parts: Partial<RecipeRequest> = {}): AnsweredRequest {
  return {
    request: aRequest({
      ingredients: ['chicken breast', 'broccoli', 'garlic', 'soy sauce', 'rice'],
      proteins: ['chicken'],
      cuisine: 'Chinese',
      ...parts,
    }),
    recipe: aRecipe(
      { title: 'Chicken and Broccoli Stir-Fry', description: 'Chicken breasts and broccoli, fried fast, with rice.', cuisine: 'Chinese' },
      [15, 22, 0],
      [
        aLine('300 g (11 oz) rice, rinsed', 'rice', 300, 'g'),
        aLine('600 ml (2 1/2 cups) water', 'water', 600, 'ml', 'water'),
        aLine('2 tbsp vegetable oil', 'vegetable-oil', 30, 'ml', 'staple'),
        aLine('500 g (1 lb) chicken breasts, cut into strips', 'chicken-breast', 500, 'g'),
        aLine('400 g (14 oz) broccoli, chopped', 'broccoli', 400, 'g'),
        aLine('3 cloves garlic, minced', 'garlic', 3, 'clove'),
        aLine('3 tbsp soy sauce', 'soy-sauce', 45, 'ml'),
      ],
      [
        aStep('Wash and cut everything as listed. Keep the raw chicken breasts for last, on a separate board.', {
          technique: 'get-ready',
          phase: 'prepare',
          lines: [3],
          takes: 15,
        }),
        aStep('Put the rice and the water in a saucepan, bring to a boil, then cover and cook over low heat for 16-18 minutes.', {
          technique: 'simmer',
          lines: [0, 1],
          after: [0],
          minutes: [16, 18],
        }),
        aStep(
          'Meanwhile, heat the vegetable oil in a wok over high heat. Add the chicken breasts and stir-fry for 5-7 minutes, until the chicken reaches 74°C (165°F) inside.',
          { technique: 'stir-fry', lines: [2, 3], after: [0], minutes: [5, 7] },
        ),
        aStep('Add the broccoli and garlic and stir-fry for 4-5 minutes, until tender but still crisp.', {
          technique: 'stir-fry',
          lines: [4, 5],
          after: [2],
          minutes: [4, 5],
        }),
        aStep('Stir in the soy sauce. Serve with the rice.', { technique: 'serve', lines: [6, 0], after: [1, 3], takes: 4 }),
      ],
    ),
  }
}

/** A vegan soup. */
export function aLentilSoup(parts: Partial<RecipeRequest> = {}): AnsweredRequest {
  return {
    request: aRequest({
      ingredients: ['red lentils', 'carrots', 'onion', 'coconut milk'],
      dietTypes: ['vegan'],
      allergens: ['dairy', 'peanut'],
      mealTypes: ['soup'],
      targetMealType: 'soup',
      cuisine: 'Indian',
      ...parts,
    }),
    recipe: aRecipe(
      { title: 'Red Lentil Soup with Coconut Milk', mealType: 'soup', cuisine: 'Indian' },
      [12, 33, 0],
      [
        aLine('1 tbsp vegetable oil', 'vegetable-oil', 15, 'ml', 'staple'),
        aLine('1 onion, finely chopped', 'onion', 1, 'piece'),
        aLine('2 carrots, diced', 'carrot', 2, 'piece'),
        aLine('200 g (7 oz) red lentils, rinsed', 'red-lentil', 200, 'g'),
        aLine('1 l (4 cups) water', 'water', 1000, 'ml', 'water'),
        aLine('240 ml (1 cup) coconut milk', 'coconut-milk', 240, 'ml'),
        aLine('1 tsp salt', 'salt', 5, 'ml', 'staple'),
      ],
      [
        aStep('Chop the onion and dice the carrots.', { technique: 'get-ready', phase: 'prepare', lines: [1, 2], takes: 12 }),
        aStep('Heat the vegetable oil in a large pot over medium heat. Add the onion and cook for 5-7 minutes, until soft.', {
          technique: 'fry',
          lines: [0, 1],
          after: [0],
          minutes: [5, 7],
        }),
        aStep('Add the carrots, red lentils and water and simmer for 15-20 minutes, until soft.', {
          technique: 'simmer',
          lines: [2, 3, 4],
          after: [1],
          minutes: [15, 20],
        }),
        aStep('Pour in the coconut milk, season with the salt and warm through for 5-6 minutes.', {
          technique: 'pour-in',
          lines: [5, 6],
          after: [2],
          minutes: [5, 6],
        }),
      ],
    ),
  }
}

/** Baked salmon that rests after the oven. */
export function aBakedSalmon(parts: Partial<RecipeRequest> = {}): AnsweredRequest {
  return {
    request: aRequest({
      ingredients: ['salmon', 'potatoes', 'lemon', 'dill'],
      dietTypes: ['pescatarian'],
      allergens: ['gluten'],
      cuisine: 'French',
      ...parts,
    }),
    recipe: aRecipe(
      { title: 'Baked Salmon and Potatoes with Dill', cuisine: 'French' },
      [14, 45, 5],
      [
        aLine('600 g (1 1/4 lb) potatoes, diced', 'potato', 600, 'g'),
        aLine('2 tbsp olive oil', 'olive-oil', 30, 'ml', 'staple'),
        aLine('500 g (1 lb) salmon', 'salmon', 500, 'g'),
        aLine('1 lemon, juiced', 'lemon', 1, 'piece'),
        aLine('2 tbsp dill, chopped', 'dill', 30, 'ml'),
        aLine('1/2 tsp salt', 'salt', 2.5, 'ml', 'staple'),
      ],
      [
        aStep('Dice the potatoes and chop the dill.', { technique: 'get-ready', phase: 'prepare', lines: [0, 4], takes: 14 }),
        aStep('Heat the oven to 200°C (400°F). Toss the potatoes with the olive oil and salt and roast for 25-30 minutes.', {
          technique: 'roast',
          lines: [0, 1, 5],
          after: [0],
          minutes: [25, 30],
        }),
        aStep('Add the salmon and roast for 12-15 minutes, until the salmon is opaque and flakes easily, 63°C (145°F) inside.', {
          technique: 'roast',
          lines: [2],
          after: [1],
          minutes: [12, 15],
        }),
        aStep('Let stand for 5 minutes.', { technique: 'rest', phase: 'rest', after: [2], minutes: [5, 5] }),
        aStep('Squeeze over the lemon and scatter the dill over the salmon.', {
          technique: 'dress',
          phase: 'rest',
          lines: [3, 4, 2],
          after: [3],
          takes: 0,
        }),
      ],
    ),
  }
}

/** A vegetarian egg dish. */
export function aFrittata(parts: Partial<RecipeRequest> = {}): AnsweredRequest {
  return {
    request: aRequest({ ingredients: ['eggs', 'mushrooms', 'spinach', 'feta'], dietTypes: ['vegetarian'], searchMode: 'ideas', ...parts }),
    recipe: aRecipe(
      { title: 'Mushroom and Spinach Frittata' },
      [10, 21, 0],
      [
        aLine('1 tbsp olive oil', 'olive-oil', 15, 'ml', 'staple'),
        aLine('200 g (7 oz) mushrooms, sliced', 'mushroom', 200, 'g'),
        aLine('100 g (4 oz) spinach, chopped', 'spinach', 100, 'g'),
        aLine('6 eggs', 'egg', 6, 'piece'),
        aLine('80 g (3 oz) feta, crumbled', 'feta', 80, 'g'),
        aLine('2 tbsp parsley, chopped', 'parsley', 30, 'ml', 'extra'),
      ],
      [
        aStep('Slice the mushrooms, chop the spinach and beat the eggs.', {
          technique: 'get-ready',
          phase: 'prepare',
          lines: [1, 2, 3],
          takes: 10,
        }),
        aStep('Heat the olive oil in a frying pan over medium heat. Add the mushrooms and fry for 6-8 minutes, until golden.', {
          technique: 'fry',
          lines: [0, 1],
          after: [0],
          minutes: [6, 8],
        }),
        aStep('Add the spinach and cook for 2-3 minutes, until wilted.', { technique: 'fry', lines: [2], after: [1], minutes: [2, 3] }),
        aStep(
          'Pour in the eggs, crumble over the feta and cook over low heat for 8-10 minutes, until the eggs are set, 71°C (160°F) inside. Scatter the parsley over the top.',
          { technique: 'fry', lines: [3, 4, 5], after: [2], minutes: [8, 10] },
        ),
      ],
    ),
  }
}

/** A dessert without a food that is unsafe when underdone. */
export function aCompote(parts: Partial<RecipeRequest> = {}): AnsweredRequest {
  return {
    request: aRequest({
      ingredients: ['apples', 'raisins', 'cinnamon'],
      dietTypes: ['vegan'],
      mealTypes: ['dessert'],
      targetMealType: 'dessert',
      selectedStaples: ['sugar'],
      ...parts,
    }),
    recipe: aRecipe(
      { title: 'Apple Compote with Raisins', mealType: 'dessert' },
      [8, 15, 30],
      [
        aLine('4 apples, sliced', 'apple', 4, 'piece'),
        aLine('60 g (2 oz) raisins', 'raisin', 60, 'g'),
        aLine('3 tbsp sugar', 'sugar', 45, 'ml', 'staple'),
        aLine('1/2 tsp cinnamon', 'cinnamon', 2.5, 'ml'),
        aLine('120 ml (1/2 cup) water', 'water', 120, 'ml', 'water'),
      ],
      [
        aStep('Peel and slice the apples.', { technique: 'get-ready', phase: 'prepare', lines: [0], takes: 8 }),
        aStep('Put the apples, raisins, sugar, cinnamon and water in a saucepan and simmer for 12-15 minutes, until soft.', {
          technique: 'simmer',
          lines: [0, 1, 2, 3, 4],
          after: [0],
          minutes: [12, 15],
        }),
        aStep('Let cool for 30 minutes.', { technique: 'cool', phase: 'rest', after: [1], minutes: [30, 30] }),
      ],
    ),
  }
}

/** Hand-written recipes that keep every rule, for the tests. */
export const answeredRequests: readonly (() => AnsweredRequest)[] = [aStirFry, aLentilSoup, aBakedSalmon, aFrittata, aCompote]
