import type { TaskWords } from '#kitchen/composer/grammar/de/phrase.ts'
import { areAll, isMisoOnly, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import type { MixingVerb } from '#kitchen/composer/grammar/verbs.ts'

/**
 * German sentences for stirring, crushing and blending: infinitives without capital and full stop, which the caller
 * adds.
 */
export const mixingVerbs: Record<MixingVerb, (phrase: TaskWords) => string> = {
  'stir-in': ({ task, x, withX, inside, over, time, how, until, either }) => {
    if (isMisoOnly(task.items)) return `vom Herd nehmen und ${x} einrühren`
    if (task.subject === 'dressing') return either(`${x} darübergießen und alles mischen`, `${x} zugeben und alles darin wenden`)
    if (task.minutes !== null) return `${x} ${either('einrühren', 'zugeben')} und${over}${time}${how} garen${until}`
    return task.opens && task.vessel === 'bowl'
      ? `${x}${inside} verrühren`
      : either(`${x} unterrühren`, `${x} zugeben und umrühren`, `${x} untermischen`, `${x} einrühren`, `alles mit ${withX} vermischen`)
  },
  toss: ({ task, x, withAnd, inside, into, shortInto, either }) => {
    if (withAnd !== '')
      return either(
        `${x}${inside} mit ${withAnd} mischen`,
        `${x} mit ${withAnd}${inside} vermengen`,
        `${x}${into === '' ? '' : `${into} geben und`} mit ${withAnd} mischen`,
        `${x} gut mit ${withAnd}${inside} mischen`,
        `${inside.trimStart()} ${x} mit ${withAnd} vermischen`,
      )
    if (task.vessel === 'salad-bowl' && task.items.length === 1) return `${x}${into} geben`
    if (task.vessel === 'salad-bowl') return either(`${x}${into} geben und locker mischen`, `${x}${inside} vorsichtig mischen`)
    if (task.vessel === 'baking-dish') return `${x}${inside} verteilen`
    if (task.vessel === 'tray') return `${x}${inside} verteilen`
    return either(`${x}${shortInto} geben und gut durchschwenken`, `${x}${shortInto} geben und alles gut mischen`)
  },
  whisk: ({ task, x, withAnd, inside, how, until, either }) => {
    if (task.continues) return `${x} nach und nach${how} unterschlagen${until}`
    return `${x}${withAnd === '' ? '' : ` mit ${withAnd}`}${inside}${how} ${either('verquirlen', 'verrühren', 'verschlagen')}${until}`
  },
  mix: ({ task, x, withAnd, inside, into, how, until, either }) => {
    if (withAnd !== '') return `${x}${inside} mit ${withAnd} mischen und${how} verkneten${until}`
    if (!task.opens) return either(`${x} zugeben und${how} untermischen${until}`, `${x}${how} einarbeiten${until}`)
    return task.items.length === 1 && into !== ''
      ? `${x}${into} geben`
      : `${x}${inside}${how} ${either('vermengen', 'vermischen', 'mischen')}${until}`
  },
  mash: ({ task, x, inside, how, until, either }) =>
    `${x}${task.vessel === 'saucepan' && !task.opens ? ' im Topf' : inside}${how} ${areAll(task.items, 'butter') ? 'rühren' : either('zerdrücken', 'zerstampfen')}${until}`,
  blend: ({ task, x, how, until }) => {
    if (task.subject !== null) return `${x}${how} pürieren${until}`
    return isWetEnough(task.items)
      ? `${x} im Mixer${how} pürieren${until}`
      : `${x} im Blitzhacker zerkleinern oder im Mörser${how} zerstoßen${until}`
  },
  grind: ({ x, inside }) => `${x}${inside} zu grobem Pulver mahlen`,
  'rub-in': ({ x, withAnd, inside }) => `${x}${inside} mit ${withAnd === '' ? 'den Fingern' : withAnd} zu Streuseln verreiben`,
  'fold-in': ({ x, either }) => either(`${x} vorsichtig unterheben`, `${x} locker unterziehen`),
  whip: ({ task, x, inside, how, until, either }) =>
    `${x}${inside}${how} ${either('aufschlagen', 'schaumig schlagen')}${task.cue === 'thickened' ? ', bis sich weiche Spitzen bilden' : until}`,
  crush: ({ x, inside }) => `${x}${inside} grob zerdrücken`,
}
