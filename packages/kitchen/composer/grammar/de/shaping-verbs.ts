import { getReady } from '#kitchen/composer/grammar/de/get-ready.ts'
import type { TaskWords } from '#kitchen/composer/grammar/de/phrase.ts'
import { areAll, areRicePapers } from '#kitchen/composer/grammar/handling.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import type { ShapingVerb } from '#kitchen/composer/grammar/verbs.ts'

/**
 * German sentences for cutting, shaping, filling and layering: infinitives without capital and full stop, which the
 * caller adds.
 */
export const shapingVerbs: Record<ShapingVerb, (phrase: TaskWords) => string> = {
  'get-ready': ({ task, x, either }) => {
    const ready = getReady(task, either)
    if (areAll(task.items, 'mince'))
      return either(
        `${ready}. ${capitalised(x)} ganz zuletzt vorbereiten. Danach Hände und Arbeitsgeräte gründlich waschen`,
        `${ready}. Zum Schluss ${x} vorbereiten, dann die Hände und alles Benutzte gut waschen`,
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
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread')
      ? `die heiße Mischung auf ${x} verteilen`
      : either(`${x} mit der heißen Mischung füllen`, `die heiße Mischung auf ${x} verteilen`),
  shape: () => 'den Teig in 4 Stücke teilen und jedes dünn ausrollen',
  dip: ({ task, x, either }) =>
    areRicePapers(task.items)
      ? `${x} einzeln kurz durch kaltes Wasser ziehen und weich werden lassen`
      : either(`${x} von beiden Seiten durch die Masse ziehen`, `${x} in der Masse wenden, bis alles getränkt ist`),
  layer: ({ task, x, withX, and, into }) => {
    if (and !== '') return `${and} im Wechsel mit ${withX}${into} schichten`
    if (task.vessel === 'baking-dish' && task.subject === null) return `${x}${into} geben und mit den Streuseln bedecken`
    if (task.vessel === 'jar') return `${x} dicht${into} schichten`
    return task.vessel === 'cake-tin' || task.vessel === 'baking-dish' ? `${x}${into} füllen` : `${x}${into === '' ? '' : into} verteilen`
  },
  thread: ({ x }) => `${x} auf Spieße stecken (Holzspieße vorher wässern)`,
  form: ({ either }) =>
    either('mit feuchten Händen 8 flache Taler aus der Masse formen', 'aus der Masse mit feuchten Händen 8 flache Taler formen'),
  roll: () => 'die Masse zu etwa 3 cm großen Kugeln rollen',
  'wrap-up': ({ x }) => `${x} auf große Bögen Backpapier verteilen und die Ränder fest zusammendrehen`,
  hollow: ({ x }) => `${x} halbieren und aushöhlen`,
  stuff: ({ x, withX, and }) => (and === '' ? `${x} einfüllen` : `${and} mit ${withX} füllen`),
  'cover-with': ({ task, x, withX, either }) =>
    task.subject === 'batter' ? `${x} darübergießen` : either(`mit ${withX} bedecken`, `${x} darauf verteilen`),
}
