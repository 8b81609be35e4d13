import { writeDegrees } from '#kitchen/composer/grammar/en/measures.ts'
import type { TaskWords } from '#kitchen/composer/grammar/en/phrase.ts'
import { areAll } from '#kitchen/composer/grammar/handling.ts'
import { ovenTemperatures } from '#kitchen/composer/grammar/us-measures.ts'
import type { OvenVerb } from '#kitchen/composer/grammar/verbs.ts'

/** English oven sentences without the full stop. Each has five phrasings, one for each voice in the same order. */
export const ovenVerbs: Record<OvenVerb, (phrase: TaskWords) => string> = {
  preheat: ({ task, either }) => {
    const heat = writeDegrees(ovenTemperatures(task.oven))
    return either(
      `Heat the oven to ${heat}`,
      `Preheat oven to ${heat}`,
      `Set the oven to ${heat} and let it get hot`,
      `Turn on the oven, at ${heat}`,
      `Have the oven heating to ${heat}`,
    )
  },
  roast,
  bake,
}

function roast({ task, x, vessel, shortVessel, ending, either }: TaskWords): string {
  if (task.continues)
    return either(
      `Add ${x} to ${shortVessel}, turn to coat, and roast${ending}`,
      `Add ${x} to ${shortVessel} and toss; roast${ending}`,
      `Tip ${x} into ${shortVessel}, turn everything over and roast${ending}`,
      `Mix in ${x} and roast on${ending}`,
      `Add ${x} to ${shortVessel} as well and roast${ending}`,
    )
  const where = `${task.vessel === 'tray' ? 'on' : 'in'} ${vessel}`
  return task.opens
    ? either(
        `Spread ${x} ${where} and roast${ending}`,
        `Arrange ${x} ${where}; roast${ending}`,
        `Lay ${x} ${where}, put into the oven and roast${ending}`,
        `Spread out ${x} ${where} and roast${ending}`,
        `Spread ${x} well out ${where} and roast${ending}`,
      )
    : either(
        `Roast ${x}${ending}`,
        `Slide ${x} into the oven; roast${ending}`,
        `Put ${x} into the oven and roast${ending}`,
        `Put ${x} on the middle rack and roast${ending}`,
        `Roast ${x} in the hot oven${ending}`,
      )
}

function bake({ task, x, and, ending, either }: TaskWords): string {
  if (areAll(task.items, 'pastry'))
    return and === ''
      ? either(
          `Line a 24 cm (10 inch) tart tin with ${x}, prick the base with a fork and bake${ending}`,
          `Press ${x} into a 24 cm (10 inch) tart tin; prick all over with a fork and bake${ending}`,
          `Lay ${x} in a 24 cm (10 inch) tart tin, prick it with a fork and bake${ending}`,
          `Line a tart tin (24 cm or 10 inches) with ${x}, prick well and bake${ending}`,
          `Fit ${x} into a tart tin of 24 cm (10 inches), prick the base and bake${ending}`,
        )
      : either(
          `Brush ${x} with ${and}, layer in a 24 cm (10 inch) tart tin and bake${ending}`,
          `Layer ${x} in a 24 cm (10 inch) tart tin, brushing each sheet with ${and}; bake${ending}`,
          `Lay ${x} one sheet over the other in a 24 cm (10 inch) tart tin, brushing each with ${and}, and bake${ending}`,
          `Line a tart tin (24 cm or 10 inches) with ${x}, brushing with ${and}, and bake${ending}`,
          `Brush ${x} with ${and}, line a tart tin of 24 cm (10 inches) with the sheets and bake${ending}`,
        )
  if (areAll(task.and, 'pastry') && task.subject !== null && task.vessel !== 'tray')
    return either(
      `Pour ${x} over ${and} and bake${ending}`,
      `Fill ${and} with ${x}; bake${ending}`,
      `Pour ${x} onto ${and} and bake${ending}`,
      `Tip ${x} over ${and} and bake${ending}`,
      `Pour ${x} into ${and} and bake${ending}`,
    )
  if (areAll(task.and, 'pastry'))
    return task.vessel === 'tray'
      ? either(
          `Unroll ${and} on a baking tray, spread ${x} over it, not quite to the edge, and bake${ending}`,
          `Lay ${and} on a baking sheet; top with ${x}, not quite to the edge, and bake${ending}`,
          `Roll out ${and} on an oven tray, put ${x} on top, short of the edge, and bake${ending}`,
          `Set ${and} on a sheet pan, spread ${x} on it, not quite to the edge, and bake${ending}`,
          `Spread out ${and} on a baking tray, cover with ${x}, not quite to the edge, and bake${ending}`,
        )
      : either(
          `Spread ${x} over ${and} and bake${ending}`,
          `Fill ${and} with ${x}; bake${ending}`,
          `Put ${x} on ${and} and bake${ending}`,
          `Spread ${and} with ${x} and bake${ending}`,
          `Tip ${x} onto ${and} and bake${ending}`,
        )
  if (and !== '')
    return either(
      `Set the dish in a deep tray, pour in hot water to half its height and bake${ending}`,
      `Place the dish in a larger one with hot water halfway up its sides; bake${ending}`,
      `Stand the dish in a deep tray, pour hot water around it and bake${ending}`,
      `Put the dish in a bigger one, half fill that with hot water and bake${ending}`,
      `Set the dish in a bath of hot water and bake${ending}`,
    )
  if (task.subject === 'mixture')
    return either(
      `Bake${ending}`,
      `Slide into the oven; bake${ending}`,
      `Put into the oven and bake${ending}`,
      `Bake on the middle rack${ending}`,
      `Let it bake${ending}`,
    )
  if (task.subject === 'parcels')
    return either(
      `Set ${x} on a baking tray and bake${ending}`,
      `Place ${x} on a baking sheet; bake${ending}`,
      `Lay ${x} side by side on an oven tray and bake${ending}`,
      `Bake ${x} on a sheet pan${ending}`,
      `Bake ${x} on a tray${ending}`,
    )
  return either(
    `Bake ${x}${ending}`,
    `Slide ${x} into the oven; bake${ending}`,
    `Put ${x} into the oven and bake${ending}`,
    `Bake ${x} on the middle rack${ending}`,
    `Bake ${x} in the hot oven${ending}`,
  )
}
