import type { Task } from '#kitchen/composer/draft.ts'
import { degrees } from '#kitchen/composer/grammar/ar/measures.ts'
import { joined } from '#kitchen/composer/grammar/ar/names.ts'
import { cueWords } from '#kitchen/composer/grammar/ar/words.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Hazard } from '#kitchen/lexicon/ingredient.ts'

/** Simmered this long, meat is done when it gives way. */
const slowProof = (the: string) => `تتفكك قطع ${the} بالشوكة`

/** What makes it safe, after "حتى": the verb goes with a noun of its own, so that nothing agrees with the food. */
const proofWords: Record<Hazard, (the: string) => string> = {
  poultry: (the) => `تبلغ حرارة ${the} من الداخل ${degrees(74, 165)}`,
  mince: (the) => `يختفي اللون الوردي من ${the} وتبلغ الحرارة من الداخل ${degrees(71, 160)}`,
  'whole-cut': (the) => `تبلغ حرارة ${the} من الداخل ${degrees(63, 145)} على الأقل`,
  pork: (the) => `تبلغ حرارة ${the} من الداخل ${degrees(63, 145)} على الأقل`,
  fish: (the) => `تتفتت قطع ${the} بسهولة وتبلغ الحرارة من الداخل ${degrees(63, 145)}`,
  bivalve: (the) => `تتفتح أصداف ${the} (ونتخلص من الأصداف المغلقة)`,
  crustacean: (the) => `يصبح لون ${the} ورديًا ومعتمًا حتى الوسط`,
  egg: (the) => `يتماسك ${the} وتبلغ الحرارة في الوسط ${degrees(71, 160)}`,
  'dried-bean': (the) => `يصبح قوام ${the} طريًا تمامًا من الداخل`,
  cassava: (the) => `يصبح قوام ${the} طريًا تمامًا من الداخل`,
  'wild-mushroom': (the) => `يكتمل نضج ${the} تمامًا`,
  'cooked-rice': (the) => `يتصاعد البخار من ${the} وتبلغ الحرارة من الداخل ${degrees(74, 165)}`,
}

/** Seafood that is done says so itself: "tender" adds nothing to it. */
const seafood: readonly Hazard[] = ['fish', 'bivalve', 'crustacean']

/** " حتى يصبح اللون ذهبيًا وتبلغ حرارة الدجاج 74 درجة": the sign that a task is done, then what makes it safe. */
export function untilClause(task: Task, named: (items: readonly Item[]) => string): string {
  const wordsOf = ({ hazard, isSlow }: Task['proofs'][number]) => (isSlow ? slowProof : proofWords[hazard])
  const kinds = [...new Set(task.proofs.map(wordsOf))]
  const proofs = kinds.map((words) => words(named(task.proofs.filter((proof) => words === wordsOf(proof)).map(({ item }) => item))))
  const isAllSeafood =
    task.items.length > 0 && task.items.every((item) => task.proofs.some((proof) => proof.item === item && seafood.includes(proof.hazard)))
  const isSaid =
    (task.cue === 'set' && proofs.length > 0) || (task.cue === 'tender' && (isAllSeafood || task.proofs.some(({ isSlow }) => isSlow)))
  const signs = [...(task.cue === null || isSaid ? [] : [cueWords[task.cue]]), ...proofs]
  return signs.length === 0 ? '' : ` حتى ${joined(signs)}`
}
