import type { Task } from '#kitchen/composer/draft.ts'
import type { Grammar } from '#kitchen/composer/grammar/grammar.ts'
import { writeLine, writeMinutes } from '#kitchen/composer/grammar/zh/lines.ts'
import { writeTask } from '#kitchen/composer/grammar/zh/sentences.ts'
import { type Speaker, speakerFor } from '#kitchen/composer/grammar/zh/speaker.ts'
import { writeDescription, writeTitle } from '#kitchen/composer/grammar/zh/titles.ts'
import type { PlanStep } from '#kitchen/composer/plan.ts'

/** Writes a plan in Chinese, as verb and object, metric with spoons. */
export const chinese: Grammar = (plan) => {
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
  return step.isMeanwhile ? `同时，${text}` : text
}

/** The sentence before has just said how hot the same pan is. */
function isHeatSaid(task: Task, before: Task | undefined): boolean {
  return before !== undefined && before.heat !== null && before.heat === task.heat && before.vessel === task.vessel
}

const quiet = (task: Task): Task => ({ ...task, heat: null })
