import { budgetLimits } from '#domain/limits.ts'
import type { Reader } from '#server/config/reader.ts'
import { settings } from '#server/config/settings.ts'

/** The kinds of paid work: a model that writes, one that hears, one that sees. */
export type BudgetName = keyof typeof budgetLimits

/** How many calls in an hour and in a day. */
export interface CallsPerHourAndDay {
  hour: number
  day: number
}

/** The budget of all callers together, for each kind of paid work. */
export type Budgets = Record<BudgetName, CallsPerHourAndDay>

/** Reads the budgets of all callers together. */
export function readBudgets({ read }: Reader): Budgets {
  const { ai, voice, photo } = budgetLimits
  return {
    ai: {
      hour: read('AI_BUDGET_PER_HOUR', settings.AI_BUDGET_PER_HOUR) ?? ai.all.hour,
      day: read('AI_BUDGET_PER_DAY', settings.AI_BUDGET_PER_DAY) ?? ai.all.day,
    },
    voice: {
      hour: read('VOICE_BUDGET_PER_HOUR', settings.VOICE_BUDGET_PER_HOUR) ?? voice.all.hour,
      day: read('VOICE_BUDGET_PER_DAY', settings.VOICE_BUDGET_PER_DAY) ?? voice.all.day,
    },
    photo: {
      hour: read('PHOTO_BUDGET_PER_HOUR', settings.PHOTO_BUDGET_PER_HOUR) ?? photo.all.hour,
      day: read('PHOTO_BUDGET_PER_DAY', settings.PHOTO_BUDGET_PER_DAY) ?? photo.all.day,
    },
  }
}
