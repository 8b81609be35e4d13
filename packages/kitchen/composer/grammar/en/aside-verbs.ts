import type { TaskWords } from '#kitchen/composer/grammar/en/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/en/words.ts'
import { marinatesCold } from '#kitchen/composer/grammar/handling.ts'
import type { AsideVerb } from '#kitchen/composer/grammar/verbs.ts'

/**
 * English sentences for lifting out, putting back and setting aside, without the full stop. Each has five phrasings,
 * one for each voice in the same order.
 */
export const asideVerbs: Record<AsideVerb, (phrase: TaskWords) => string> = {
  'lift-out': ({ x, shortVessel, either }) =>
    either(
      `Lift out ${x} and keep warm on a plate`,
      `Move ${x} to a plate; keep warm`,
      `Take ${x} out of ${shortVessel} and keep somewhere warm`,
      `Set ${x} aside on a warm plate`,
      `Put ${x} on a plate, loosely covered`,
    ),
  'take-out': ({ x, either }) =>
    either(`Take out ${x} and discard`, `Discard ${x}`, `Pick out ${x} and throw away`, `Remove ${x}`, `Lift out ${x} and throw away`),
  return: ({ x, shortVessel, either }) =>
    either(
      `Return ${x} to ${shortVessel}`,
      `Put ${x} back in ${shortVessel}`,
      `Slide ${x} back into ${shortVessel}`,
      `Bring ${x} back to ${shortVessel}`,
      `Add ${x} to ${shortVessel} again`,
    ),
  drain: ({ x, either }) =>
    either(`Drain ${x} well`, `Drain ${x} thoroughly`, `Pour off the water from ${x}`, `Drain ${x}`, `Drain ${x} and shake dry`),
  rest: ({ task, x, ending, either }) => {
    if (task.subject === 'everything')
      return either(
        `Let everything rest${ending}`,
        `Rest${ending}`,
        `Leave everything to rest${ending}`,
        `Set aside${ending}`,
        `Let it all stand undisturbed${ending}`,
      )
    return x === ''
      ? either(
          `Take off the heat and let stand, covered,${ending}`,
          `Off the heat, cover and let stand${ending}`,
          `Turn off the heat, put the lid on and leave to stand${ending}`,
          `Move off the heat; stand, covered,${ending}`,
          `Let it stand off the heat under a lid${ending}`,
        )
      : either(
          `Cover and let ${x} stand${ending}`,
          `Cover ${x}; let stand${ending}`,
          `Leave ${x} to stand under a cloth${ending}`,
          `Rest ${x}, covered,${ending}`,
          `Let ${x} stand, well covered,${ending}`,
        )
  },
  chill: ({ x, ending, either }) =>
    x === ''
      ? either(
          `Chill${ending}`,
          `Refrigerate${ending}`,
          `Put into the refrigerator and leave${ending}`,
          `Chill in the fridge${ending}`,
          `Let it chill in the refrigerator${ending}`,
        )
      : either(
          `Leave ${x} to thaw in the refrigerator${ending}`,
          `Thaw ${x} in the refrigerator${ending}`,
          `Put ${x} into the refrigerator to thaw${ending}`,
          `Defrost ${x} in the fridge${ending}`,
          `Let ${x} thaw slowly in the refrigerator${ending}`,
        ),
  cool: ({ ending, either }) =>
    either(`Let cool${ending}`, `Cool${ending}`, `Leave to cool${ending}`, `Set aside to cool${ending}`, `Let it cool down${ending}`),
  marinate: ({ task, x, ending, either }) =>
    marinatesCold(task)
      ? either(
          `Let ${x} marinate in the refrigerator${ending}`,
          `Marinate ${x} in the refrigerator${ending}`,
          `Cover and leave ${x} to marinate in the refrigerator${ending}`,
          `Refrigerate ${x} in the marinade${ending}`,
          `Put ${x} into the refrigerator to marinate${ending}`,
        )
      : either(
          `Let ${x} marinate${ending}`,
          `Marinate ${x}${ending}`,
          `Cover and leave ${x} to marinate${ending}`,
          `Set ${x} aside to marinate${ending}`,
          `Leave ${x} in the marinade${ending}`,
        ),
  // Clostridium botulinum grows on garlic and herbs in oil at room temperature.
  keep: ({ either }) =>
    either(
      'Use at once, or keep in the refrigerator and use within 4 days',
      'Use right away; otherwise refrigerate and use within 4 days',
      'Use it the same day, or store it in the refrigerator for no more than 4 days',
      'Serve straight away, or refrigerate for up to 4 days, never longer',
      'Use up at once, or within 4 days if kept in the fridge',
    ),
  freeze: ({ task, vessel, ending, either }) => {
    const box = task.vessel === null ? either(...vesselWords['freezer-box']) : vessel
    return either(
      `Freeze in ${box}${ending}, stirring now and then`,
      `Freeze, stirring every so often, in ${box}${ending}`,
      `Put into ${box} and freeze, stirring from time to time,${ending}`,
      `Pour into ${box} and freeze, with a stir now and again,${ending}`,
      `Let it freeze in ${box}, stirring as needed,${ending}`,
    )
  },
}
