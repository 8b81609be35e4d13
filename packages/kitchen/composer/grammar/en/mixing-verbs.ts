import { putIn, type TaskWords } from '#kitchen/composer/grammar/en/phrase.ts'
import { isMisoOnly, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import type { MixingVerb } from '#kitchen/composer/grammar/verbs.ts'

/**
 * English sentences for stirring, crushing and blending, without the full stop. Each has five phrasings, one for each
 * voice in the same order.
 */
export const mixingVerbs: Record<MixingVerb, (phrase: TaskWords) => string> = {
  'stir-in': stirIn,
  toss,
  whisk: ({ task, x, and, vessel, until, either }) => {
    if (task.continues)
      return either(
        `Slowly whisk in ${x}${until}`,
        `Whisk in ${x}, little by little,${until}`,
        `Beat in ${x} a spoonful at a time${until}`,
        `Add ${x} in a slow stream, whisking${until}`,
        `Work in ${x} gradually${until}`,
      )
    const group = and === '' ? '' : ` with ${and}`
    return either(
      `Whisk ${x}${group} in ${vessel}${until}`,
      `In ${vessel}, whisk ${x}${group}${until}`,
      `Put ${x} into ${vessel}${group} and beat${until}`,
      `Stir ${x}${group} together in ${vessel}${until}`,
      `Beat ${x}${group} in ${vessel}${until}`,
    )
  },
  mix: (phrase) => {
    const { task, x, and, vessel, until, either } = phrase
    if (and !== '')
      return either(
        `Mix ${x} with ${and} in ${vessel} and knead${until}`,
        `In ${vessel}, combine ${x} and ${and}; knead${until}`,
        `Put ${x} into ${vessel} with ${and} and work to a dough by hand${until}`,
        `Stir ${x} and ${and} together in ${vessel} and knead${until}`,
        `Bring ${x} and ${and} together in ${vessel}, then knead${until}`,
      )
    if (!task.opens)
      return either(
        `Add ${x} and mix${until}`,
        `Mix in ${x}${until}`,
        `Work in ${x}${until}`,
        `Add ${x}; stir together${until}`,
        `Put in ${x} and combine${until}`,
      )
    if (task.items.length === 1) return putIn(phrase)
    return either(
      `Mix ${x} in ${vessel}${until}`,
      `In ${vessel}, combine ${x}${until}`,
      `Put ${x} into ${vessel} and mix${until}`,
      `Stir ${x} together in ${vessel}${until}`,
      `Bring ${x} together in ${vessel}${until}`,
    )
  },
  mash: ({ task, x, vessel, until, either }) => {
    const where = task.vessel === 'saucepan' && !task.opens ? 'the saucepan' : vessel
    return either(
      `Mash ${x} in ${where}${until}`,
      `Crush ${x} in ${where}${until}`,
      `Mash ${x} with a fork or masher in ${where}${until}`,
      `In ${where}, press ${x} to a mash${until}`,
      `Crush ${x} with a fork in ${where}${until}`,
    )
  },
  blend: ({ task, x, until, either }) => {
    if (task.subject !== null)
      return either(
        `Blend ${x}${until}`,
        `Purée ${x}${until}`,
        `Blend ${x} in a blender or with a hand blender${until}`,
        `Run ${x} through a blender${until}`,
        `Purée ${x} with a hand blender${until}`,
      )
    return isWetEnough(task.items)
      ? either(
          `Blend ${x} in a blender${until}`,
          `In a blender, purée ${x}${until}`,
          `Put ${x} into the blender and run it${until}`,
          `Run ${x} through a blender${until}`,
          `Work ${x} in a blender${until}`,
        )
      : either(
          `Blend ${x} in a food processor, or pound in a mortar,${until}`,
          `Pulse ${x} in a food processor or crush in a mortar${until}`,
          `Put ${x} into a food processor (or mortar) and work${until === '' ? ' to a coarse paste' : until}`,
          `Process or pound ${x}${until}`,
          `Pound ${x} in a mortar, or use a food processor,${until}`,
        )
  },
  grind: ({ x, vessel, either }) =>
    either(
      `Grind ${x} in ${vessel} to a coarse powder`,
      `In ${vessel}, grind ${x} coarsely`,
      `Crush ${x} to a rough powder in ${vessel}`,
      `Grind ${x} roughly in ${vessel}`,
      `Pound ${x} in ${vessel}, not too fine`,
    ),
  'rub-in': ({ x, and, vessel, either }) =>
    either(
      `Rub ${x} into ${and} in ${vessel} until crumbly`,
      `In ${vessel}, rub ${x} into ${and} until it looks like crumbs`,
      `Put ${and} into ${vessel} and rub in ${x} with your fingertips until crumbly`,
      `Work ${x} into ${and} in ${vessel}, to rough crumbs`,
      `Work ${x} into ${and} with your fingers in ${vessel}, till it all looks like crumbs`,
    ),
  'fold-in': ({ x, either }) =>
    either(`Gently fold in ${x}`, `Fold in ${x}`, `Fold ${x} in with a light hand`, `Fold ${x} through`, `Carefully fold in ${x}`),
  whip: ({ x, vessel, until, either }) =>
    either(
      `Whip ${x} in ${vessel}${until}`,
      `In ${vessel}, whip ${x}${until}`,
      `Beat ${x} in ${vessel}${until}`,
      `Whisk ${x} hard in ${vessel}${until}`,
      `Put ${x} into ${vessel} and whip${until}`,
    ),
  crush: ({ x, vessel, either }) => {
    const where = vessel === '' ? '' : ` in ${vessel}`
    return either(
      `Crush ${x}${where}`,
      `Lightly crush ${x}${where}`,
      `Crush ${x} roughly${where}`,
      `Bruise ${x}${where}`,
      `Press ${x} to pieces${where}`,
    )
  },
}

function stirIn(phrase: TaskWords): string {
  const { task, x, vessel, over, ending, either } = phrase
  if (isMisoOnly(task.items))
    return either(
      `Take off the heat and stir in ${x}`,
      `Off the heat, stir in ${x}`,
      `Turn off the heat and let ${x} dissolve in it`,
      `Remove from the heat; mix in ${x}`,
      `With the heat off, stir ${x} through`,
    )
  if (task.subject === 'dressing')
    return either(
      `Pour over ${x} and toss`,
      `Add ${x}; toss`,
      `Pour ${x} on and turn everything in it`,
      `Toss with ${x}`,
      `Pour over ${x}, tossing lightly`,
    )
  if (task.minutes !== null)
    return either(
      `Stir in ${x} and cook${over}${ending}`,
      `Add ${x}; cook${over}${ending}`,
      `Follow with ${x} and leave to cook${over}${ending}`,
      `Mix in ${x} and heat${over}${ending}`,
      `Add ${x} to the rest and cook${over}${ending}`,
    )
  if (task.opens && task.vessel === 'bowl')
    return either(
      `Mix ${x} in ${vessel}`,
      `In ${vessel}, stir together ${x}`,
      `Tip ${x} into ${vessel} and mix`,
      `Stir ${x} in ${vessel}`,
      `Put ${x} into ${vessel} and combine`,
    )
  return either(`Stir in ${x}`, `Add ${x} and stir`, `Mix in ${x}`, `Stir ${x} through`, `Now stir in ${x}`)
}

function toss({ task, x, and, vessel, shortVessel, either }: TaskWords): string {
  const where = vessel === '' ? '' : ` ${task.vessel === 'tray' ? 'on' : 'in'} ${vessel}`
  if (and !== '')
    return either(
      `Toss ${x} with ${and}${where}`,
      `${where === '' ? 'T' : `${where.trimStart().replace(/^./, (first) => first.toUpperCase())}, t`}oss ${x} with ${and}`,
      `Put ${x}${where === '' ? ' together' : where} and coat with ${and}`,
      `Coat ${x} with ${and}${where}`,
      `Mix ${x} well with ${and}${where}`,
    )
  if (task.vessel === 'salad-bowl' && task.items.length === 1)
    return either(
      `Put ${x} in ${vessel}`,
      `Place ${x} in ${vessel}`,
      `Tip ${x} into ${vessel}`,
      `Pile ${x} into ${vessel}`,
      `Have ${x} ready in ${vessel}`,
    )
  if (task.vessel === 'salad-bowl')
    return either(
      `Put ${x} in ${vessel} and toss lightly`,
      `In ${vessel}, toss ${x}`,
      `Tip ${x} into ${vessel} and mix with a light hand`,
      `Toss ${x} together in ${vessel}`,
      `Mix ${x} gently in ${vessel}`,
    )
  if (task.vessel === 'baking-dish' || task.vessel === 'tray')
    return either(
      `Spread ${x}${where}`,
      `Arrange ${x}${where}`,
      `Lay ${x}${where}`,
      `Spread out ${x}${where}`,
      `Put ${x}${where} and spread out`,
    )
  return either(
    `Add ${x} to ${shortVessel} and toss well`,
    `Add ${x} to ${shortVessel}; toss`,
    `Tip ${x} into ${shortVessel} and toss to coat`,
    `Toss ${x} into ${shortVessel} and mix`,
    `Add ${x} and turn over and over in ${shortVessel}`,
  )
}
