import { buttons } from '#locales/en/buttons.ts'
import { crash } from '#locales/en/crash.ts'
import { filters } from '#locales/en/filters.ts'
import { home } from '#locales/en/home.ts'
import { ingredients } from '#locales/en/ingredients.ts'
import { notFound } from '#locales/en/not-found.ts'
import { notices } from '#locales/en/notices.ts'
import { options } from '#locales/en/options.ts'
import { problems } from '#locales/en/problems.ts'
import { recipes } from '#locales/en/recipes.ts'
import { shell } from '#locales/en/shell.ts'
import { usage } from '#locales/en/usage.ts'

/** What no page has to itself. */
const common = { ...shell, ...notices, ...buttons } as const

/** Every English sentence of the pages, by noun. The other languages are typed against it. */
export const en = { common, crash, filters, home, ingredients, notFound, options, problems, recipes, usage } as const
