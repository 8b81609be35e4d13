import type { TaskWords } from '#kitchen/composer/grammar/de/phrase.ts'
import { bareVessel } from '#kitchen/composer/grammar/de/words.ts'
import { areAll, hasBread } from '#kitchen/composer/grammar/handling.ts'
import type { PanVerb } from '#kitchen/composer/grammar/verbs.ts'

/** German pan and grill sentences: infinitives without capital and full stop, which the caller adds. */
export const panVerbs: Record<PanVerb, (phrase: TaskWords) => string> = {
  'heat-fat': ({ task, x, inside, into, over, time, either }) => {
    const verb = areAll(task.items, 'butter') ? either('zerlassen', 'schmelzen') : either('erhitzen', 'heiß werden lassen')
    return either(
      `${x}${inside}${over}${time} ${verb}`,
      `${x}${over}${inside}${time} ${verb}`,
      `${x}${into} geben und${over}${time} ${verb}`,
      `${x}${inside}${time}${over} ${verb}`,
      `${inside.trimStart()} ${x}${over}${time} ${verb}`,
    )
  },
  'warm-pan': ({ task, inside, over }) => {
    const pan = task.vessel === null ? undefined : bareVessel[task.vessel]
    return pan === undefined ? `alles${inside}${over} erhitzen` : `${pan}${over} erhitzen`
  },
  melt: ({ x, inside, over, time, how, until }) => `${x}${inside}${over}${time}${how} schmelzen${until}`,
  fry: (phrase) => {
    const { x, shortInto, shortIn: where, over, time, how, until, either } = phrase
    const verb = fryingVerb(phrase)
    return either(
      `${x} zugeben und${over} unter gelegentlichem Rühren${time}${how} ${verb}${until}`,
      `${x}${over === '' ? ' darin' : where}${time}${over}${how} ${verb}${until}`,
      withManner(`${x} dazugeben und${over}${time}${how} ${verb}`, until, 'dabei ab und zu umrühren'),
      `${x}${shortInto} geben; unter Rühren${over}${time}${how} ${verb}${until}`,
      withManner(`${x} hineingeben und${over}${time}${how} ${verb}`, until, 'dabei hin und wieder umrühren'),
    )
  },
  'stir-fry': ({ x, shortIn: where, over, time, how, until, either }) =>
    either(
      `${x} zugeben und${over} unter ständigem Rühren${time}${how} braten${until}`,
      `${x}${over === '' ? ' darin' : where}${time} unter Rühren${over}${how} braten${until}`,
      `${x} in den Wok geben und${over}${time} unter kräftigem Schwenken${how} braten${until}`,
      `${x} hinzufügen; unter Wenden${over}${time}${how} braten${until}`,
      withManner(`${x} hineingeben und${over}${time}${how} braten`, until, 'dabei ständig rühren'),
    ),
  sear: ({ x, over, time, how, until, either }) =>
    either(
      withManner(`${x} nebeneinander in die Pfanne legen und${over}${time}${how} braten`, until, 'dabei einmal wenden'),
      withManner(`${x} in einer Lage in die Pfanne legen und${over}${time}${how} anbraten`, until, 'nach der Hälfte der Zeit wenden'),
      withManner(`${x} mit etwas Abstand in die Pfanne geben und${over}${time}${how} braten`, until, 'einmal wenden'),
    ),
  brown: ({ task, x, over, time, how, until, either }) =>
    areAll(task.items, 'mince')
      ? either(
          `${x} zugeben und${over}${time} krümelig${how} anbraten${until}`,
          `${x} hinzufügen, zerteilen und${over}${time}${how} anbraten${until}`,
        )
      : either(
          `${x} zugeben und${over}${time} rundum${how} anbraten${until}`,
          `${x} hinzufügen und${over}${time} von allen Seiten${how} anbraten${until}`,
        ),
  bloom: ({ x, time, how, until, either }) =>
    either(
      `${x} einrühren und${time} unter Rühren${how} anrösten${until}`,
      `${x} dazugeben und${time} mit anschwitzen${until}`,
      withManner(`${x} zugeben und${time} anrösten`, until, 'dabei ständig rühren'),
      `${x} hinzufügen; unter Rühren${time}${how} anschwitzen${until}`,
      withManner(`${x} dazugeben und${time} anrösten`, until, 'dabei rühren, damit nichts anbrennt'),
    ),
  grill: ({ x, over, time, how, until, either }) =>
    either(
      withManner(`${x}${over}${time}${how} grillen`, until, 'dabei ab und zu wenden'),
      withManner(`${x} auf dem Grill oder in einer Grillpfanne${over}${time}${how} grillen`, until, 'dabei öfter wenden'),
    ),
  toast: ({ task, x, over, time, how, until, either }) => {
    const isBread = hasBread(task.items)
    const manner = isBread
      ? either('dabei einmal wenden', 'dabei nach Bedarf wenden')
      : either(
          'dabei die Pfanne öfter rütteln',
          'dabei ständig rühren',
          'dabei ab und zu die Pfanne rütteln',
          'dabei öfter umrühren',
          'dabei immer wieder wenden',
        )
    const verb = task.vessel === 'grill-pan' && how === '' ? 'erwärmen' : 'rösten'
    return withManner(
      either(
        `${x} in einer trockenen Pfanne${over}${time}${how} ${verb}`,
        `${x} ohne Fett${time}${over}${how} ${verb}`,
        `${x} in eine Pfanne ohne Fett geben und${over}${time}${how} ${verb}`,
        `in einer Pfanne ${x}${over} ohne Fett${time}${how} ${verb}`,
        `${x}${over} in einer Pfanne ohne Fett${time}${how} ${verb}`,
      ),
      until,
      manner,
    )
  },
  'bake-in-pan': ({ x, time, how, until }) =>
    withManner(`${x} nacheinander${time === '' ? '' : ` insgesamt${time}`}${how} ausbacken`, until, 'dabei einmal wenden'),
  'crack-in': ({ x, over, time, until, either }) =>
    either(
      `in der Pfanne etwas Platz machen, ${x} hineinschlagen und zugedeckt${over}${time} garen${until}`,
      `kleine Mulden in die Masse drücken, ${x} hineinschlagen und zugedeckt${over}${time} garen${until}`,
    ),
}

/** The verb of frying: "dünsten" for food that wilts or softens, else "braten". */
function fryingVerb({ task }: TaskWords): string {
  return task.cue === 'soft' || task.cue === 'wilted' ? 'andünsten' : 'braten'
}

/** Adds how the food is turned or stirred, after the sign of doneness if there is one. */
const withManner = (sentence: string, until: string, manner: string) =>
  until === '' ? `${sentence}, ${manner}` : `${sentence}${until}; ${manner}`
