import { writeLine, writeMinutes } from '#kitchen/composer/grammar/en/lines.ts'
import { namer } from '#kitchen/composer/grammar/en/names.ts'
import { type Speaker, writeTask } from '#kitchen/composer/grammar/en/sentences.ts'
import { writeDescription, writeTitle } from '#kitchen/composer/grammar/en/titles.ts'
import type { Grammar } from '#kitchen/composer/grammar/grammar.ts'
import type { PlanStep } from '#kitchen/composer/plan.ts'

/** Writes a plan in American English, metric first, US measures in brackets. */
export const english: Grammar = (plan) => {
  const speaker: Speaker = { ...namer(plan), either: (...phrasings) => phrasings[plan.style % phrasings.length] ?? phrasings[0] }
  return {
    title: writeTitle(plan),
    description: writeDescription(plan),
    ingredients: plan.lines.map(writeLine),
    instructions: plan.steps.map((step) => writeStep(step, speaker)),
    prepTime: writeMinutes(plan.times.prep),
    cookTime: writeMinutes(plan.times.cook),
    totalTime: writeMinutes(plan.times.total),
  }
}

function writeStep(step: PlanStep, speaker: Speaker): string {
  const text = step.tasks.map((task) => `${writeTask(task, speaker)}.`).join(' ')
  return step.isMeanwhile ? `Meanwhile, ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
}
