import { describe, expect, it } from 'vitest'
import type { RuleId } from '#domain/recipes/judgement.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { aRequest } from '#kitchen/a-request.ts'
import { aBakedSalmon, aCompote, aFrittata, aLentilSoup, answeredRequests, aStirFry } from '#kitchen/checker/a-recipe.ts'
import { inStringsOnly } from '#kitchen/checker/answered.ts'
import { checkLine, checkRecipe, passedChecks } from '#kitchen/checker/check.ts'

function rulesBroken(request: RecipeRequest, recipe: Recipe, ...leftOut: Parameters<typeof checkRecipe>[2] & object): RuleId[] {
  return [...new Set(checkRecipe(request, recipe, leftOut).map(({ rule }) => rule))]
}

/** The recipe in strings, with a line or a step replaced. */
function withText(recipe: Recipe, before: string, after: string): Recipe {
  const swap = (text: string) => text.replace(before, after)
  const plain = inStringsOnly(recipe)
  return {
    ...plain,
    title: swap(plain.title),
    description: swap(plain.description),
    ingredients: plain.ingredients.map(swap),
    instructions: plain.instructions.map(swap),
  }
}

describe('a recipe from elsewhere, in strings only', () => {
  it.each(answeredRequests.map((answered) => [answered().recipe.title, answered] as const))('%s keeps every rule', (_, answered) => {
    const { request, recipe } = answered()
    expect(checkRecipe(request, inStringsOnly(recipe))).toEqual([])
  })
})

describe('allergens', () => {
  const { request, recipe } = aLentilSoup()

  it('are found in a line, with the words that name them', () => {
    const spoiled = withText(recipe, 'coconut milk', 'cream')
    expect(checkRecipe(request, spoiled)).toContainEqual({
      rule: 'allergen',
      where: 'ingredients[5]',
      detail: { allergen: 'dairy', words: 'cream', certainty: 'yes' },
    })
  })

  it('are found in a step, a title and a description', () => {
    const inStep = {
      ...recipe,
      instructions: recipe.instructions.map((text, at) => (at === 3 ? `${text} Top with chopped peanuts.` : text)),
    }
    expect(checkRecipe(request, inStep)).toContainEqual(expect.objectContaining({ rule: 'allergen', where: 'instructions[3]' }))
    expect(checkRecipe(request, { ...recipe, title: 'Buttery Lentils with Butter' })).toContainEqual(
      expect.objectContaining({ rule: 'allergen', where: 'title' }),
    )
    expect(checkRecipe(request, { ...recipe, description: 'Finish with a spoon of yogurt.' })).toContainEqual(
      expect.objectContaining({ rule: 'allergen', where: 'description' }),
    )
  })

  it('that are denied are not found', () => {
    expect(rulesBroken(request, { ...recipe, description: 'Creamy without cream, no butter, dairy-free and peanut-free.' })).toEqual([])
  })

  it('are not found in a food that only sounds like them', () => {
    for (const line of [
      '2 tbsp cocoa butter',
      '1 can butter beans',
      '1 butternut squash',
      '200 ml coconut cream',
      '1 tsp cream of tartar',
    ]) {
      expect(checkLine(aRequest({ allergens: ['dairy', 'peanut'], searchMode: 'ideas' }), line, 'ingredient')).toEqual([])
    }
  })

  it('may hide in a food that nobody knows, while anything is excluded', () => {
    expect(checkLine(aRequest({ allergens: ['eggs'], searchMode: 'ideas' }), '2 tbsp zblorp', 'ingredient')).toEqual([
      { rule: 'allergen', where: 'ingredients[0]', detail: { allergen: null, words: 'zblorp', certainty: 'unknown' } },
    ])
    expect(checkLine(aRequest({ searchMode: 'ideas' }), '2 tbsp zblorp', 'ingredient')).toEqual([])
  })

  it('of the listed food count where a step uses a general word for it', () => {
    const gluten = aRequest({ allergens: ['gluten'], searchMode: 'ideas' })
    expect(checkLine(gluten, 'Drain the noodles.', 'instruction', ['200 g rice noodles'])).toEqual([])
    expect(checkLine(gluten, 'Drain the noodles.', 'instruction', ['200 g egg noodles'])).toContainEqual(
      expect.objectContaining({ rule: 'allergen' }),
    )
  })

  it('of butter are taken at the word, even when the list has vegan butter', () => {
    const dairy = aRequest({ allergens: ['dairy'], searchMode: 'ideas' })
    expect(checkLine(dairy, 'Melt the butter.', 'instruction', ['50 g vegan butter'])).toContainEqual(
      expect.objectContaining({ rule: 'allergen' }),
    )
    expect(checkLine(dairy, 'Melt the vegan butter.', 'instruction', ['50 g vegan butter'])).toEqual([])
  })
})

