import { checkRecipe } from '#kitchen/checker/check.ts'
import { cookOnce, describeRequest } from './cook-once.ts'
import type { Fault } from './fault.ts'
import { firstDraftFaults } from './first-draft.ts'
import { type Measured, noneOf, type Progress, share } from './measured.ts'
import { percent } from './report.ts'
import { gridRequest } from './requests.ts'
import { rowsOfLine, screenRecipe } from './screen.ts'
import type { TruthIndex } from './truth-index.ts'

/**
 * Cooks cells of the grid in ideas mode. Each must yield a recipe, without a finding, and without a line that the
 * truth table or plain words forbid.
 */
export function measureGrid(cells: readonly number[], truth: TruthIndex, onProgress: Progress): Measured {
  const silent: Fault[] = []
  const findings: Fault[] = []
  const screened: Fault[] = []
  const drafts: Fault[] = []
  let doubtful = 0
  let lines = 0
  let knownLines = 0
  cells.forEach((cell, done) => {
    onProgress(done, cells.length)
    const request = gridRequest(cell)
    const where = describeRequest(request, String(cell))
    const drafted = firstDraftFaults(request, String(cell), where)
    drafts.push(...drafted)
    doubtful += drafted.length > 0 ? 1 : 0
    const outcome = cookOnce(request, String(cell))
    if (outcome.state === 'broken') silent.push({ kind: `broke: ${outcome.error}`, detail: where })
    if (outcome.state === 'refused')
      silent.push({ kind: `refused: ${outcome.code}, ${request.targetMealType}, ${request.dietTypes.join()}`, detail: where })
    if (outcome.state !== 'cooked') return
    const { recipe, leftOut } = outcome
    const listed = (recipe.structure?.lines ?? []).filter(({ use }) => use !== 'water')
    lines += listed.length
    knownLines += listed.filter((line) => rowsOfLine(line, recipe.language, truth).length > 0).length
    for (const finding of checkRecipe(request, recipe, leftOut))
      findings.push({
        kind: `finding: ${finding.rule} ${String(finding.detail.kind ?? '')}`,
        detail: `${JSON.stringify(finding)} ${where}`,
      })
    for (const { kind, detail } of screenRecipe(request, recipe, truth)) screened.push({ kind, detail: `${detail} (${where})` })
  })
  return {
    gates: [
      noneOf('grid: cells without a recipe', silent.length, cells.length),
      noneOf('grid: first drafts with a finding', doubtful, cells.length),
      noneOf('grid: findings on what is served', findings.length, cells.length),
      noneOf('grid: breaches by truth table and plain words', screened.length, cells.length),
    ],
    notes: [
      `grid: ${percent(share(knownLines, lines))} % of ${lines} lines are named in the truth table; all are screened by plain words; every language has an eighth of the cells`,
    ],
    faults: [...silent, ...findings, ...screened, ...drafts].map((fault) => ({ ...fault, kind: `grid ${fault.kind}` })),
  }
}
