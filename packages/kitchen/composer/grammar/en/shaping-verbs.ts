import { getReady } from '#kitchen/composer/grammar/en/get-ready.ts'
import type { TaskWords } from '#kitchen/composer/grammar/en/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/en/words.ts'
import { areAll, areRicePapers } from '#kitchen/composer/grammar/handling.ts'
import type { ShapingVerb } from '#kitchen/composer/grammar/verbs.ts'

/**
 * English sentences for cutting, shaping, filling and layering, without the full stop. Each has five phrasings, one
 * for each voice in the same order.
 */
export const shapingVerbs: Record<ShapingVerb, (phrase: TaskWords) => string> = {
  'get-ready': ({ task, x, either }) => {
    const ready = getReady(task, either)
    const raw = `raw ${x.replace(/^the /, '')}`
    if (x === '') return ready
    if (areAll(task.items, 'mince'))
      return either(
        `${ready}. Handle the ${raw} last, then wash your hands, the counter and every tool used`,
        `${ready}. Leave ${raw} for the very end; wash hands and tools afterwards`,
        `${ready}. Leave the ${raw} until the end, and wash your hands and all that was used when done`,
        `${ready}. Handle ${raw} after all the rest, and clean hands and tools with hot water`,
        `${ready}. Save the ${raw} till last, and clean your hands and tools before going on`,
      )
    return either(
      `${ready}. Keep the ${raw} for last, on a separate board, then wash the board, the knife and your hands`,
      `${ready}. Leave ${raw} for the very end, on a separate board; wash knife, board and hands afterwards`,
      `${ready}. Leave the ${raw} until the end, use another board, and wash board, knife and hands when done`,
      `${ready}. Handle ${raw} after all the rest, on a different board, and clean hands and tools with hot water`,
      `${ready}. Save the ${raw} till last, on a board apart, and clean your hands, blade and board before going on`,
    )
  },
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread')
      ? either(
          `Spoon the hot mixture over ${x}`,
          `Pile hot mixture onto ${x}`,
          `Put spoonfuls of the hot mixture on ${x}`,
          `Top ${x} with the hot mixture`,
          `Ladle the mixture over ${x} while hot`,
        )
      : either(
          `Fill ${x} with the hot mixture`,
          `Divide hot mixture among ${x}`,
          `Put the hot mixture into ${x}`,
          `Pack the hot mixture into ${x}`,
          `Share out the mixture, still hot, among ${x}`,
        ),
  shape: ({ either }) =>
    either(
      'Divide the dough into 4 pieces and roll each out thin',
      'Cut dough into 4 pieces; roll out thinly',
      'Share the dough into 4 equal balls and roll them out flat',
      'Quarter the dough and roll into 4 flat rounds',
      'Make 4 balls of the dough and roll each into a flat round',
    ),
  dip: ({ task, x, either }) =>
    areRicePapers(task.items)
      ? `Dip ${x} one by one in cold water until just soft`
      : either(
          `Dip ${x} into the mixture on both sides`,
          `Dip ${x} in the mixture, coating both sides`,
          `Turn ${x} in the mixture until soaked`,
          `Press ${x} into the mixture, one side then the other`,
          `Soak ${x} in the mixture on both sides`,
        ),
  layer: ({ task, x, and, vessel, either }) => {
    if (and !== '')
      return either(
        `Layer ${x} with ${and} in ${vessel}`,
        `Layer ${x} and ${and} by turns in ${vessel}`,
        `In ${vessel}, layer ${x} with ${and}`,
      )
    if (task.vessel === 'baking-dish' && task.subject === null)
      return either(
        `Put ${x} in ${vessel} and cover with the crumble`,
        `Place ${x} in ${vessel}; spread the crumble over`,
        `Tip ${x} into ${vessel} and scatter the crumble on top`,
        `Add ${x} to ${vessel} and cover with crumble`,
        `Put ${x} into ${vessel} and spread the crumble over it all`,
      )
    if (task.vessel === 'jar')
      return either(
        `Pack ${x} into ${vessel}`,
        `Fill ${vessel} with ${x}`,
        `Put ${x} into ${vessel}`,
        `Layer ${x} in ${vessel}`,
        `Press ${x} into ${vessel}`,
      )
    return task.vessel === 'cake-tin' || task.vessel === 'baking-dish'
      ? either(
          `Pour ${x} into ${vessel}`,
          `Scrape ${x} into ${vessel}`,
          `Tip ${x} into ${vessel}`,
          `Spread ${x} in ${vessel}`,
          `Turn ${x} into ${vessel}`,
        )
      : either(
          `Divide ${x} among ${vessel}`,
          `Portion ${x} ${task.vessel === 'plates' ? 'onto' : 'into'} ${vessel}`,
          `Share ${x} between ${vessel}`,
          `Spoon ${x} ${task.vessel === 'plates' ? 'onto' : 'into'} ${vessel}`,
          task.vessel === 'plates' ? `Arrange ${x} on ${vessel}` : `Layer ${x} in ${vessel}`,
        )
  },
  thread: ({ x, either }) =>
    either(
      `Thread ${x} onto skewers (soak wooden ones in water first)`,
      `Thread ${x} onto skewers, soaked beforehand if they are wooden`,
      `Soak the skewers if they are wooden, and thread them with ${x}`,
      `Push ${x} onto skewers; wooden ones need soaking first`,
      `Put ${x} on skewers, one after the other (wooden ones soaked before)`,
    ),
  form: ({ either }) =>
    either(
      'Form the mixture into 8 flat patties with wet hands',
      'With wet hands, shape mixture into 8 flat patties',
      'Wet your hands and make 8 flattened patties of the mixture',
      'Divide into 8 and pat into flat patties',
      'Shape 8 patties, not too thick, between wet hands',
    ),
  roll: ({ either }) =>
    either(
      'Roll the mixture into balls about 3 cm (1 inch) across',
      'With damp hands, roll mixture into 3 cm (1 inch) balls',
      'Make balls of the mixture, some 3 cm (1 inch) in size',
      'Divide up and roll into balls, 3 cm (1 inch) wide',
      'Shape small balls of 3 cm (1 inch) between your hands',
    ),
  'wrap-up': ({ task, x, vessel, either }) => {
    const paper = task.vessel === null ? either(...vesselWords['baking-paper']) : vessel
    return either(
      `Divide ${x} among ${paper} and twist the edges shut`,
      `Share ${x} among ${paper}; fold and seal the edges`,
      `Place ${x} in equal parts on ${paper} and close them tightly`,
      `Wrap ${x} in ${paper}, twisting the ends closed`,
      `Lay ${x} on ${paper}, bring up the sides and twist to close`,
    )
  },
  hollow: ({ x, either }) =>
    either(
      `Halve ${x} and scoop out the middle`,
      `Cut ${x} in half; scoop out the inside`,
      `Halve ${x} and hollow out with a spoon`,
      `Split ${x} and scrape out the core`,
      `Cut ${x} in two and spoon out the middle`,
    ),
  stuff: ({ x, and, either }) =>
    and === ''
      ? either(`Spoon in ${x}`, `Stuff with ${x}`, `Fill with ${x}`, `Pack in ${x}`, `Put in ${x}`)
      : either(
          `Spoon ${x} into ${and}`,
          `Stuff ${and} with ${x}`,
          `Fill ${and} with ${x}`,
          `Pack ${x} into ${and}`,
          `Put ${x} inside ${and}`,
        ),
  'cover-with': ({ task, x, either }) =>
    task.subject === 'batter'
      ? either(`Pour ${x} over the top`, `Cover with ${x}`, `Pour ${x} over everything`, `Spread ${x} on top`, `Pour ${x} over it all`)
      : either(`Cover with ${x}`, `Spread ${x} over the top`, `Lay ${x} over everything`, `Top with ${x}`, `Finish with a layer of ${x}`),
}