describe('the diet', () => {
  it('is broken by a food that is not of it, and by one of which that is unknown', () => {
    const vegetarian = aRequest({ dietTypes: ['vegetarian'], searchMode: 'ideas' })
    expect(checkLine(vegetarian, '2 tbsp fish sauce', 'ingredient')).toContainEqual(
      expect.objectContaining({ rule: 'diet', detail: expect.objectContaining({ verdict: 'no' }) }),
    )
    expect(checkLine(vegetarian, '50 g parmesan, grated', 'ingredient')).toContainEqual(
      expect.objectContaining({ rule: 'diet', detail: expect.objectContaining({ verdict: 'unknown' }) }),
    )
    expect(checkLine(vegetarian, '3 sheets gelatin', 'ingredient')).toContainEqual(expect.objectContaining({ rule: 'diet' }))
  })

  it('is the strictest of several', () => {
    const { request, recipe } = aFrittata()
    expect(rulesBroken({ ...request, dietTypes: ['vegetarian', 'vegan'] }, recipe)).toContain('diet')
  })

  it('of a dessert asked for with meat is vegetarian', () => {
    const { request, recipe } = aCompote({ dietTypes: ['non-vegetarian'], searchMode: 'ideas' })
    expect(checkRecipe(request, recipe)).toEqual([])
    const set = withText(recipe, '60 g (2 oz) raisins', '3 sheets gelatin')
    expect(rulesBroken(request, set)).toContain('diet')
  })

  it('finds chicken in the steps of a vegan recipe', () => {
    const { request, recipe } = aLentilSoup()
    const spoiled = { ...recipe, instructions: recipe.instructions.map((text, at) => (at === 1 ? `${text} Add the chicken.` : text)) }
    expect(rulesBroken(request, spoiled)).toContain('diet')
  })
})

describe('the chosen proteins', () => {
  const asked = aRequest({ proteins: ['chicken'], searchMode: 'ideas' })

  it('keep other meat out, and stock of other animals', () => {
    expect(checkLine(asked, '300 g beef steak', 'ingredient')).toContainEqual(expect.objectContaining({ rule: 'protein' }))
    expect(checkLine(asked, '500 ml beef stock', 'ingredient')).toContainEqual(expect.objectContaining({ rule: 'protein' }))
    expect(checkLine(asked, '1 duck breast', 'ingredient')).toContainEqual(expect.objectContaining({ rule: 'protein' }))
  })

  it('let through what was chosen, what was typed, and fish sauce', () => {
    expect(checkLine(asked, '300 g chicken thighs', 'ingredient')).toEqual([])
    expect(checkLine({ ...asked, ingredients: ['bacon'] }, '100 g bacon', 'ingredient')).toEqual([])
    expect(checkLine(asked, '1 tbsp fish sauce', 'ingredient')).toEqual([])
    expect(checkLine(asked, '1 tsp Worcestershire sauce', 'ingredient')).toEqual([])
  })
})

