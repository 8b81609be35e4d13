import { degrees } from '#kitchen/composer/grammar/de/measures.ts'
import type { Phrase } from '#kitchen/composer/grammar/de/phrase.ts'
import { bareVessel } from '#kitchen/composer/grammar/de/words.ts'
import { areAll, hasBread, thickens } from '#kitchen/composer/grammar/handling.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { StoveVerb } from '#kitchen/composer/grammar/verbs.ts'

/** What heat does, as infinitive sentences without their full stop; the first letter is made large later. */
export const stoveVerbs: Record<StoveVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => {
    return `den ${either('Backofen', 'Ofen')} auf ${degrees(ovenHeat(task.oven))} vorheizen`
  },
  'heat-fat': ({ task, x, inside, over, time }) => {
    const isButter = areAll(task.items, 'butter')
    return `${x}${inside}${over}${time} ${isButter ? 'zerlassen' : 'erhitzen'}`
  },
  'warm-pan': ({ task, inside, over }) => {
    const pan = task.vessel === null ? undefined : bareVessel[task.vessel]
    return pan === undefined ? `alles${inside}${over} erhitzen` : `${pan}${over} erhitzen`
  },
  melt: ({ x, inside, over, time, how, until }) => `${x}${inside}${over}${time}${how} schmelzen${until}`,
  fry: (phrase) => {
    const { x, over, time, how, until, either } = phrase
    const verb = fryingVerb(phrase)
    return either(
      `${x} zugeben und${over} unter gelegentlichem Rühren${time}${how} ${verb}${until}`,
      `${x} hinzufügen und${over} unter Rühren${time}${how} ${verb}${until}`,
      turned(`${x} dazugeben und${over}${time}${how} ${verb}`, until, 'dabei ab und zu wenden'),
      `${x} zufügen und${over}${time}${how} ${verb}${until}`,
    )
  },
  'stir-fry': ({ x, over, time, how, until, either }) =>
    either(
      `${x} zugeben und${over} unter ständigem Rühren${time}${how} braten${until}`,
      `${x} hinzufügen und${over}${time} unter Rühren${how} braten${until}`,
      `${x} in den Wok geben und${over}${time} unter kräftigem Schwenken${how} braten${until}`,
    ),
  sear: ({ x, over, time, how, until, either }) =>
    either(
      turned(`${x} nebeneinander in die Pfanne legen und${over}${time}${how} braten`, until, 'dabei einmal wenden'),
      turned(`${x} in einer Lage in die Pfanne legen und${over}${time}${how} anbraten`, until, 'nach der Hälfte der Zeit wenden'),
      turned(`${x} mit etwas Abstand in die Pfanne geben und${over}${time}${how} braten`, until, 'einmal wenden'),
    ),
  brown: ({ x, over, time, how, until, either }) =>
    either(
      `${x} zugeben und${over}${time} rundum${how} anbraten${until}`,
      `${x} hinzufügen und${over}${time} von allen Seiten${how} anbraten${until}`,
    ),
  bloom: ({ x, time, how, until, either }) =>
    either(
      `${x} einrühren und${time} unter Rühren${how} anrösten${until}`,
      turned(`${x} zugeben und${time} anrösten`, until, 'dabei ständig rühren'),
      `${x} hinzufügen und unter Rühren${time}${how} anschwitzen${until}`,
      `${x} unterrühren und${time} anrösten${until}`,
    ),
  'pour-in': pourIn,
  'boil-up': ({ over, time, until }) => `alles${over}${inTime(time)} aufkochen${until}`,
  simmer,
  braise: simmer,
  boil,
  absorb: ({ x, withAnd, into, over, time, how, until, either }) =>
    `${x}${withAnd === '' ? '' : ` mit ${withAnd}`}${into} geben, aufkochen und zugedeckt${over}${time}${how} garen${until}. ${either(
      'Zugedeckt stehen lassen, bis alles andere fertig ist',
      'Vom Herd nehmen und zugedeckt bereithalten',
      'Neben dem Herd zugedeckt stehen lassen, bis alles andere fertig ist',
    )}`,
  steam: ({ task, x, into, over, time, how, until }) => {
    if (task.vessel === 'saucepan') return `${x} mit einem Schuss Wasser${into} geben und zugedeckt${over}${time} erhitzen${until}`
    return task.continues
      ? `${x} in den Dämpfeinsatz geben und${time}${how} dämpfen${until}`
      : `${x}${into} über kochendes Wasser geben und zugedeckt${time}${how} dämpfen${until}`
  },
  roast: ({ task, x, into, shortInto, time, how, until, either }) => {
    if (task.continues) return `${x} mit${shortInto} geben, wenden und${time}${how} rösten${until}`
    return task.opens
      ? `${x}${task.vessel === 'tray' ? ' auf einem großen Backblech' : into} ${task.vessel === 'tray' ? either('verteilen', 'ausbreiten') : 'geben'} und im Ofen${time}${how} rösten${until}`
      : `${x} im Ofen${time}${how} rösten${until}`
  },
  bake: ({ task, x, time, how, until }) => {
    if (task.subject === 'mixture') return `im Ofen${time}${how} backen${until}`
    return task.subject === 'parcels'
      ? `${x} auf ein Backblech legen und${time}${how} backen${until}`
      : `${x} im Ofen${time}${how} backen${until}`
  },
  grill: ({ x, over, time, how, until, either }) =>
    either(
      turned(`${x}${over}${time}${how} grillen`, until, 'dabei ab und zu wenden'),
      turned(`${x} auf dem Grill oder in einer Grillpfanne${over}${time}${how} grillen`, until, 'dabei öfter wenden'),
    ),
  toast: ({ task, x, over, time, how, until, either }) => {
    const isBread = hasBread(task.items)
    const manner = isBread
      ? either('dabei einmal wenden', 'dabei nach Bedarf wenden')
      : either('dabei die Pfanne öfter rütteln', 'dabei ständig rühren')
    return turned(
      `${x} in einer trockenen Pfanne${over}${time}${how} ${task.vessel === 'grill-pan' ? 'erwärmen' : 'rösten'}`,
      until,
      manner,
    )
  },
  'bake-in-pan': ({ x, time, how, until }) =>
    turned(`${x} nacheinander${time === '' ? '' : ` insgesamt${time}`}${how} ausbacken`, until, 'dabei einmal wenden'),
  'crack-in': ({ x, over, time, until, either }) =>
    either(
      `in der Pfanne etwas Platz machen, ${x} hineinschlagen und zugedeckt${over}${time} garen${until}`,
      `kleine Mulden in die Masse drücken, ${x} hineinschlagen und zugedeckt${over}${time} garen${until}`,
    ),
  'swirl-in': ({ x, time, until }) =>
    `${x} leicht verquirlen und in dünnem Strahl in die langsam gerührte Suppe laufen lassen${time === '' && until === '' ? '' : `, dann${time} garen${until}`}`,
}

