import type { TaskWords } from '#kitchen/composer/grammar/en/phrase.ts'
import { areAll, hasBread } from '#kitchen/composer/grammar/handling.ts'
import type { PanVerb } from '#kitchen/composer/grammar/verbs.ts'

/**
 * English pan and grill sentences without the full stop. Each has five phrasings, one for each voice in the same
 * order.
 */
export const panVerbs: Record<PanVerb, (phrase: TaskWords) => string> = {
  'heat-fat': ({ task, x, vessel, over, time, either }) => {
    const isButter = areAll(task.items, 'butter')
    const isFierce = task.heat === 'high' || task.heat === 'medium-high'
    const end = `${over}${time}`
    if (isButter)
      return either(
        `Melt ${x} in ${vessel}${end}`,
        `In ${vessel}, melt ${x}${end}`,
        `Let ${x} melt in ${vessel}${end}`,
        `Add ${x} to ${vessel} and melt${end}`,
        `Melt ${x}${over} in ${vessel}${time}`,
      )
    return either(
      `Heat ${x} in ${vessel}${end}`,
      `In ${vessel}, heat ${x}${end}`,
      `${isFierce ? 'Get' : 'Let'} ${x} ${isFierce ? 'really hot' : 'warm up'} in ${vessel}${end}`,
      `Add ${x} to ${vessel} and heat${end}`,
      `Put ${vessel}${over} with ${x} in it${time}`,
    )
  },
  'warm-pan': ({ vessel, over, either }) =>
    either(
      `Set ${vessel}${over}`,
      `Put ${vessel}${over}`,
      `Get ${vessel} hot${over}`,
      `Heat ${vessel}${over}`,
      `Let ${vessel} get hot${over}`,
    ),
  melt: ({ x, vessel, over, ending, either }) =>
    either(
      `Melt ${x} in ${vessel}${over}${ending}`,
      `In ${vessel}, melt ${x}${over}${ending}`,
      `Let ${x} melt in ${vessel}${over}${ending}`,
      `Add ${x} to ${vessel} and melt${over}${ending}`,
      `Put ${x} into ${vessel} and warm${over}${ending}`,
    ),
  fry: ({ task, x, shortVessel, over, ending, either }) => {
    // Bread is turned, not stirred.
    if (hasBread(task.items))
      return either(
        `Add ${x} and fry${over}, turning once,${ending}`,
        `Fry ${x}${over}, flipping halfway,${ending}`,
        `Lay in ${x} and fry${over}, one side after the other,${ending}`,
        `Fry ${x}${over}, turning as needed,${ending}`,
        `Put ${x} into ${shortVessel} and fry${over}, on both sides,${ending}`,
      )
    return either(
      `Add ${x} and cook${over}, stirring now and then,${ending}`,
      `Sauté ${x}${over}, stirring often,${ending}`,
      `Tip in ${x} and fry${over}, turning from time to time,${ending}`,
      `Fry ${x}${over}, with a stir now and again,${ending}`,
      `Put ${x} into ${shortVessel} and cook${over}, moving everything about,${ending}`,
    )
  },
  'stir-fry': ({ x, shortVessel, over, ending, either }) =>
    either(
      `Stir-fry ${x}${over}${ending}`,
      `Add ${x}; stir-fry${over}${ending}`,
      `Tip in ${x} and keep everything moving${over}${ending}`,
      `Throw in ${x}; toss and fry${over}${ending}`,
      `Put ${x} into ${shortVessel} and keep tossing${over}${ending}`,
    ),
  sear: ({ x, shortVessel, over, ending, either }) =>
    either(
      `Add ${x} in one layer and sear${over}, turning once,${ending}`,
      `Sear ${x}${over}, flipping halfway,${ending}`,
      `Lay ${x} in ${shortVessel} and sear first one side, then the other${over}${ending}`,
      `Put ${x} in without crowding and brown${over}, turning when crusted,${ending}`,
      `Sear ${x} undisturbed${over}, then turn and do the second side,${ending}`,
    ),
  brown: ({ task, x, shortVessel, over, ending, either }) => {
    // Mince has no sides to turn.
    if (areAll(task.items, 'mince'))
      return either(
        `Add ${x} and brown${over}, breaking it up with a spoon,${ending}`,
        `Add ${x}; break up and brown${over}${ending}`,
        `Tip in ${x}, break it up and brown${over}${ending}`,
        `Fry ${x} hard${over}, breaking up any lumps,${ending}`,
        `Put ${x} into ${shortVessel} and brown${over}, crumbling it as you go,${ending}`,
      )
    return either(
      `Brown ${x}${over}, turning as needed,${ending}`,
      `Add ${x}; brown on all sides${over}${ending}`,
      `Tip in ${x} and brown every side${over}${ending}`,
      `Fry ${x} hard${over}, turning now and again,${ending}`,
      `Put ${x} into ${shortVessel} and brown${over}, turning as you go,${ending}`,
    )
  },
  bloom: ({ x, ending, either }) =>
    either(
      `Stir in ${x} and cook, stirring,${ending}`,
      `Add ${x}; stir constantly${ending}`,
      `Follow with ${x} and fry, stirring without a break,${ending}`,
      `Fry ${x}, stirring throughout,${ending}`,
      `Now add ${x} and stir all the time${ending}`,
    ),
  grill: ({ x, over, ending, either }) =>
    either(
      `Grill ${x}${over}, turning now and then,${ending}`,
      `Grill ${x}${over}, flipping often,${ending}`,
      `Cook ${x} on a grill or in a grill pan${over}, turning often,${ending}`,
      `Grill ${x}, on the barbecue or in a ridged pan,${over}${ending}`,
      `Grill ${x} well${over}, turning as needed,${ending}`,
    ),
  toast: ({ task, x, over, ending, either }) => {
    const manner = hasBread(task.items)
      ? either('turning once', 'flipping halfway', 'one side after the other', 'turning as needed', 'on both sides')
      : either(
          'shaking the pan often',
          'stirring',
          'giving the pan a shake now and then',
          'stirring all the time',
          'keeping everything on the move',
        )
    const verb = task.vessel === 'grill-pan' ? 'Warm' : 'Toast'
    const small = verb.toLowerCase()
    return either(
      `${verb} ${x} in a dry frying pan${over}, ${manner},${ending}`,
      `In a dry skillet, ${small} ${x}${over}, ${manner},${ending}`,
      `Put ${x} into an ungreased frying pan and ${small}${over}, ${manner},${ending}`,
      `${verb} ${x} without any fat${over}, ${manner},${ending}`,
      `${verb} ${x}${over} in a small dry pan, ${manner},${ending}`,
    )
  },
  'bake-in-pan': ({ task, x, lasts, until, either }) => {
    const inAll = task.minutes === null ? '' : `, ${lasts.replace(/minutes?|mins?/, '$& in all')}`
    return `${either(
      `Cook ${x} one after another, turning once`,
      `Cook ${x} one by one, flipping halfway`,
      `Fry ${x} in turn on both sides`,
      `Cook ${x} singly, first one side, then the other`,
      `Cook ${x} one at a time, turning each`,
    )}${inAll}${until}`
  },
  'crack-in': ({ x, over, ending, either }) =>
    either(
      `Make room in the pan, crack ${x} in, cover and cook${over}${ending}`,
      `Crack ${x} into hollows in the mixture; cover and cook${over}${ending}`,
      `Press hollows into the mixture, drop ${x} into them, put the lid on and cook${over}${ending}`,
      `Push everything aside, crack in ${x} and cook, covered,${over}${ending}`,
      `Break ${x} over the mixture, cover and leave to cook${over}${ending}`,
    ),
}
