import type { Task } from '#kitchen/composer/draft.ts'
import type { Grammar } from '#kitchen/composer/grammar/grammar.ts'
import { type RecipeContext, recipeContextOf } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan, PlanLine, PlanStep } from '#kitchen/composer/plan.ts'
import type { Language } from '#kitchen/options.ts'

/** How one language writes each part of a recipe. */
export interface RecipeWording {
  language: Language
  title(plan: Plan): string
  description(plan: Plan): string
  line(line: PlanLine): string
  /** Writes one task as a sentence with its full stop. */
  sentence(task: Task, plan: Plan, context: RecipeContext): string
  /** Joins the sentences of one step. */
  joinSentences(sentences: readonly string[]): string
  /** Marks a step that runs parallel to the previous one. */
  meanwhile(step: string, context: RecipeContext): string
  /** Writes minutes for the time fields. */
  minutes(minutes: number): string
}

/** Makes a grammar from the parts of a language; the order of lines and steps is the same in every language. */
export function makeGrammar(wording: RecipeWording): Grammar {
  return (plan) => {
    const context = recipeContextOf(plan)
    const writeStep = (step: PlanStep) => {
      const text = wording.joinSentences(
        step.tasks.map((task, at) =>
          wording.sentence(isHeatSaid(task, step.tasks[at - 1]) ? { ...task, heat: null } : task, plan, context),
        ),
      )
      return step.isMeanwhile ? wording.meanwhile(text, context) : text
    }
    return {
      title: plan.words?.name[wording.language] ?? withoutRepeatedWord(wording.title(plan), plan),
      description: plan.words?.headnote[wording.language] ?? wording.description(plan),
      ingredients: plan.lines.map((line) =>
        withSource(wording.line(context.isDivided(line.item) ? { ...line, isDivided: true } : line), line.item),
      ),
      instructions: plan.steps.map(writeStep),
      prepTime: wording.minutes(plan.times.prep),
      cookTime: wording.minutes(plan.times.cook),
      ...(plan.times.rest > 0 ? { restTime: wording.minutes(plan.times.rest) } : {}),
      totalTime: wording.minutes(plan.times.total),
    }
  }
}

/** Removes a repeated word from a title ("Rice Rice Porridge"), unless it is a food's name, as in dan dan noodles. */
function withoutRepeatedWord(title: string, { lines }: Plan): string {
  return title.replace(/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/giu, (twice, once: string) =>
    lines.some(({ item }) => item.words.toLowerCase().includes(twice.toLowerCase())) ? twice : once,
  )
}

/**
 * Adds the typed concentrate to a stock line: "500 ml chicken stock (stock cubes)". The cook's words may be in any
 * language.
 */
function withSource(line: string, { madeUpOf }: Item): string {
  if (madeUpOf === undefined) return line
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line) ? `${line}（${madeUpOf}）` : `${line} (${madeUpOf})`
}

/** Did the previous sentence already state the heat of the same pan? */
function isHeatSaid(task: Task, before: Task | undefined): boolean {
  return before !== undefined && before.heat !== null && before.heat === task.heat && before.vessel === task.vessel
}
