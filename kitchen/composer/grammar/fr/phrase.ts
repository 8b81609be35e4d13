import type { Task } from '#kitchen/composer/draft.ts'
import { joined, ofItems, ofThe, theItems } from '#kitchen/composer/grammar/fr/names.ts'
import { clausesOf } from '#kitchen/composer/grammar/fr/until.ts'
import {
  heatWords,
  into,
  otherShortVessels,
  otherVessels,
  shortVessels,
  subjectWords,
  vesselWords,
} from '#kitchen/composer/grammar/fr/words.ts'
import { objectOf, type SentencePieces, sentencePiecesOf } from '#kitchen/composer/grammar/phrase.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'

export interface Phrase extends SentencePieces {
  /** The object after "de": "d'oignon", "de pâte". */
  of: string
  /** " dans une grande poêle" */
  where: string
  /** "dans la poêle" */
  back: string
  /** The duration without its preposition: "5 à 7 minutes". */
  lasts: string
  /** Puts the manner of moving between duration and sign. */
  moving(manner: string): string
}

/** Splits a task into the words that sentences are built from. */
export function phraseOf(task: Task, context: RecipeContext): Phrase {
  const { subject } = task
  const { either } = context
  const clauses = clausesOf(task, context)
  const pieces = sentencePiecesOf(task, context, {
    x: objectOf(task, subject === null ? null : subjectWords[subject], (items) => theItems(items, task, context), joined),
    and: theItems(task.and, task, context),
    vessels: vesselWords,
    shortVessels,
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
    of: objectOf(task, subject === null ? null : ofThe(subjectWords[subject]), (items) => ofItems(items, task, context), joined),
    where: task.vessel === null ? '' : ` ${into(task.vessel, either(vesselWords[task.vessel], ...(otherVessels[task.vessel] ?? [])))}`,
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
