import type { Brief } from '#kitchen/composer/brief.ts'
import { asLeftOut } from '#kitchen/composer/item.ts'
import type { Finding, LeftOut } from '#kitchen/judgement.ts'
import type { Recipe, RecipeLine } from '#kitchen/recipe.ts'

/** Leaves out the typed foods that the checker rejects, with the reason, before the next try. */
export function leaveOutRejectedFoods(brief: Brief, { structure }: Recipe, findings: readonly Finding[]): Brief {
  const reasons = new Map<string, LeftOut['reason']>()
  for (const { rule, where, detail } of findings) {
    const line = structure?.lines[Number(/^ingredients\[(\d+)\]$/.exec(where)?.[1] ?? -1)]
    if (line === undefined) continue
    if (rule === 'allergen' || rule === 'diet' || line.ingredient === null) reasons.set(line.words, 'unknown')
    else if (rule === 'amounts' && line.use === 'yours') reasons.set(line.words, isLess(line, detail) ? 'too-little' : 'does-not-fit')
  }
  return {
    ...brief,
    given: brief.given.filter(({ words }) => !reasons.has(words)),
    leftOut: [
      ...brief.leftOut,
      ...brief.given.flatMap((item) => {
        const reason = reasons.get(item.words)
        return reason === undefined ? [] : [asLeftOut(item, reason)]
      }),
    ],
  }
}

/** Does a finding say that a line is below the usual amount? */
function isLess({ amount }: RecipeLine, { usual }: Finding['detail']): boolean {
  return amount !== null && typeof usual === 'number' && amount < usual
}
