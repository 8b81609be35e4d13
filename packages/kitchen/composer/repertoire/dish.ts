import type { Cue, Heat, TaskSubject, Verb, Vessel } from '#kitchen/composer/draft.ts'
import type { NamedCuisine } from '#kitchen/composer/pantries.ts'
import type { Cut, IngredientClass, Minutes } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { Trait } from '#kitchen/lexicon/traits.ts'
import type { Language, MealType } from '#kitchen/options.ts'
import type { FoodForm } from '#kitchen/reader/food/reading.ts'

/** The amount of a slot for one serving: grams, millilitres, or pieces, cloves, sprigs as the food is counted. */
export type EachServing = { g: number } | { ml: number } | { pieces: number }

/** A place in a dish that one food or several fill. */
export interface Slot {
  /** The foods that belong here, best first. */
  of?: readonly IngredientId[]
  /** Any food with one of these traits belongs here too, after `of`. */
  traits?: readonly Trait[]
  /** Any food of one of these classes belongs here too, after `of` and `traits`. */
  classes?: readonly IngredientClass[]
  /** The amount for one serving of all foods in the slot together; without it, what a recipe usually takes of each. */
  each?: EachServing
  /** Without it the dish is another dish. In ideas mode it may be bought. */
  must?: true
  /** Not needed, but a cook who may shop buys it: what the dish tastes of. */
  signature?: true
  /** The most foods in the slot; 1 without it. */
  most?: number
  /** How the foods are cut, if not as usual. */
  cut?: Cut
  /** The typed forms that belong too, besides fresh, frozen and canned: "leftover rice" is cooked. */
  forms?: readonly FoodForm[]
}

/** One thing that the cook does, with slots in place of foods. It is skipped when none of its `of` is filled. */
export interface Move<Name extends string = string> {
  verb: Verb
  of: readonly Name[]
  /** The second foods of the sentence: what is seasoned, what water is poured to. */
  and?: readonly Name[]
  /** A name for what the foods became: "the batter". */
  subject?: TaskSubject
  vessel?: Vessel
  heat?: Heat
  /** °C. */
  oven?: number
  minutes?: Minutes
  cue?: Cue
  handwork?: number
  /** It is done beside the dish, in a vessel of its own: rice, pasta, a sauce. */
  aside?: true
  /** It needs everything before it. */
  joins?: true
  /** The same foods go on cooking. */
  continues?: true
  phase?: 'rest'
  /** The foods in the vessel that are done at its end, besides `of`: the meat that has simmered in the sauce. */
  proves?: readonly Name[]
  /** Skipped unless this slot is filled, or unless it is empty. */
  onlyWith?: Name
  onlyWithout?: Name
}

/** Words in every language. */
export type InEveryLanguage = Readonly<Record<Language, string>>

/** A kitchen that dishes belong to. The house kitchen has those of no country: shepherd's pie, banana bread. */
export type DishKitchen = NamedCuisine | 'Potluck'

/** How much a dish is at home in a kitchen: 1 eaten there, 2 well known, 3 its own. */
export type AtHome = 1 | 2 | 3

export const africanParts = ['North', 'West', 'East', 'South'] as const
export type AfricanPart = (typeof africanParts)[number]

/** A dish as data. One engine cooks all of them. */
export interface Dish<Name extends string = string> {
  id: string
  kitchens: Readonly<Partial<Record<DishKitchen, AtHome>>>
  /** The part of Africa that an African dish comes from. */
  part?: AfricanPart
  meals: readonly MealType[]
  slots: Readonly<Record<Name, Slot>>
  method: readonly Move<Name>[]
  /** Grams of salt for a kilogram of what is eaten, salty foods included. 0 for what is never salted. */
  salt: number
  name: InEveryLanguage
  /** The dish's name in its own language and script, if the eight do not have it: 麻婆豆腐. */
  ownName?: string
  /**
   * One or two sentences: why it is good, where it is eaten. It names no food that the dish can do without, because the
   * person may not eat it.
   */
  headnote: InEveryLanguage
  /** One sentence that a good cook would say over the shoulder, with no food that the dish can do without. */
  tip: InEveryLanguage
}

/** Checks a dish: its method may name only its slots. */
export function dish<Name extends string>(of: Dish<Name>): Dish {
  return of
}

export const g = (grams: number): EachServing => ({ g: grams })
export const ml = (millilitres: number): EachServing => ({ ml: millilitres })
export const pieces = (count: number): EachServing => ({ pieces: count })
