import { ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { FoodLook } from '#kitchen/lexicon/look.ts'

type ColouredLook = Extract<FoodLook, { colour: string }>
type WithoutColours<Look> = Look extends ColouredLook ? Omit<Look, 'colour' | 'skin'> : never

/** A look and its foods, each as `id colour` or `id colour skin`, separated by commas; colours without the #. */
type FoodsOfLook = readonly [look: WithoutColours<ColouredLook>, foods: string]

const coloured = ingredientIds.flatMap((id) => {
  const { look } = lexicon[id]
  return look === undefined || look.kind === 'unseen' ? [] : [{ id, look }]
})

function withoutColours(look: ColouredLook): WithoutColours<ColouredLook> {
  if ('shape' in look) return { kind: look.kind, shape: look.shape }
  if (look.kind === 'bed') return { kind: look.kind, bed: look.bed }
  return look.kind === 'wash' ? { kind: look.kind, strength: look.strength } : { kind: look.kind }
}

function written(id: string, look: ColouredLook): string {
  const colours = 'skin' in look && look.skin !== undefined ? [look.colour, look.skin] : [look.colour]
  return [id, ...colours.map((colour) => colour.slice(1))].join(' ')
}

/** The looks of ingredients, in the fewest bytes; baked like the classes (classes.baked.ts). */
export const foodsByLook: readonly FoodsOfLook[] = [
  ...Map.groupBy(coloured, ({ look }) => JSON.stringify(withoutColours(look))).values(),
].flatMap((foods) => {
  const [first] = foods
  return first === undefined ? [] : [[withoutColours(first.look), foods.map(({ id, look }) => written(id, look)).join()] as const]
})

/** The ids of foods that no picture shows. */
export const unseenFoods: readonly string[] = ingredientIds.filter((id) => lexicon[id].look?.kind === 'unseen')
