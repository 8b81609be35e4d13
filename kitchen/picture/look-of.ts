import { classLooks } from '#kitchen/picture/class-looks.ts'
import { classes } from '#kitchen/picture/classes.baked.ts'
import { foodLooks } from '#kitchen/picture/food-looks.ts'
import { headLookOf } from '#kitchen/picture/head-looks.ts'
import { type Look, pieceLook } from '#kitchen/picture/look.ts'

/** The look of an unknown food: dice. */
export const unknownLook = pieceLook('dice', '#d9a55a')

/**
 * The look of an ingredient: by its id, by the last words of its id ("smoked-mackerel" is a mackerel), by its class,
 * by any word of its id, or by its kind. Always returns a look.
 */
export function lookOf(id: string): Look {
  const words = id.toLowerCase().split(/[^\p{L}]+/u)
  for (let from = 0; from < words.length; from += 1) {
    const own = ownLook(words.slice(from).join('-'))
    if (own) return own
  }
  if (Object.hasOwn(classes, id)) {
    const known = classes[id]
    if (known) return classLooks[known]
  }
  return words.map(ownLook).find((look) => look !== undefined) ?? headLookOf(id) ?? unknownLook
}

function ownLook(name: string): Look | undefined {
  const singular = name.replace(/(?<=[^s])s$/, '')
  if (Object.hasOwn(foodLooks, name)) return foodLooks[name]
  return Object.hasOwn(foodLooks, singular) ? foodLooks[singular] : undefined
}
