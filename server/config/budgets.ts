import { budgetLimits } from '#domain/limits.ts'
import type { Reader } from '#server/config/reader.ts'
import { settings } from '#server/config/settings.ts'

/** What money is spent on when it is asked: a model that writes, one that hears, one that sees. */
export type Purse = keyof typeof budgetLimits

/** So many in an hour and a day of the clock. */
export interface Spending {
  hour: number
  day: number
}

/** What all together may ask of each. */
export type Budgets = Record<Purse, Spending>

/** The budgets of all together as the settings have them. */
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
