import type { TaskWords } from '#kitchen/composer/grammar/en/phrase.ts'
import { areAll, isSpooned } from '#kitchen/composer/grammar/handling.ts'
import type { ServingVerb } from '#kitchen/composer/grammar/verbs.ts'
import { isInGroup } from '#kitchen/composer/item.ts'

/**
 * English sentences for seasoning, finishing and serving, without the full stop. Each has five phrasings, one for each
 * voice in the same order.
 */
export const servingVerbs: Record<ServingVerb, (phrase: TaskWords) => string> = {
  season: ({ task, x, and, either }) => {
    if (and !== '')
      return either(
        `Season ${and} with ${x}`,
        `Season ${and} all over with ${x}`,
        `Sprinkle ${and} with ${x}`,
        `Use ${x} to season ${and}`,
        `Season ${and} on all sides with ${x}`,
      )
    return task.vessel === null
      ? either(
          `Season with ${x}`,
          `Season to taste with ${x}`,
          `Finish with ${x} to season it all`,
          `Use ${x} to season everything`,
          `Season it all with ${x}`,
        )
      : either(
          `Taste and season with ${x}`,
          `Season to taste with ${x}`,
          `Stir in ${x}, tasting as you go`,
          `Adjust seasoning with ${x}`,
          `Taste, then season with ${x}`,
        )
  },
  dress,
  scatter,
  'serve-with': ({ task, x, either }) =>
    task.subject === 'sauce'
      ? either(
          `Serve with ${x} for dipping`,
          `Serve, with ${x} for dipping`,
          `Bring to the table with ${x} to dip into`,
          `Offer ${x} as a dip`,
          `Have ${x} beside it for dipping`,
        )
      : either(
          `Serve with ${x}`,
          `Serve ${x} alongside`,
          `Bring to the table together with ${x}`,
          `Dish up with ${x}`,
          `Serve with ${x} on the side`,
        ),
  serve: ({ either }) =>
    either('Serve at once', 'Serve right away', 'Bring to the table straight away', 'Serve immediately', 'Eat without delay'),
  'pour-over': ({ task, x, over, ending, either }) => {
    if (task.vessel === 'jar')
      return either(
        `Pour the hot liquid over until ${x} is full, then close`,
        `Fill ${x} up with hot liquid; close tightly`,
        `Top up ${x} with the hot liquid and close it`,
        `Pour in hot liquid to the rim of ${x} and seal`,
        `Pour the hot liquid into ${x} to the top and close the lid`,
      )
    if (task.subject === 'sauce')
      return either(
        `Pour in ${x} and cook${over}${ending}`,
        `Add ${x}; toss${over}${ending}`,
        `Follow with ${x} and toss everything in it${over}${ending}`,
        `Stir in ${x} and bubble${over}${ending}`,
        `Add ${x} and cook together${over}${ending}`,
      )
    return either(
      `Pour ${x} evenly over the pan and cook${over}${ending}`,
      `Pour ${x} over everything; cook${over}${ending}`,
      `Tip ${x} evenly into the pan and leave to cook${over}${ending}`,
      `Cover everything with ${x} and cook gently${over}${ending}`,
      `Pour ${x} all over the pan and cook${over}${ending}`,
    )
  },
}

function dress({ task, x, either }: TaskWords): string {
  const spooned = () =>
    either(`Spoon ${x} over the top`, `Spoon ${x} on top`, `Finish with spoonfuls of ${x}`, `Top with ${x}`, `Spoon ${x} over it all`)
  if (task.subject !== null) return spooned()
  if (areAll(task.items, 'citrus'))
    return either(
      `Squeeze ${x} over the top`,
      `Squeeze ${x} on top`,
      `Finish with a squeeze of ${x}`,
      `Squeeze ${x} on before serving`,
      `Squeeze ${x} over it all`,
    )
  return task.items.every((item) => isInGroup(item, 'acid', 'fat'))
    ? either(`Finish with ${x}`, `Drizzle with ${x}`, `Sprinkle ${x} over everything`, `Drizzle ${x} on top`, `Spoon ${x} over it all`)
    : spooned()
}

function scatter({ task, x, either }: TaskWords): string {
  if (task.items.length > 0 && task.items.every(isSpooned))
    return either(
      `Spoon ${x} over the top`,
      `Spoon ${x} on top`,
      `Finish with spoonfuls of ${x}`,
      `Dot with ${x}`,
      `Put a spoonful of ${x} on each serving`,
    )
  return task.items.some(isSpooned)
    ? either(`Top with ${x}`, `Finish with ${x}`, `Put ${x} on top`, `Garnish with ${x}`, `Add ${x} on top of it all`)
    : either(
        `Scatter ${x} over the top`,
        `Scatter ${x} on top`,
        `Finish by scattering ${x} over everything`,
        `Top with ${x} just before serving`,
        `Strew ${x} over it all`,
      )
}