describe('a Full Match', () => {
  const { request, recipe } = aStirFry()

  it('lets nothing in that was not typed, selected or drawn from the tap', () => {
    const extra = withText(recipe, '3 tbsp soy sauce', '3 tbsp oyster sauce')
    expect(checkRecipe(request, extra)).toContainEqual({ rule: 'full-match', where: 'ingredients[6]', detail: { words: 'oyster sauce' } })
  })

  it('uses the very ingredient that was typed, not a cousin', () => {
    expect(
      rulesBroken({ ...request, ingredients: request.ingredients.map((one) => (one === 'rice' ? 'basmati rice' : one)) }, recipe),
    ).toContain('full-match')
  })

  it('counts a staple only when it is selected', () => {
    expect(rulesBroken({ ...request, selectedStaples: [] }, recipe)).toContain('full-match')
  })

  it('is also what staples-only asks for', () => {
    const ideas = aRequest({ ingredients: ['carrot'], searchMode: 'ideas', useOnlyStaples: true })
    expect(checkLine(ideas, '1 onion', 'ingredient')).toContainEqual(expect.objectContaining({ rule: 'full-match' }))
  })

  it('uses all that was typed, unless it was left out with a reason', () => {
    const more = { ...request, ingredients: [...request.ingredients, 'strawberries'] }
    expect(checkRecipe(more, recipe)).toEqual([{ rule: 'coverage', where: 'ingredients', detail: { words: 'strawberries' } }])
    expect(checkRecipe(more, recipe, [{ words: 'strawberries', reason: 'does-not-fit', subjects: [] }])).toEqual([])
  })
})

describe('ideas', () => {
  it('use most of what was typed', () => {
    const { request, recipe } = aFrittata()
    expect(checkRecipe({ ...request, ingredients: [...request.ingredients, 'zucchini'] }, recipe)).toEqual([])
    const many = { ...request, ingredients: [...request.ingredients, 'zucchini', 'leek', 'carrot', 'peas'] }
    expect(rulesBroken(many, recipe)).toEqual(['coverage'])
  })
})

describe('the steps and the list', () => {
  it('agree both ways', () => {
    const { request, recipe } = aFrittata()
    const plain = inStringsOnly(recipe)
    expect(checkRecipe(request, { ...plain, ingredients: [...plain.ingredients, '1 zucchini, sliced'] })).toContainEqual(
      expect.objectContaining({ rule: 'steps-list', where: 'ingredients[6]' }),
    )
    expect(checkRecipe(request, { ...plain, instructions: [...plain.instructions, 'Scatter the basil over the top.'] })).toContainEqual(
      expect.objectContaining({ rule: 'steps-list', where: 'instructions[4]', detail: { kind: 'not-listed', words: 'basil' } }),
    )
  })

  it('may speak of a listed food by a more general word', () => {
    const { request, recipe } = aStirFry()
    expect(checkRecipe(request, withText(recipe, 'Add the chicken breasts and', 'Add the chicken and'))).toEqual([])
  })

  it('know what the cook typed and the lexicon does not', () => {
    const { request, recipe } = aFrittata({ ingredients: ['eggs', 'mushrooms', 'spinach', 'zblorp'], dietTypes: ['non-vegetarian'] })
    const spoken = inStringsOnly(recipe)
    const swap = (text: string) =>
      text.replace('80 g (3 oz) feta, crumbled', 'zblorp, a handful').replace('crumble over the feta', 'add the zblorp')
    expect(
      checkRecipe(request, { ...spoken, ingredients: spoken.ingredients.map(swap), instructions: spoken.instructions.map(swap) }),
    ).toEqual([])
  })
})

