import type { Task } from '#kitchen/composer/draft.ts'
import { contractDe, joinNames, namesOfItems, namesOfItemsAfterDe } from '#kitchen/composer/grammar/fr/names.ts'
import { clausesOf } from '#kitchen/composer/grammar/fr/until.ts'
import {
  heatWords,
  laterVesselWords,
  otherShortVessels,
  otherVesselWords,
  subjectWords,
  vesselWithPreposition,
  vesselWords,
} from '#kitchen/composer/grammar/fr/words.ts'
import { objectOf, type SentencePieces, sentencePiecesOf } from '#kitchen/composer/grammar/phrase.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'

export interface TaskWords extends SentencePieces {
  /** The object after "de": "d'oignon", "de pâte". */
  of: string
  /** The vessel at its first mention: " dans une grande poêle". */
  where: string
  /** The vessel at later mentions: "dans la poêle". */
  back: string
  /** The duration without its preposition: "5 à 7 minutes". */
  lasts: string
  /** Puts the manner of moving between duration and sign. */
  moving(manner: string): string
}

/** Splits a task into the words that sentences are built from. */
export function taskWordsOf(task: Task, context: RecipeContext): TaskWords {
  const { subject } = task
  const { either } = context
  const clauses = clausesOf(task, context)
  const pieces = sentencePiecesOf(task, context, {
    x: objectOf(task, subject === null ? null : subjectWords[subject], (items) => namesOfItems(items, task, context), joinNames),
    and: namesOfItems(task.and, task, context),
    vessels: vesselWords,
    shortVessels: laterVesselWords,
    nowhere: '',
    pan: 'la poêle',
    over: (heat) => ` ${either(...heatWords[heat])}`,
    time: () => clauses.time,
    until: clauses.until,
  })
  const shortVessel = task.vessel === null ? pieces.shortVessel : either(pieces.shortVessel, ...(otherShortVessels[task.vessel] ?? []))
  return {
    ...pieces,
    ...clauses,
    shortVessel,
    of: objectOf(
      task,
      subject === null ? null : contractDe(subjectWords[subject]),
      (items) => namesOfItemsAfterDe(items, task, context),
      joinNames,
    ),
    where:
      task.vessel === null
        ? ''
        : ` ${vesselWithPreposition(task.vessel, either(vesselWords[task.vessel], ...(otherVesselWords[task.vessel] ?? [])))}`,
    back: `${task.vessel === 'tray' ? 'sur' : 'dans'} ${shortVessel}`,
    moving: (manner) =>
      clauses.until === ''
        ? `${clauses.time}, ${manner}`
        : either(
            `${clauses.time}, ${manner}${clauses.until}`,
            ...Array.from({ length: 4 }, () => `, ${manner},${clauses.ending.replace(/^,/, '')}`),
          ),
  }
}
