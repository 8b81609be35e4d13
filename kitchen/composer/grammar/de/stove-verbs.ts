import { degrees } from '#kitchen/composer/grammar/de/measures.ts'
import type { Phrase } from '#kitchen/composer/grammar/de/phrase.ts'
import { bareVessel } from '#kitchen/composer/grammar/de/words.ts'
import { areAll, hasBread, thickens } from '#kitchen/composer/grammar/handling.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { StoveVerb } from '#kitchen/composer/grammar/verbs.ts'

/** What heat does, as infinitive sentences without their full stop; the first letter is made large later. */
export const stoveVerbs: Record<StoveVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => {
    const heat = degrees(ovenHeat(task.oven))
    return either(
      `den Backofen auf ${heat} vorheizen`,
      `den Ofen auf ${heat} stellen`,
      `den Backofen auf ${heat} aufheizen`,
      `den Ofen einschalten und auf ${heat} aufheizen`,
      `den Ofen anschalten und auf ${heat} vorheizen`,
    )
  },
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
      turned(`${x} dazugeben und${over}${time}${how} ${verb}`, until, 'dabei ab und zu umrühren'),
      `${x}${shortInto} geben; unter Rühren${over}${time}${how} ${verb}${until}`,
      turned(`${x} hineingeben und${over}${time}${how} ${verb}`, until, 'dabei hin und wieder umrühren'),
    )
  },
  'stir-fry': ({ x, shortIn: where, over, time, how, until, either }) =>
    either(
      `${x} zugeben und${over} unter ständigem Rühren${time}${how} braten${until}`,
      `${x}${over === '' ? ' darin' : where}${time} unter Rühren${over}${how} braten${until}`,
      `${x} in den Wok geben und${over}${time} unter kräftigem Schwenken${how} braten${until}`,
      `${x} hinzufügen; unter Wenden${over}${time}${how} braten${until}`,
      turned(`${x} hineingeben und${over}${time}${how} braten`, until, 'dabei ständig rühren'),
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
      `${x} dazugeben und${time} mit anschwitzen${until}`,
      turned(`${x} zugeben und${time} anrösten`, until, 'dabei ständig rühren'),
      `${x} hinzufügen; unter Rühren${time}${how} anschwitzen${until}`,
      turned(`${x} dazugeben und${time} anrösten`, until, 'dabei rühren, damit nichts anbrennt'),
    ),
  'pour-in': pourIn,
  'boil-up': ({ over, time, until, either }) =>
    either(
      `alles${over}${inTime(time)} aufkochen${until}`,
      `alles${inTime(time)}${over} zum Kochen bringen${until}`,
      `alles${over}${inTime(time)} sprudelnd aufkochen${until}`,
    ),
  simmer,
  braise: simmer,
  boil,
  absorb: ({ x, withAnd, inside, into, over, time, how, until, either }) => {
    const group = withAnd === '' ? '' : ` mit ${withAnd}`
    return either(
      `${x}${group}${into} geben, aufkochen und zugedeckt${over}${time}${how} garen${until}. Zugedeckt stehen lassen, bis alles andere fertig ist`,
      `${x}${group}${inside} zum Kochen bringen; zugedeckt${time}${over}${how} garen${until}. Vom Herd nehmen und zugedeckt bereithalten`,
      `${x}${into} geben${group === '' ? '' : `,${group} aufgießen`}, alles aufkochen lassen, den Deckel auflegen und${over}${time}${how} garen${until}. Neben dem Herd zugedeckt stehen lassen`,
      `${x}${inside}${group} aufkochen, dann${over} zugedeckt${time}${how} garen${until}. Bis zum Anrichten nicht öffnen`,
      `${x}${group}${into} geben; sobald es kocht, zudecken und${time}${over}${how} garen${until}. Vom Herd ziehen und den Deckel darauf lassen`,
    )
  },
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
      : either(
          'dabei die Pfanne öfter rütteln',
          'dabei ständig rühren',
          'dabei ab und zu die Pfanne rütteln',
          'dabei öfter umrühren',
          'dabei immer wieder wenden',
        )
    const verb = task.vessel === 'grill-pan' && how === '' ? 'erwärmen' : 'rösten'
    return turned(
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
  const put =
    task.opens && into !== '' ? `${x}${into} geben` : `${x} ${either('zugeben', 'angießen', 'dazugeben', 'zufügen', 'hinzufügen')}`
  // One thing alone in the pot is not "alles".
  const all = task.opens && task.items.length === 1 ? '' : ' alles'
  return either(
    `${put} und${over}${inTime(time)} zum Kochen bringen`,
    `${put};${all}${inTime(time)}${over} aufkochen`,
    `${put} und${over}${inTime(time)} aufkochen lassen`,
    `${put}, dann${all}${over}${inTime(time)} zum Kochen bringen`,
    `${put} und${all}${over}${inTime(time)} sprudelnd aufkochen`,
  )
}

