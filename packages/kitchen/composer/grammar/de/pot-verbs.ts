import type { TaskWords } from '#kitchen/composer/grammar/de/phrase.ts'
import { areAll, cooksUntilThick } from '#kitchen/composer/grammar/handling.ts'
import type { PotVerb } from '#kitchen/composer/grammar/verbs.ts'

/** German pot sentences (water, broth, steam): infinitives without capital and full stop, which the caller adds. */
export const potVerbs: Record<PotVerb, (phrase: TaskWords) => string> = {
  'pour-in': pourIn,
  'boil-up': ({ task, x, over, time, until, either }) => {
    const all = task.subject === null ? 'alles' : `${x} noch einmal`
    return either(
      `${all}${over}${inTime(time)} aufkochen${until}`,
      `${all}${inTime(time)}${over} zum Kochen bringen${until}`,
      `${all}${over}${inTime(time)} sprudelnd aufkochen${until}`,
    )
  },
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
  'swirl-in': ({ x, time, until }) =>
    `${x} leicht verquirlen und in dünnem Strahl in die langsam gerührte Suppe laufen lassen${time === '' && until === '' ? '' : `, dann${time} garen${until}`}`,
}

/** The time that a change takes: "in 3–4 Minuten zum Kochen bringen". */
const inTime = (time: string) => (time === '' ? '' : ` in${time}`)

function pourIn({ task, x, into, over, time, either }: TaskWords): string {
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
  // A single food in the pot is not "alles".
  const all = task.opens && task.items.length === 1 ? '' : ' alles'
  return either(
    `${put} und${over}${inTime(time)} zum Kochen bringen`,
    `${put};${all}${inTime(time)}${over} aufkochen`,
    `${put} und${over}${inTime(time)} aufkochen lassen`,
    `${put}, dann${all}${over}${inTime(time)} zum Kochen bringen`,
    `${put} und${all}${over}${inTime(time)} sprudelnd aufkochen`,
  )
}

function simmer({ task, x, withAnd, into, over, time, how, until, either }: TaskWords): string {
  const isThick = cooksUntilThick(task)
  const stirred = isThick
    ? either(
        ' unter häufigem Rühren',
        ' unter Rühren',
        ' unter gelegentlichem Rühren',
        ' unter wiederholtem Rühren',
        ' unter stetem Rühren',
      )
    : ''
  // One adverb before the verb is enough when the food cooks until soft.
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

function boil({ task, x, inside, time, how, until, either }: TaskWords): string {
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
