import { makeOnce } from '#kitchen/memoize.ts'
import { classLooks } from '#kitchen/picture/class-looks.ts'
import { classes } from '#kitchen/picture/classes.baked.ts'
import { foodsByLook, unseenFoods } from '#kitchen/picture/food-looks.baked.ts'
import { headLookOf } from '#kitchen/picture/head-looks.ts'
import { invisibleLook, type Look, pieceLook } from '#kitchen/picture/look.ts'
import { wordLooks } from '#kitchen/picture/word-looks.ts'

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
  return lookNamed(name) ?? lookNamed(name.replace(/(?<=[^s])s$/, ''))
}

function lookNamed(name: string): Look | undefined {
  if (Object.hasOwn(wordLooks, name)) return wordLooks[name]
  return looksOfFoods().get(name)
}

const looksOfFoods = makeOnce((): ReadonlyMap<string, Look> => {
  const coloured = foodsByLook.flatMap(([look, foods]) =>
    foods.split(',').map((food): [string, Look] => {
      const [id = '', colour = '', skin = colour] = food.split(' ')
      const colours = { colour: `#${colour}`, skin: `#${skin}` }
      return [id, 'shape' in look ? { ...look, ...colours } : { ...look, colour: colours.colour }]
    }),
  )
  return new Map([...coloured, ...unseenFoods.map((id): [string, Look] => [id, invisibleLook])])
})
