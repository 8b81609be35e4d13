import type { Task } from '#kitchen/composer/draft.ts'
import { joinNames, namesOfItems } from '#kitchen/composer/grammar/es/names.ts'
import { clausesOf } from '#kitchen/composer/grammar/es/until.ts'
import {
  heatWords,
  laterVesselWords,
  otherShortVessels,
  otherVesselWords,
  subjectWords,
  vesselWords,
} from '#kitchen/composer/grammar/es/words.ts'
import { objectOf, type SentencePieces, sentencePiecesOf } from '#kitchen/composer/grammar/phrase.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Item } from '#kitchen/composer/item.ts'

export interface TaskWords extends SentencePieces {
  /** Both groups of foods in one list. */
  together: string
  /** The duration without "durante" or "unos": "5-7 minutos", "de cinco a siete minutos". */
  lasts: string
  /** Puts the manner of moving between duration and sign: " 5-7 minutos, removiendo a menudo, hasta que espese". */
  moving(manner: string): string
}

/** Splits a task into the words that sentences are built from. */
export function taskWordsOf(task: Task, context: RecipeContext): TaskWords {
  const the = (items: readonly Item[]) => namesOfItems(items, task, context)
  const { either } = context
  const clauses = clausesOf(task, the, context)
  const pieces = sentencePiecesOf(task, context, {
    x: objectOf(task, task.subject === null ? null : subjectWords[task.subject], the, joinNames),
    and: the(task.and),
    vessels: vesselWords,
    shortVessels: laterVesselWords,
    nowhere: '',
    pan: 'la sartén',
    over: (heat) => ` ${either(...heatWords[heat])}`,
    time: () => clauses.time,
    until: clauses.until,
  })
  const { time, until, ending } = clauses
  return {
    ...pieces,
    ...clauses,
    vessel: task.vessel === null ? '' : either(vesselWords[task.vessel], ...(otherVesselWords[task.vessel] ?? [])),
    shortVessel: task.vessel === null ? pieces.shortVessel : either(pieces.shortVessel, ...(otherShortVessels[task.vessel] ?? [])),
    together: the([...task.items, ...task.and]),
    moving: (manner) =>
      until === ''
        ? `${time}, ${manner}`
        : either(
            `${time}, ${manner}${until.startsWith(',') ? until : `,${until}`}`,
            ...Array.from({ length: 4 }, () => `, ${manner},${ending}`),
          ),
  }
}