describe('amounts', () => {
  it.each([
    ['6 eggs', '300 eggs'],
    ['6 eggs', '1 g eggs'],
    ['6 eggs', '0 eggs'],
    ['100 g (4 oz) spinach', '90 kg spinach'],
    ['2 tbsp parsley', '2 l parsley'],
    ['1 tbsp olive oil', '5 cups olive oil'],
  ])('of "%s" are not "%s"', (before, after) => {
    const { request, recipe } = aFrittata()
    expect(rulesBroken(request, withText(recipe, before, after))).toContain('amounts')
  })

  it('may be written in any kitchen measure', () => {
    const { request, recipe } = aFrittata()
    for (const line of [
      '1/2 lb mushrooms, sliced',
      '2 cups mushrooms, sliced',
      '8 mushrooms, sliced',
      '½ cup sliced mushrooms',
      'mushrooms, to taste',
      '200-250 g mushrooms',
    ])
      expect(checkRecipe(request, withText(recipe, '200 g (7 oz) mushrooms, sliced', line))).toEqual([])
  })

  it('in brackets are the same amount', () => {
    const { request, recipe } = aFrittata()
    const spoiled = { ...recipe, ingredients: recipe.ingredients.map((text) => text.replace('(7 oz)', '(2 lb)')) }
    expect(rulesBroken(request, spoiled)).toEqual(['amounts'])
  })
})

describe('times', () => {
  it('add up in a recipe of strings', () => {
    const { request, recipe } = aBakedSalmon()
    const plain = inStringsOnly(recipe)
    expect(rulesBroken(request, { ...plain, totalTime: '20 mins' })).toContain('times')
    expect(rulesBroken(request, { ...plain, prepTime: 'a while' })).toContain('times')
    expect(rulesBroken(request, { ...plain, cookTime: '5 mins', totalTime: '19 mins' })).toContain('times')
    expect(rulesBroken(request, withText(recipe, '25-30 minutes', '40 hours'))).toContain('times')
  })

  it('of heat are neither far too short nor far too long', () => {
    const { request, recipe } = aCompote()
    const heat = (minutes: [number, number], text: string): Recipe => {
      const { structure } = recipe
      if (structure === undefined) throw new Error('the compote has a structure')
      const times = { ...structure.times, cook: minutes[1], total: structure.times.prep + minutes[1] + structure.times.rest }
      return {
        ...recipe,
        cookTime: `${times.cook} mins`,
        totalTime: `${times.total} mins`,
        instructions: recipe.instructions.map((step) => step.replace('12-15 minutes', text)),
        structure: {
          ...structure,
          times,
          steps: structure.steps.map((step, at) => (at === 1 ? { ...step, minutes, takes: minutes[1] } : step)),
        },
      }
    }
    expect(checkRecipe(request, heat([10, 14], '10-14 minutes'))).toEqual([])
    expect(checkRecipe(request, heat([90, 90], '90 minutes'))).toEqual([
      expect.objectContaining({ rule: 'times', detail: expect.objectContaining({ kind: 'too-long' }) }),
    ])
  })
})

describe('food safety', () => {
  it('asks for a temperature or a sign of being done', () => {
    const { request, recipe } = aStirFry()
    expect(rulesBroken(request, withText(recipe, '74°C (165°F)', 'hot'))).toEqual(['safety'])
    expect(rulesBroken(request, withText(recipe, '74°C (165°F)', '60°C (140°F)'))).toEqual(['safety'])
    for (const safe of ['74 °C', '165°F', '75°C']) expect(rulesBroken(request, withText(recipe, '74°C (165°F)', safe))).toEqual([])
  })

  it('never lets chicken be pink inside', () => {
    const { request, recipe } = aStirFry()
    expect(rulesBroken(request, withText(recipe, 'stir-fry for 5-7 minutes,', 'stir-fry for 5-7 minutes, still pink inside,'))).toEqual([
      'safety',
    ])
    expect(rulesBroken(request, withText(recipe, 'stir-fry for 5-7 minutes,', 'stir-fry for 5-7 minutes, no longer pink inside,'))).toEqual(
      [],
    )
  })

  it('asks for set eggs and opaque fish', () => {
    const frittata = aFrittata()
    expect(rulesBroken(frittata.request, withText(frittata.recipe, 'until the eggs are set, 71°C (160°F) inside', 'until runny'))).toEqual([
      'safety',
    ])
    const salmon = aBakedSalmon()
    expect(
      rulesBroken(
        salmon.request,
        withText(salmon.recipe, 'until the salmon is opaque and flakes easily, 63°C (145°F) inside', 'until done'),
      ),
    ).toEqual(['safety'])
  })
})