/** What wilts or softens is sweated, the rest is fried. */
function fryingVerb({ task }: Phrase): string {
  return task.cue === 'soft' || task.cue === 'wilted' ? 'andünsten' : 'braten'
}

/** How it is turned or stirred, after the sign of being done where there is one. */
const turned = (sentence: string, until: string, manner: string) =>
  until === '' ? `${sentence}, ${manner}` : `${sentence}${until}; ${manner}`

/** Said of what takes so long to come about: "in 3–4 Minuten zum Kochen bringen". */
const inTime = (time: string) => (time === '' ? '' : ` in${time}`)

function pourIn({ task, x, into, over, time, either }: Phrase): string {
  if (task.cue === 'heated') {
    const verb = task.opens && task.vessel !== null ? `${x}${into} geben` : `${x} ${either('unterrühren', 'zugeben')}`
    return `${verb} und${over}${time} erwärmen, aber nicht kochen lassen`
  }
  if (task.cue === 'syrupy')
    return either(
      `${x} angießen, den Bratensatz lösen und${time} sirupartig einkochen lassen`,
      `mit ${x} ablöschen und${time} einkochen lassen, bis alles sirupartig ist`,
    )
  if (task.cue === 'thickened') return `${x} zugeben und${time} köcheln lassen, bis alles leicht eindickt`
  const put = task.opens && into !== '' ? `${x}${into} geben` : `${x} ${either('zugeben', 'angießen')}`
  return `${put} und${over}${inTime(time)} zum Kochen bringen`
}

function simmer({ task, x, withAnd, into, over, time, how, until, either }: Phrase): string {
  const isThick = thickens(task)
  const stirred = isThick ? ' unter häufigem Rühren' : ''
  if (x === '')
    return isThick ? `alles${over}${stirred}${time} köcheln lassen${until}` : `zugedeckt${over}${time}${how} köcheln lassen${until}`
  if (task.subject !== null) return `${x}${over}${time}${how} köcheln lassen${until}`
  if (withAnd !== '')
    return `${x} mit ${withAnd}${task.opens ? into : ''} ${task.opens ? 'geben, ' : ''}aufkochen und${over}${stirred}${time}${how} köcheln lassen${until}`
  const put = task.opens && into !== '' ? `${x}${into} geben` : `${x} ${either('zugeben', 'hinzufügen', 'dazugeben')}`
  if (task.continues) return `${put} und${over}${time}${how} ${either('köcheln lassen', 'garen')}${until}`
  return isThick
    ? `${put} und offen${over}${stirred}${time}${how} köcheln lassen${until}`
    : `${put} und zugedeckt${over}${time}${how} köcheln lassen${until}`
}

function boil({ task, x, inside, time, how, until, either }: Phrase): string {
  if (areAll(task.items, 'egg'))
    return `${x} ${either('in kochendes Wasser geben und', 'in einem Topf mit Wasser')}${time} kochen${until}. Kalt abschrecken, pellen und halbieren`
  if (task.continues) return `${x} zugeben und${time}${how} mitkochen${until}`
  return `${x}${inside} ${either('mit reichlich kochendem Wasser', 'mit kochendem Wasser')}${time}${how} kochen${until}. Abgießen`
}
