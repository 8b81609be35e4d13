import { putIn, type TaskWords } from '#kitchen/composer/grammar/en/phrase.ts'
import { areAll, cooksUntilThick } from '#kitchen/composer/grammar/handling.ts'
import type { PotVerb } from '#kitchen/composer/grammar/verbs.ts'

/**
 * English pot sentences (water, broth, steam) without the full stop. Each has five phrasings, one for each voice in
 * the same order.
 */
export const potVerbs: Record<PotVerb, (phrase: TaskWords) => string> = {
  'pour-in': pourIn,
  'boil-up': ({ task, x, over, ending, either }) =>
    task.subject === null
      ? either(
          `Bring to a boil${over}${ending}`,
          `Heat${over}${ending === '' ? ' to boiling' : ending}`,
          `Let it all come to the boil${over}${ending}`,
          `Bring up to a boil${over}${ending}`,
          `Bring to boiling point${over}${ending}`,
        )
      : either(
          `Bring ${x} back to a boil${over}${ending}`,
          `Heat ${x} again${over}${ending === '' ? ' to boiling' : ending}`,
          `Let ${x} come back to the boil${over}${ending}`,
          `Bring ${x} back up to a boil${over}${ending}`,
          `Bring ${x} to boiling point once more${over}${ending}`,
        ),
  simmer,
  braise: simmer,
  boil,
  absorb,
  steam,
  'swirl-in': ({ x, ending, either }) => {
    const then = ending === '' ? '' : `; cook${ending}`
    return either(
      `Beat ${x} lightly, stir the soup in a slow circle and pour in slowly${then}`,
      `Whisk ${x} with a fork and pour bit by bit into the moving soup${then}`,
      `Beat ${x} lightly in a cup, stir the soup round and round and pour in slowly${then}`,
      `Beat ${x}; drizzle over the soup while stirring${then}`,
      `Stir up ${x} with a fork and pour into the turning soup, a little at a time${then}`,
    )
  },
}

/** "Add the rice to the saucepan", for a vessel in use. */
function addTo({ x, shortVessel, either }: TaskWords): string {
  return either(`Add ${x}`, `Stir in ${x}`, `Tip in ${x}`, `Mix in ${x}`, `Add ${x} to ${shortVessel}`)
}

function pourIn(phrase: TaskWords): string {
  const { task, x, over, time, lasts, either } = phrase
  const isStart = task.opens && task.vessel !== null
  const pour = either(`Add ${x}`, `Pour in ${x}`, `Follow with ${x}`, `Stir in ${x}`, `Now add ${x}`)
  if (task.cue === 'heated')
    return `${isStart ? putIn(phrase) : pour}${either(
      ` and warm through${over}${time}, without boiling`,
      `; warm gently${over}${time}, but do not boil`,
      ` and warm${over}${time}, stopping short of a boil`,
      `; heat through${over}${time} without letting it boil`,
      ` and let it warm${over}${time}, never to boiling point`,
    )}`
  if (task.cue === 'syrupy')
    return either(
      `Pour in ${x} and let bubble${time}, scraping up what sticks, until syrupy`,
      `Add ${x}, scrape up what sticks and reduce${time}, until thick and glossy`,
      `Loosen what sticks to the pan with ${x} and boil down${time}, or until syrupy`,
      `Scrape the pan clean with ${x}; bubble${time}, until thick and shiny`,
      `Boil ${x} away${time} till glossy, stirring up whatever sticks`,
    )
  if (task.cue === 'thickened')
    return either(
      `Pour in ${x} and simmer${time}, until slightly thickened`,
      `Add ${x}; simmer${time}, until thick`,
      `Follow with ${x} and leave to simmer${time}, or until it begins to thicken`,
      `Stir in ${x} and bubble${time}, until it thickens a little`,
      `Cook ${x} down${time} till somewhat thicker`,
    )
  return `${task.opens ? putIn(phrase) : pour}${either(
    ` and bring to a boil${over}, ${lasts}`,
    `; heat${over} until boiling, ${lasts}`,
    ` and let it all come to the boil${over}, which takes ${lasts}`,
    ` and bring up to a boil${over}, about ${lasts}`,
    ` and bring to the boil${over}, some ${lasts}`,
  )}`
}