function simmer({ task, x, withAnd, into, over, time, how, until, either }: Phrase): string {
  const isThick = thickens(task)
  const stirred = isThick
    ? either(
        ' unter häufigem Rühren',
        ' unter Rühren',
        ' unter gelegentlichem Rühren',
        ' unter wiederholtem Rühren',
        ' unter stetem Rühren',
      )
    : ''
  // What cooks soft has one adverb before its verb, not two.
  const simmering =
    how === ''
      ? either('köcheln lassen', 'leise köcheln lassen', 'sanft köcheln lassen', 'schwach köcheln lassen', 'ganz leise köcheln lassen')
      : 'köcheln lassen'
  const lid = either('zugedeckt', 'mit Deckel', 'mit aufgelegtem Deckel', 'mit geschlossenem Deckel', 'gut zugedeckt')
  const open = either('offen', 'ohne Deckel', 'im offenen Topf', 'offen', 'ohne Deckel')
  if (x === '')
    return isThick
      ? either(`alles${over}${stirred}${time} ${simmering}${until}`, `alles${time}${over}${stirred} ${simmering}${until}`)
      : either(`${lid}${over}${time}${how} ${simmering}${until}`, `${lid}${time}${over}${how} ${simmering}${until}`)
  if (task.subject !== null) return `${x}${over}${time}${how} ${simmering}${until}`
  if (withAnd !== '')
    return `${x} mit ${withAnd}${task.opens ? into : ''} ${task.opens ? 'geben, ' : ''}${either('aufkochen und', 'zum Kochen bringen, dann', 'aufkochen lassen und', 'aufkochen, danach', 'einmal aufkochen und')}${over}${stirred}${time}${how} ${simmering}${until}`
  const put =
    task.opens && into !== '' ? `${x}${into} geben` : `${x} ${either('zugeben', 'unterrühren', 'dazugeben', 'zufügen', 'hinzufügen')}`
  const joint = either(' und', ';', ' und', ', dann', ' und alles')
  const end = either(
    `${over}${stirred}${time}${how}`,
    `${time}${over}${stirred}${how}`,
    `${over}${time}${stirred}${how}`,
    `${stirred}${over}${time}${how}`,
    `${time}${stirred}${over}${how}`,
  )
  if (task.continues) return `${put}${joint}${end} ${simmering}${until}`
  return `${put}${joint} ${isThick ? open : lid}${end} ${simmering}${until}`
}

function boil({ task, x, inside, time, how, until, either }: Phrase): string {
  if (areAll(task.items, 'egg'))
    return `${x} ${either('in kochendes Wasser geben und', 'in einem Topf mit Wasser')}${time} kochen${until}. Kalt abschrecken, pellen und halbieren`
  if (task.continues) return `${x} zugeben und${time}${how} mitkochen${until}`
  return either(
    `${x}${inside} mit reichlich kochendem Wasser${time}${how} kochen${until}. Abgießen`,
    `${x}${inside} in reichlich kochendem Wasser${time}${how} garen${until}. Gut abtropfen lassen`,
    `Wasser${inside} zum Kochen bringen, ${x} hineingeben und${time}${how} kochen${until}. Abgießen und abtropfen lassen`,
    `${x}${inside} mit viel kochendem Wasser${time}${how} garen${until}, dann abgießen`,
    `${x}${inside} in sprudelnd kochendem Wasser${time}${how} kochen${until}. In ein Sieb abgießen`,
  )
}
