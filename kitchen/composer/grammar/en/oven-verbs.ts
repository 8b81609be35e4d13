import { degrees } from '#kitchen/composer/grammar/en/measures.ts'
import type { Phrase } from '#kitchen/composer/grammar/en/phrase.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { OvenVerb } from '#kitchen/composer/grammar/verbs.ts'

/** What is done in the oven, as sentences without their full stop. Each has a phrasing for each of the five voices, in the same order everywhere. */
export const ovenVerbs: Record<OvenVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => {
    const heat = degrees(ovenHeat(task.oven))
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

function roast({ task, x, vessel, shortVessel, ending, either }: Phrase): string {
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

function bake({ task, x, and, ending, either }: Phrase): string {
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
