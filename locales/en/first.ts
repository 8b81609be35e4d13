import { buttons } from '#locales/en/buttons.ts'
import { crash } from '#locales/en/crash.ts'
import { filters } from '#locales/en/filters.ts'
import { home } from '#locales/en/home.ts'
import { ingredients } from '#locales/en/ingredients.ts'
import { notices } from '#locales/en/notices.ts'
import { options } from '#locales/en/options.ts'
import { shell } from '#locales/en/shell.ts'
import { usage } from '#locales/en/usage.ts'

/** What no page has to itself. */
const common = { ...shell, ...notices, ...buttons } as const

/**
 * The sentences of the home page before a recipe is there: all that a browser is sent at first. Other pages bring
 * their own (`addSentences`).
 */
export const first = { common, crash, filters, home, ingredients, options, usage } as const
