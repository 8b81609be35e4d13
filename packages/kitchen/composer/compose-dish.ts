import { usualServings } from '#kitchen/composer/amounts.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import type { Composed } from '#kitchen/composer/compose.ts'
import { kitchenOf } from '#kitchen/composer/cuisines.ts'
import type { Task } from '#kitchen/composer/draft.ts'
import { fitAmounts } from '#kitchen/composer/fit/amounts-of-slots.ts'
import { asLeftOut, type Item } from '#kitchen/composer/item.ts'
import type { Call } from '#kitchen/composer/match/rank.ts'
import { inUse, tasksFor } from '#kitchen/composer/method/tasks.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { planFrom } from '#kitchen/composer/plan-from.ts'
import { servingsFor } from '#kitchen/composer/portions.ts'
import { writeRecipe } from '#kitchen/composer/write-recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'

/** Plans a dish of the repertoire with the foods that call for it. */
export function planDish(brief: Brief, { dish, filling }: Call, voice: number): Plan {
  const forFour = tasksFor(dish, fitAmounts(dish, inUse(dish, filling), brief.mealType))
  const servings = servingsFor(forFour, brief)
  const draft = { ...forFour, tasks: withWaterFor(servings, forFour.tasks) }
  return planFrom(draft, {
    archetype: dish.id,
    kitchen: kitchenOf(brief.cuisine, dish.id, 0),
    cuisine: brief.cuisine,
    mealType: brief.mealType,
    servings,
    style: 0,
    voice,
    words: { name: dish.name, headnote: dish.headnote },
  })
}

/** The tasks with the water of four servings measured for another number. */
function withWaterFor(servings: number, tasks: readonly Task[]): Task[] {
  const measured = new Map<Item, Item>()
  const forSo = (item: Item): Item => {
    if (item.measured === undefined || !('ml' in item.measured)) return item
    const found = measured.get(item) ?? { ...item, measured: { ml: (item.measured.ml * servings) / usualServings } }
    measured.set(item, found)
    return found
  }
  return tasks.map((task) => ({ ...task, items: task.items.map(forSo), and: task.and.map(forSo) }))
}

/** Writes a planned dish in the language of a request, and says which typed foods stay out of it. */
export function writeDish(request: RecipeRequest, brief: Brief, plan: Plan): Composed {
  const inDish = new Set(plan.lines.map(({ item }) => nameOf(item)))
  const unused = brief.given.filter((item) => !inDish.has(nameOf(item)))
  return {
    recipe: writeRecipe(plan, brief, request.language),
    leftOut: [...brief.leftOut, ...unused.map((item) => asLeftOut(item, 'does-not-fit'))],
  }
}

/** Two foods may share their words: "mixed mince" is beef and pork. */
const nameOf = ({ ingredient, words }: Item) => `${ingredient}/${words}`
