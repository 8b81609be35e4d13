import type { Task } from '#kitchen/composer/draft.ts'
import { counted, degrees } from '#kitchen/composer/grammar/ar/measures.ts'
import { joined } from '#kitchen/composer/grammar/ar/names.ts'
import { cueWords } from '#kitchen/composer/grammar/ar/words.ts'
import { wholeHours } from '#kitchen/composer/grammar/numbers.ts'
import { cueBesideProofs, type ProofWords, provenTogether, safeInside } from '#kitchen/composer/grammar/signs.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** "8 ساعات", "5-7 دقائق", "10-12 دقيقة", "دقيقة واحدة": the plural from three to ten. */
export function span(minutes: Minutes): string {
  const hours = wholeHours(minutes)
  if (hours !== null) return hours === 2 ? 'ساعتين' : counted(hours, 'ساعة', 'ساعات')
  const [shortest, most] = minutes
  const noun = most > 2 && most < 11 ? 'دقائق' : 'دقيقة'
  if (shortest !== most) return `${shortest}-${most} ${noun}`
  if (most === 1) return 'دقيقة واحدة'
  return most === 2 ? 'دقيقتين' : `${most} ${noun}`
}

/** What makes it safe, after "حتى": the verb goes with a noun of its own, so that nothing agrees with the food. */
const proofWords: ProofWords<(the: string) => string> = {
  slow: (the) => `تتفكك قطع ${the} بالشوكة`,
  byHazard: {
    poultry: (the) => `تبلغ حرارة ${the} من الداخل ${degrees(safeInside.poultry)}`,
    mince: (the) => `يختفي اللون الوردي من ${the} وتبلغ الحرارة من الداخل ${degrees(safeInside.mince)}`,
    'whole-cut': (the) => `تبلغ حرارة ${the} من الداخل ${degrees(safeInside['whole-cut'])} على الأقل`,
    pork: (the) => `تبلغ حرارة ${the} من الداخل ${degrees(safeInside.pork)} على الأقل`,
    fish: (the) => `تتفتت قطع ${the} بسهولة وتبلغ الحرارة من الداخل ${degrees(safeInside.fish)}`,
    bivalve: (the) => `تتفتح أصداف ${the} (ونتخلص من الأصداف المغلقة)`,
    crustacean: (the) => `يصبح لون ${the} ورديًا ومعتمًا حتى الوسط`,
    egg: (the) => `يتماسك ${the} وتبلغ الحرارة في الوسط ${degrees(safeInside.egg)}`,
    'dried-bean': (the) => `يصبح قوام ${the} طريًا تمامًا من الداخل`,
    cassava: (the) => `يصبح قوام ${the} طريًا تمامًا من الداخل`,
    'wild-mushroom': (the) => `يكتمل نضج ${the} تمامًا`,
    'cooked-rice': (the) => `يتصاعد البخار من ${the} وتبلغ الحرارة من الداخل ${degrees(safeInside['cooked-rice'])}`,
  },
}

/** " حتى يصبح اللون ذهبيًا وتبلغ حرارة الدجاج 74 درجة": the sign that a task is done, then what makes it safe. */
export function untilClause(task: Task, named: (items: readonly Item[]) => string): string {
  const proofs = provenTogether(task, proofWords).map(({ words, items }) => words(named(items)))
  const cue = cueBesideProofs(task)
  const signs = [...(cue === null ? [] : [cueWords[cue]]), ...proofs]
  return signs.length === 0 ? '' : ` حتى ${joined(signs)}`
}