describe('the language', () => {
  it('is the one that was asked for', () => {
    const { request, recipe } = aCompote()
    expect(rulesBroken(request, { ...recipe, language: 'de' })).toContain('language')
    const german = {
      ...inStringsOnly(recipe),
      instructions: [
        'Die Äpfel schälen und in dünne Scheiben schneiden, dann mit den Rosinen und dem Zimt in einem Topf bei mittlerer Hitze kochen.',
      ],
    }
    expect(rulesBroken(request, german)).toContain('language')
  })

  it('takes foreign letters only from the cook', () => {
    const { request, recipe } = aFrittata()
    const spoiled = { ...recipe, description: 'С грибами.' }
    expect(rulesBroken(request, spoiled)).toEqual(['language'])
    expect(rulesBroken({ ...request, ingredients: [...request.ingredients, 'С грибами'] }, spoiled)).not.toContain('language')
  })
})

describe('the structure', () => {
  const { request, recipe } = aFrittata()

  it.each([
    ['no title', { ...recipe, title: ' ' }],
    ['no ingredients', { ...recipe, ingredients: [] }],
    ['no steps', { ...recipe, instructions: [] }],
    ['an empty step', { ...recipe, instructions: [...recipe.instructions, ''] }],
    ['markup', { ...recipe, description: '<b>Lovely</b>' }],
    ['a link', { ...recipe, description: 'See https://example.org' }],
    ['markdown', { ...recipe, description: '**Lovely**' }],
    ['a control character', { ...recipe, description: 'Lovely\u0007' }],
    ['a lone surrogate', { ...recipe, description: 'Lovely\ud800' }],
    ['a hundred servings', { ...recipe, servings: 100 }],
    ['another meal', { ...recipe, mealType: 'soup' as const }],
    ['another cuisine', { ...recipe, cuisine: 'Thai' as const }],
    ['a line that never ends', { ...recipe, description: 'so good '.repeat(65) }],
    ['forty-one steps', { ...recipe, instructions: Array.from({ length: 41 }, (_, at) => `Stir ${at} times.`) }],
  ])('is broken by %s', (_, spoiled) => {
    expect(rulesBroken(request, spoiled)).toContain('structure')
  })

  it('keeps what the title claims', () => {
    expect(checkRecipe(request, { ...recipe, title: 'Salmon and Spinach Frittata' })).toContainEqual(
      expect.objectContaining({ rule: 'structure', where: 'title', detail: { kind: 'title-claim', words: 'Salmon' } }),
    )
  })

  it('says the truth about where a line is from', () => {
    const lie = {
      ...recipe,
      ...(recipe.structure && {
        structure: { ...recipe.structure, lines: recipe.structure.lines.map((line) => ({ ...line, use: 'yours' as const })) },
      }),
    }
    expect(rulesBroken(request, lie)).toEqual(['structure'])
  })
})

describe('what was checked', () => {
  it('names the rules that apply, with what was looked for', () => {
    const checks = passedChecks(
      aRequest({ ingredients: ['rice'], allergens: ['dairy', 'eggs'], dietTypes: ['vegan', 'pescatarian'], proteins: ['chicken'] }),
    )
    expect(checks).toContainEqual({ rule: 'allergen', subjects: ['dairy', 'eggs'] })
    expect(checks).toContainEqual({ rule: 'diet', subjects: ['vegan'] })
    expect(checks.map(({ rule }) => rule)).not.toContain('protein')
    expect(checks.map(({ rule }) => rule)).toContain('safety')
  })

  it('does not claim what was not asked', () => {
    const rules = passedChecks(aRequest({ searchMode: 'ideas' })).map(({ rule }) => rule)
    for (const rule of ['allergen', 'diet', 'protein', 'full-match', 'coverage']) expect(rules).not.toContain(rule)
  })
})
