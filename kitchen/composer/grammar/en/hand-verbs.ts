import type { Phrase } from '#kitchen/composer/grammar/en/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/en/words.ts'
import { areAll, isMisoOnly, isSpooned, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import type { HandVerb } from '#kitchen/composer/grammar/verbs.ts'
import { isIn } from '#kitchen/composer/item.ts'

/** What hands do, as sentences without their full stop. Each has a phrasing for each of the five voices, in the same order everywhere. */
export const handVerbs: Record<HandVerb, (phrase: Phrase) => string> = {
  'get-ready': ({ x, either }) => {
    const raw = `raw ${x.replace(/^the /, '')}`
    const isBare = x === ''
    return either(
      `Wash, peel and cut everything as listed${isBare ? '' : `. Keep the ${raw} for last, on a separate board, then wash the board, the knife and your hands`}`,
      `Start with the knife work: rinse, trim and chop to match the list${isBare ? '' : `. Leave ${raw} for the very end, on a separate board; wash knife, board and hands afterwards`}`,
      `Before you begin, wash everything and cut it the way the list says${isBare ? '' : `. Leave the ${raw} until the end, use another board, and wash it, the knife and your hands when done`}`,
      `Do the prep first: rinse, peel and chop as the list asks${isBare ? '' : `. Handle ${raw} after all the rest, on a different board, and clean hands and tools with hot water`}`,
      `Get it all ready: clean, peel what needs peeling and cut to size${isBare ? '' : `. Save the ${raw} till last, on a board apart, and clean your hands, blade and board before going on`}`,
    )
  },
  'stir-in': stirIn,
  toss,
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
  mix: ({ task, x, and, vessel, until, either }) => {
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
    if (task.items.length === 1)
      return either(
        `Put ${x} in ${vessel}`,
        `Place ${x} in ${vessel}`,
        `Tip ${x} into ${vessel}`,
        `Add ${x} to ${vessel}`,
        `Start with ${x} in ${vessel}`,
      )
    return either(
      `Mix ${x} in ${vessel}${until}`,
      `In ${vessel}, combine ${x}${until}`,
      `Put ${x} into ${vessel} and mix${until}`,
      `Stir ${x} together in ${vessel}${until}`,
      `Bring ${x} together in ${vessel}${until}`,
    )
  },
  mash: ({ task, x, vessel, until, either }) => {
    const where = task.vessel === 'saucepan' ? 'the saucepan' : vessel
    return either(
      `Mash ${x} in ${where}${until}`,
      `Crush ${x} in ${where}${until}`,
      `Mash ${x} with a fork or masher in ${where}${until}`,
      `In ${where}, mash ${x}${until}`,
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
          `Stir in ${x} to season it all`,
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
  marinate: ({ x, ending, either }) =>
    either(
      `Let ${x} marinate${ending}`,
      `Marinate ${x}${ending}`,
      `Cover and leave ${x} to marinate${ending}`,
      `Set ${x} aside to marinate${ending}`,
      `Leave ${x} in the marinade${ending}`,
    ),
  shape: ({ either }) =>
    either(
      'Divide the dough into 4 pieces and roll each out thin',
      'Cut dough into 4 pieces; roll out thinly',
      'Share the dough into 4 equal balls and roll them out flat',
      'Quarter the dough and roll into 4 flat rounds',
      'Make 4 balls of the dough and roll each into a flat round',
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
  dip: ({ x, either }) =>
    either(
      `Dip ${x} into the mixture on both sides`,
      `Dip ${x} in the mixture, coating both sides`,
      `Turn ${x} in the mixture until soaked`,
      `Press ${x} into the mixture, one side then the other`,
      `Soak ${x} in the mixture on both sides`,
    ),
  layer: ({ task, x, vessel, either }) => {
    if (task.vessel === 'baking-dish')
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
    return task.vessel === 'cake-tin'
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

function stirIn(phrase: Phrase): string {
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

function toss({ task, x, and, vessel, shortVessel, either }: Phrase): string {
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

function dress({ task, x, either }: Phrase): string {
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
  return task.items.every((item) => isIn(item, 'acid', 'fat'))
    ? either(`Finish with ${x}`, `Drizzle with ${x}`, `Sprinkle ${x} over everything`, `Drizzle ${x} on top`, `Spoon ${x} over it all`)
    : spooned()
}

function scatter({ task, x, either }: Phrase): string {
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
