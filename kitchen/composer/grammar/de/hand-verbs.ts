import type { Phrase } from '#kitchen/composer/grammar/de/phrase.ts'
import { areAll, isMisoOnly, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import { isSpread } from '#kitchen/composer/grammar/soft-cheeses.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import type { HandVerb } from '#kitchen/composer/grammar/verbs.ts'
import { isIn } from '#kitchen/composer/item.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'

/** Too large to be strewn on top. */
const unstrewn: readonly IngredientClass[] = [
  'root',
  'squash',
  'vegetable',
  'crisp-vegetable',
  'tomato',
  'pepper',
  'fruit',
  'citrus',
  'bread',
  'pickle',
]

/** What hands do, as infinitive sentences without their full stop; the first letter is made large later. */
export const handVerbs: Record<HandVerb, (phrase: Phrase) => string> = {
  'get-ready': ({ x, either }) => {
    const ready = either(
      'alles waschen, putzen und wie in der Zutatenliste angegeben schneiden',
      'die Zutaten bereitstellen, waschen und wie angegeben vorbereiten',
      'zuerst alles waschen, bei Bedarf schälen und wie in der Liste angegeben zerkleinern',
      'zu Beginn die Zutaten putzen und in die angegebenen Stücke schneiden',
      'vorab die Zutaten waschen und so vorbereiten, wie es in der Liste steht',
    )
    return x === ''
      ? ready
      : either(
          `${ready}. ${capitalised(x)} ganz zuletzt auf einem eigenen Brett vorbereiten. Danach Brett, Messer und Hände gründlich waschen`,
          `${ready}. Zum Schluss ${x} auf einem zweiten Brett vorbereiten. Hände, Messer und Brett anschließend gut waschen`,
          `${ready}. Erst danach ${x} auf einem anderen Brett vorbereiten, dann alles, auch die Hände, gründlich waschen`,
          `${ready}. ${capitalised(x)} erst am Ende auf einem gesonderten Brett vorbereiten. Sofort danach Hände, Brett und Messer waschen`,
          `${ready}. Als Letztes ${x} auf einem getrennten Brett vorbereiten. Zum Abschluss Messer, Hände und Brett waschen`,
        )
  },
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
  'lift-out': ({ x, either }) =>
    either(
      `${x} herausnehmen und auf einem Teller warm halten`,
      `${x} auf einen Teller geben und warm halten`,
      `${x} herausnehmen und warm stellen`,
    ),
  'take-out': ({ x }) => `${x} entfernen`,
  return: ({ x, shortInto, either }) => either(`${x} zurück${shortInto} geben`, `${x} wieder${shortInto} geben`),
  drain: ({ x }) => `${x} gut abtropfen lassen`,
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
    `${x}${task.vessel === 'saucepan' ? ' im Topf' : inside}${how} ${areAll(task.items, 'butter') ? 'rühren' : either('zerdrücken', 'zerstampfen')}${until}`,
  blend: ({ task, x, how, until }) => {
    if (task.subject !== null) return `${x}${how} pürieren${until}`
    return isWetEnough(task.items)
      ? `${x} im Mixer${how} pürieren${until}`
      : `${x} im Blitzhacker zerkleinern oder im Mörser${how} zerstoßen${until}`
  },
  grind: ({ x, inside }) => `${x}${inside} zu grobem Pulver mahlen`,
  season: ({ task, x, withX, and, either }) => {
    if (x === '') return `alles abschmecken`
    if (and !== '')
      return either(
        `${and} mit ${withX} würzen`,
        `${and} mit ${withX} bestreuen`,
        `${and} gleichmäßig mit ${withX} würzen`,
        `${and} gut mit ${withX} würzen`,
        `${and} gleichmäßig mit ${withX} bestreuen`,
      )
    return task.vessel === null
      ? `mit ${withX} würzen`
      : either(
          `mit ${withX} abschmecken`,
          `abschmecken und mit ${withX} würzen`,
          `${x} zugeben und abschmecken`,
          `nach Geschmack mit ${withX} würzen`,
          `mit ${withX} würzen und abschmecken`,
        )
  },
  dress: ({ task, x, withX, either }) => {
    if (task.subject !== null) return `${x} darübergeben`
    if (areAll(task.items, 'citrus')) return `${x} darüber auspressen`
    return task.items.every((item) => isIn(item, 'acid', 'fat') && item.kin !== 'tamarind')
      ? either(`mit ${withX} beträufeln`, `${x} darüberträufeln`)
      : either(`${x} darübergeben`, `${x} darauf verteilen`)
  },
  scatter: ({ task, x, withX, either }) => {
    if (task.items.length > 0 && task.items.every(isSpread)) return either(`${x} in Klecksen daraufgeben`, `${x} löffelweise daraufgeben`)
    if (task.items.some(isSpread)) return `${x} daraufgeben`
    return task.items.some((item) => unstrewn.includes(item.class))
      ? `${x} darauf verteilen`
      : either(`${x} darüberstreuen`, `mit ${withX} bestreuen`, `${x} darüber verteilen`)
  },
  'serve-with': ({ task, x, withX, either }) =>
    task.subject === 'sauce' ? `mit ${withX} zum Dippen servieren` : either(`mit ${withX} servieren`, `${x} dazu servieren`),
  serve: () => 'sofort servieren',
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread')
      ? `die heiße Mischung auf ${x} verteilen`
      : either(`${x} mit der heißen Mischung füllen`, `die heiße Mischung auf ${x} verteilen`),
  'pour-over': ({ task, x, over, time, how, until, either }) => {
    if (task.vessel === 'jar') return `${x} mit der heißen Flüssigkeit auffüllen, bis alles bedeckt ist, und verschließen`
    if (task.subject === 'sauce')
      return either(`${x} zugeben und${over}${time}${how} garen${until}`, `${x} angießen und${over}${time}${how} garen${until}`)
    return `${x} gleichmäßig in die Pfanne gießen und${over}${time}${how} garen${until}`
  },
  rest: ({ task, x, time, until, either }) => {
    if (task.subject === 'everything') return `alles${time} ${either('ruhen lassen', 'stehen lassen')}${until}`
    return x === '' ? `vom Herd nehmen und zugedeckt${time} stehen lassen${until}` : `${x} zugedeckt${time} ruhen lassen${until}`
  },
  chill: ({ x, time, until, either }) =>
    x === ''
      ? `alles${time} ${either('kalt stellen', 'in den Kühlschrank stellen')}${until}`
      : `${x}${time} im Kühlschrank auftauen lassen${until}`,
  cool: ({ time, until, either }) => `alles${time} ${either('abkühlen lassen', 'auskühlen lassen')}${until}`,
  marinate: ({ x, time, until, either }) => either(`${x}${time} marinieren lassen${until}`, `${x} zugedeckt${time} marinieren${until}`),
  shape: () => 'den Teig in 4 Stücke teilen und jedes dünn ausrollen',
  'rub-in': ({ x, withAnd, inside }) => `${x}${inside} mit ${withAnd === '' ? 'den Fingern' : withAnd} zu Streuseln verreiben`,
  'fold-in': ({ x, either }) => either(`${x} vorsichtig unterheben`, `${x} locker unterziehen`),
  dip: ({ x, either }) => either(`${x} von beiden Seiten durch die Masse ziehen`, `${x} in der Masse wenden, bis alles getränkt ist`),
  layer: ({ task, x, into }) => {
    if (task.vessel === 'baking-dish') return `${x}${into} geben und mit den Streuseln bedecken`
    if (task.vessel === 'jar') return `${x} dicht${into} schichten`
    return task.vessel === 'cake-tin' ? `${x}${into} füllen` : `${x}${into === '' ? '' : into} verteilen`
  },
  thread: ({ x }) => `${x} auf Spieße stecken (Holzspieße vorher wässern)`,
  form: ({ either }) =>
    either('mit feuchten Händen 8 flache Taler aus der Masse formen', 'aus der Masse mit feuchten Händen 8 flache Taler formen'),
  roll: () => 'die Masse zu etwa 3 cm großen Kugeln rollen',
  'wrap-up': ({ x }) => `${x} auf vier große Bögen Backpapier verteilen und die Ränder fest zusammendrehen`,
  hollow: ({ x }) => `${x} halbieren und aushöhlen`,
  stuff: ({ x, withX, and }) => (and === '' ? `${x} einfüllen` : `${and} mit ${withX} füllen`),
  'cover-with': ({ task, x, withX, either }) =>
    task.subject === 'batter' ? `${x} darübergießen` : either(`mit ${withX} bedecken`, `${x} darauf verteilen`),
  whip: ({ task, x, inside, how, until, either }) =>
    `${x}${inside}${how} ${either('aufschlagen', 'schaumig schlagen')}${task.cue === 'thickened' ? ', bis sich weiche Spitzen bilden' : until}`,
  crush: ({ x, inside }) => `${x}${inside} grob zerdrücken`,
  freeze: ({ inside, time, until }) =>
    `alles${inside === '' ? ' in einer flachen Gefrierdose' : inside}${time} gefrieren lassen, dabei ab und zu umrühren${until}`,
}
