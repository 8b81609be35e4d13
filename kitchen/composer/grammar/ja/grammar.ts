import type { Task } from '#kitchen/composer/draft.ts'
import type { Grammar } from '#kitchen/composer/grammar/grammar.ts'
import { writeLine, writeMinutes } from '#kitchen/composer/grammar/ja/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/ja/sentences.ts'
import { type Speaker, speakerFor } from '#kitchen/composer/grammar/ja/speaker.ts'
import { writeDescription, writeTitle } from '#kitchen/composer/grammar/ja/titles.ts'
import type { PlanStep } from '#kitchen/composer/plan.ts'

/** Writes a plan in Japanese, in the plain form of cookbooks, metric with Japanese spoons. */
export const japanese: Grammar = (plan) => {
  const speaker = speakerFor(plan)
  return {
    title: writeTitle(plan),
    description: writeDescription(plan),
    ingredients: plan.lines.map((line) => writeLine(speaker.isDivided(line.item) ? { ...line, isDivided: true } : line)),
    instructions: plan.steps.map((step) => writeStep(step, speaker)),
    prepTime: writeMinutes(plan.times.prep),
    cookTime: writeMinutes(plan.times.cook),
    totalTime: writeMinutes(plan.times.total),
  }
}

function writeStep(step: PlanStep, speaker: Speaker): string {
  const text = step.tasks.map((task, at) => `${writeTask(isHeatSaid(task, step.tasks[at - 1]) ? quiet(task) : task, speaker)}。`).join('')
  return step.isMeanwhile ? `その間に、${text}` : text
}

/** The sentence before has just said how hot the same pan is. */
function isHeatSaid(task: Task, before: Task | undefined): boolean {
  return before !== undefined && before.heat !== null && before.heat === task.heat && before.vessel === task.vessel
}

const quiet = (task: Task): Task => ({ ...task, heat: null })
