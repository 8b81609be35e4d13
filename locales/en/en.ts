import { first } from '#locales/en/first.ts'
import { limit } from '#locales/en/limit.ts'
import { notFound } from '#locales/en/not-found.ts'
import { problems } from '#locales/en/problems.ts'
import { recipes } from '#locales/en/recipes.ts'

/** Every English sentence of the pages, by noun. The other languages are typed against it. */
export const en = { ...first, limit, notFound, problems, recipes } as const
