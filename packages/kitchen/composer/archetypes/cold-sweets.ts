import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  dessertMeal,
  isFat,
  isFruit,
  isPouredDairy,
  isSweetSpice,
  scatterToppings,
  wantFruit,
} from '#kitchen/composer/archetypes/dessert-stages.ts'
import { wantEach } from '#kitchen/composer/archetypes/shopping.ts'
import { longestMinutes } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

/** Fruit that does not blend to a cream raw: all juice and seeds, or too hard. */
const fruitNotCreamyRaw: readonly string[] = ['pomegranate', 'apple', 'pear', 'quince', 'cranberry']

/** Fruit blended with sweetener and frozen. */
export const frozenFruit: Archetype = {
  id: 'frozen-fruit',
  meals: dessertMeal,
  usually: 0.7,
  affinity: { Italian: 1.6, Mexican: 1.6, Thai: 1.4, French: 1.1, Japanese: 0.9, Indian: 1, African: 1, Korean: 0.7, Chinese: 0.4 },
  cook: (stove) => {
    const { table, draft } = stove
    const isFrozen = (item: Item) =>
      ((isFruit(item) && item.class !== 'dried-fruit') || item.kin === 'avocado') &&
      isEatenRaw(item.kin) &&
      !fruitNotCreamyRaw.includes(item.kin)
    if (table.see(isFrozen).length === 0) wantFruit(table)
    wantEach(table, 'sweet', 'acid')
    if (table.brief.complexity === 'elaborate') wantEach(table, 'creamy', 'crunch', 'sweetSpice')
    const fruits = table.take(isFrozen, 4)
    const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
    if (fruits.length === 0 || (sweet.length === 0 && !fruits.some((item) => item.kin === 'banana' || item.kin === 'mango'))) return false
    const rich = table.take((item) => isPouredDairy(item) || item.class === 'yogurt' || item.kin === 'mascarpone', 1)
    const sharp = table.take((item) => isInGroup(item, 'acid') || isSweetSpice(item) || item.kin === 'mint', 3)
    draft.add('blend', { items: [...fruits, ...sweet, ...rich, ...sharp], vessel: 'blender', handwork: 4, cue: 'smooth' })
    draft.add('freeze', { vessel: 'freezer-box', minutes: [150, 180], cue: 'frozen', phase: 'rest' })
    scatterToppings(stove)
    return true
  },
}

/** Oats, nuts and seeds toasted with sweetener until crisp. */
export const granola: Archetype = {
  id: 'granola',
  meals: dessertMeal,
  usually: 0.35,
  affinity: { French: 0.6, Mexican: 0.6, African: 0.7, Indian: 0.4, Korean: 0.5, Chinese: 0.1, Thai: 0.2, Japanese: 0.3, Italian: 0.5 },
  cook: (stove) => {
    const { table, draft } = stove
    const isOat = (item: Item) => item.kin === 'oats'
    table.wantThis('oats')
    table.want('crunch', table.brief.complexity === 'elaborate' ? 3 : 2)
    wantEach(table, 'sweet', 'fat', 'sweetSpice')
    const oats = table.take(isOat, 1).map((item): Item => ({ ...item, scale: 1.5 }))
    const crunch = table.take((item) => isInGroup(item, 'crunch'), 4)
    const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
    if (sweet.length === 0 || oats.length + crunch.length < 2) return false
    const fat = table.take((item) => isFat(item) || (item.class === 'oil' && !['sesame-oil', 'lard'].includes(item.kin)), 1)
    const flavours = table.take(
      (item) => isSweetSpice(item) || item.kin === 'salt' || item.class === 'nut-butter' || item.kin === 'cocoa-powder',
      5,
    )
    draft.add('preheat', { oven: 180 })
    draft.add('toss', { items: [...oats, ...crunch], and: [...sweet, ...fat, ...flavours], vessel: 'tray', handwork: 3 })
    draft.add('bake', { items: [...oats, ...crunch], vessel: 'tray', oven: 180, minutes: [15, 20], cue: 'golden' })
    draft.add('cool', { minutes: [15, 20], phase: 'rest' })
    const dried = table.take((item) => item.class === 'dried-fruit' || item.class === 'chocolate', 3)
    if (dried.length > 0) draft.add('stir-in', { items: dried, vessel: 'tray' })
    scatterToppings(stove)
    return true
  },
}