function simmer(phrase: TaskWords): string {
  const { task, x, and, over, ending, either } = phrase
  const isThick = cooksUntilThick(task)
  if (x === '')
    return isThick
      ? either(
          `Simmer${over}, stirring often,${ending}`,
          `Simmer, uncovered,${over}${ending}`,
          `Leave to simmer${over}, stirring from time to time,${ending}`,
          `Keep at a simmer${over}, with a stir now and again,${ending}`,
          `Let it simmer without a lid${over}, stirring as needed,${ending}`,
        )
      : either(
          `Cover and simmer${over}${ending}`,
          `Simmer, covered,${over}${ending}`,
          `Put the lid on and leave to simmer${over}${ending}`,
          `Cover; keep at a simmer${over}${ending}`,
          `Let it simmer under a lid${over}${ending}`,
        )
  if (task.subject !== null)
    return either(
      `Simmer ${x}${over}${ending}`,
      `Bring ${x} to a simmer and cook${over}${ending}`,
      `Leave ${x} to simmer${over}${ending}`,
      `Keep ${x} at a simmer${over}${ending}`,
      `Let ${x} simmer${over}${ending}`,
    )
  const put = task.opens ? putIn(phrase) : addTo(phrase)
  if (task.continues)
    return `${put}${either(
      ` and simmer${over}${ending}`,
      `; continue simmering${over}${ending}`,
      ` and go on simmering${over}${ending}`,
      `; keep simmering${over}${ending}`,
      ` and let it all simmer${over}${ending}`,
    )}`
  if (and !== '') {
    const often = isThick
      ? either(', stirring often,', ', stirring,', ', stirring from time to time,', ', with a stir now and again,', ', stirring as needed,')
      : ''
    return `${put}${either(
      ` with ${and}, bring to a boil and simmer${over}${often}${ending}`,
      `; add ${and}, heat until boiling, then simmer${over}${often}${ending}`,
      ` together with ${and}, let it all come to the boil and leave to simmer${over}${often}${ending}`,
      ` with ${and}; boil, then keep at a simmer${over}${often}${ending}`,
      ` along with ${and}; once boiling, let it simmer${over}${often}${ending}`,
    )}`
  }
  return isThick
    ? `${put}${either(
        ` and simmer uncovered${over}, stirring often,${ending}`,
        `; simmer${over} without a lid, stirring,${ending}`,
        ` and leave to simmer${over}, stirring from time to time,${ending}`,
        `; keep at a simmer, uncovered,${over}${ending}`,
        ` and let simmer${over}, stirring as needed,${ending}`,
      )}`
    : `${put}${either(
        `, cover and simmer${over}${ending}`,
        `; simmer, covered,${over}${ending}`,
        `, put the lid on and leave to simmer${over}${ending}`,
        `, cover; keep at a simmer${over}${ending}`,
        ` and let simmer under a lid${over}${ending}`,
      )}`
}

function boil({ task, x, vessel, ending, either }: TaskWords): string {
  if (areAll(task.items, 'egg'))
    return either(
      `Boil ${x} in a saucepan of water${ending}. Cool under cold water, then peel and halve`,
      `Lower ${x} into a saucepan of boiling water; cook${ending}. Chill under the tap, peel and halve`,
      `Cover ${x} with water in a saucepan and boil${ending}. Cool in cold water before peeling and halving`,
      `Cook ${x} in boiling water${ending}. Run cold water over, peel and cut in half`,
      `Boil ${x} in plenty of water${ending}. Put into cold water, then peel and cut in two`,
    )
  if (task.continues)
    return either(
      `Add ${x} and boil${ending}`,
      `Add ${x}; boil${ending}`,
      `Follow with ${x} and boil${ending}`,
      `Drop in ${x} and boil${ending}`,
      `Boil ${x} too${ending}`,
    )
  return either(
    `Bring ${vessel} of water to a boil, add ${x} and cook${ending}. Drain`,
    `Drop ${x} into ${vessel} of boiling water; cook${ending}. Drain well`,
    `Get water boiling in ${vessel}, tip in ${x} and boil${ending}. Pour off the water`,
    `Boil ${x} in ${vessel} of water${ending}, then drain`,
    `Cook ${x} in ${vessel} of boiling water${ending}. Tip into a colander and drain`,
  )
}

function absorb({ x, and, vessel, over, ending, either }: TaskWords): string {
  const together = (joint: string) => (and === '' ? '' : `${joint}${and}`)
  return either(
    `Put ${x}${together(' and ')} in ${vessel}, bring to a boil, then cover and cook${over}${ending}. Leave to stand, covered, until the rest is ready`,
    `In ${vessel}, heat ${x}${together(' and ')} until boiling; cover, turn down and cook${over}${ending}. Keep covered, off the heat`,
    `Tip ${x} into ${vessel}${together(' with ')}, let it come to the boil, put the lid on and leave to cook${over}${ending}. Take off the heat and keep the lid on until needed`,
    `Boil ${x}${together(' and ')} in ${vessel}, cover and steam${over}${ending}. Set aside, still covered`,
    `Start with ${x}${together(' and ')} in ${vessel}; once boiling, lower the heat, cover and let it cook${over}${ending}. Do not lift the lid before everything else is done`,
  )
}

function steam({ task, x, vessel, shortVessel, over, ending, either }: TaskWords): string {
  if (task.vessel === 'saucepan')
    return either(
      `Put ${x} in ${vessel} with a splash of water, cover and heat${over}${ending}`,
      `Place ${x} and a splash of water in ${vessel}; heat, covered,${over}${ending}`,
      `Tip ${x} into ${vessel}, add a little water, put the lid on and warm${over}${ending}`,
      `Heat ${x} with a splash of water in ${vessel}, covered,${over}${ending}`,
      `Steam ${x} with a spoonful of water in ${vessel}${over}, covered,${ending}`,
    )
  if (task.continues)
    return either(
      `Add ${x} to the steamer and steam${ending}`,
      `Add ${x}; steam${ending}`,
      `Lay ${x} in ${shortVessel} too and steam${ending}`,
      `Put in ${x} and steam on${ending}`,
      `Steam ${x} alongside${ending}`,
    )
  return either(
    `Put ${x} in ${vessel} over boiling water, cover and steam${ending}`,
    `Steam ${x} in ${vessel} above boiling water, covered,${ending}`,
    `Lay ${x} in ${vessel}, set it over boiling water, put the lid on and steam${ending}`,
    `Steam ${x}, covered, in ${vessel} over a pan of boiling water${ending}`,
    `Steam ${x} in ${vessel}, lid on and water boiling below,${ending}`,
  )
}
