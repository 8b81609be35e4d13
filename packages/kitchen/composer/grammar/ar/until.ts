import type { Task } from '#kitchen/composer/draft.ts'
import { writeCounted, writeDegrees } from '#kitchen/composer/grammar/ar/measures.ts'
import { joinNames } from '#kitchen/composer/grammar/ar/names.ts'
import { cueWords, otherCueWords } from '#kitchen/composer/grammar/ar/words.ts'
import { wholeHoursOf } from '#kitchen/composer/grammar/numbers.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import {
  cueBesideProofs,
  groupedProofsOf,
  type ProofWords,
  safeInsideTemperatures,
  type TimeAndSign,
} from '#kitchen/composer/grammar/signs.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** A duration range: "8 ساعات", "5-7 دقائق", "10-12 دقيقة", "دقيقة واحدة". Nouns take the plural from 3 to 10. */
function writeDuration(minutes: Minutes): string {
  const hours = wholeHoursOf(minutes)
  if (hours !== null) return hours === 2 ? 'ساعتين' : writeCounted(hours, 'ساعة', 'ساعات')
  const [shortest, most] = minutes
  const noun = most > 2 && most < 11 ? 'دقائق' : 'دقيقة'
  if (shortest !== most) return `${shortest}-${most} ${noun}`
  if (most === 1) return 'دقيقة واحدة'
  return most === 2 ? 'دقيقتين' : `${most} ${noun}`
}

/** Proofs of safety after "حتى". Each verb has a subject of its own, so nothing agrees with the food. */
const proofWords: ProofWords<(the: string) => string> = {
  slow: (the) => `تتفكك قطع ${the} بالشوكة`,
  byHazard: {
    poultry: (the) => `تبلغ حرارة ${the} من الداخل ${writeDegrees(safeInsideTemperatures.poultry)}`,
    mince: (the) => `يختفي اللون الوردي من ${the} وتبلغ الحرارة من الداخل ${writeDegrees(safeInsideTemperatures.mince)}`,
    'whole-cut': (the) => `تبلغ حرارة ${the} من الداخل ${writeDegrees(safeInsideTemperatures['whole-cut'])} على الأقل`,
    pork: (the) => `تبلغ حرارة ${the} من الداخل ${writeDegrees(safeInsideTemperatures.pork)} على الأقل`,
    fish: (the) => `تتفتت قطع ${the} بسهولة وتبلغ الحرارة من الداخل ${writeDegrees(safeInsideTemperatures.fish)}`,
    bivalve: (the) => `تتفتح أصداف ${the} (ونتخلص من الأصداف المغلقة)`,
    crustacean: (the) => `تتماسك قطع ${the} ويصبح اللون معتمًا حتى الوسط`,
    egg: (the) => `يتماسك ${the} وتبلغ الحرارة في الوسط ${writeDegrees(safeInsideTemperatures.egg)}`,
    'dried-bean': (the) => `يصبح قوام ${the} طريًا تمامًا من الداخل`,
    cassava: (the) => `يصبح قوام ${the} طريًا تمامًا من الداخل`,
    'wild-mushroom': (the) => `يكتمل نضج ${the} تمامًا`,
    'cooked-rice': (the) => `يتصاعد البخار من ${the} وتبلغ الحرارة من الداخل ${writeDegrees(safeInsideTemperatures['cooked-rice'])}`,
  },
}

/**
 * The end of a task, with time and sign in this recipe's order: " لمدة 5-7 دقائق حتى يلين القوام", " إلى أن يلين
 * القوام، 5-7 دقائق".
 */
export function clausesOf(task: Task, named: (items: readonly Item[]) => string, context: RecipeContext): TimeAndSign {
  const { either } = context
  const until = untilClause(task, named, context)
  if (task.minutes === null) return { lasts: '', time: '', until, ending: until }
  const lasts = `${writeDuration(task.minutes)}${task.continues ? ' أخرى' : ''}`
  const time = ` ${either('لمدة', 'نحو', 'مدة', 'حوالي', 'قرابة')} ${lasts}`
  if (until === '') return { lasts, time, until, ending: time }
  return {
    lasts,
    time,
    until,
    ending: either(
      `${time}${until}`,
      `${until}،${time}`,
      `${time}${task.proofs.length === 0 ? ' أو' : ''}${until}`,
      until.endsWith(')') ? `${until}، خلال ${lasts}` : `${until} (${lasts})`,
      `${time}،${until}`,
    ),
  }
}

/** The sign of doneness and then the proof of safety: " حتى يصبح اللون ذهبيًا وتبلغ حرارة الدجاج 74 درجة". */
function untilClause(task: Task, named: (items: readonly Item[]) => string, { either }: RecipeContext): string {
  const proofs = groupedProofsOf(task, proofWords).map(({ words, items }) => words(named(items)))
  const cue = cueBesideProofs(task)
  const signs = [...(cue === null ? [] : [either(cueWords[cue], ...(otherCueWords[cue] ?? []))]), ...proofs]
  return signs.length === 0
    ? ''
    : ` ${/مع بقائ?ه?/u.test(signs[0] ?? '') ? 'حتى' : either('حتى', 'إلى أن', 'حتى', 'حتى', 'إلى أن')} ${joinNames(signs)}`
}