/** Unbaked balls of pounded dried fruit and nuts. */
export const energyBalls: Archetype = {
  id: 'energy-balls',
  meals: dessertMeal,
  usually: 0.4,
  affinity: { Indian: 1.8, African: 1.5, Mexican: 0.6, Thai: 0.3, Chinese: 0.5, Korean: 0.6, French: 0.3, Italian: 0.3, Japanese: 0.3 },
  cook: (stove) => {
    const { table, draft } = stove
    const isSticky = (item: Item) => item.class === 'dried-fruit' || item.class === 'nut-butter'
    if (table.see(isSticky).length === 0) table.wantThis('date')
    table.want('crunch', table.brief.complexity === 'elaborate' ? 3 : 2)
    table.want('sweetSpice', table.brief.complexity === 'elaborate' ? 2 : 1)
    if (table.see(isSticky).every((item) => item.class === 'nut-butter')) table.want('sweet')
    const sticky = table.take(isSticky, 3).map((item): Item => (item.class === 'dried-fruit' ? { ...item, scale: 1.6 } : item))
    const body = table.take((item) => isInGroup(item, 'crunch') || item.kin === 'oats', 4)
    const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
    const binds = sticky.some((item) => item.class === 'dried-fruit') || (sticky.length > 0 && sweet.length > 0)
    if (!binds || body.length === 0) return false
    const raw = body.filter((item) => !isEatenRaw(item.kin))
    const toasted = table.brief.complexity === 'elaborate' ? body : raw
    if (toasted.length > 0)
      draft.add('toast', {
        items: toasted,
        vessel: 'frying-pan',
        heat: 'medium',
        minutes: raw.length > 0 ? [5, 6] : longestMinutes(toasted, 'fry'),
        cue: 'toasted',
      })
    const flavours = table.take(
      (item) => isSweetSpice(item) || item.class === 'chocolate' || item.kin === 'salt' || isFat(item) || item.kin === 'orange-juice',
      4,
    )
    draft.add('blend', { items: [...sticky, ...body, ...sweet, ...flavours], vessel: 'blender', handwork: 4, cue: 'combined' })
    draft.add('roll', { subject: 'balls', handwork: 8 })
    draft.add('chill', { minutes: [25, 30], phase: 'rest' })
    scatterToppings(stove)
    return true
  },
}

/** Fruit cut up and left to release its juice. */
export const fruitSalad: Archetype = {
  id: 'fruit-salad',
  meals: dessertMeal,
  usually: 0.9,
  affinity: { Mexican: 2, Thai: 2, African: 1.5, Indian: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    table.want('fruit', 2)
    // Dates and raisins need no sugar.
    const isSweetAlready = table.see((item) => item.class === 'dried-fruit').length > 0
    if (!isSweetAlready) table.want('sweet')
    table.want('acid')
    if (['African', 'Mexican'].includes(table.kitchen.flavour)) table.want('sweetSpice')
    const fruits = table
      .take((item) => isFruit(item) && !['rhubarb', 'cranberry'].includes(item.kin), 6)
      // More than the usual amount, which is for juice: here the orange is eaten as fruit.
      .map((item): Item => (item.kin === 'orange' || item.kin === 'grapefruit' ? { ...item, scale: 2 } : item))
    if (fruits.every((item) => item.class === 'dried-fruit')) return false
    draft.add('mix', { items: fruits, vessel: 'bowl', handwork: 2 })
    const isSugar = (item: Item) => isInGroup(item, 'sweet') && item.use !== 'yours'
    const syrup = table
      .take(
        (item) => (isInGroup(item, 'sweet', 'acid') && !(isSweetAlready && isSugar(item))) || isSweetSpice(item) || item.class === 'citrus',
        4,
      )
      .map((item): Item => (isSugar(item) ? { ...item, scale: 0.3 } : item))
    if (syrup.length > 0) draft.add('dress', { items: syrup })
    draft.add('rest', { subject: 'everything', minutes: [10, 10], phase: 'rest' })
    scatterToppings(stove)
    return true
  },
}
