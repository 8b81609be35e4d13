import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import { cuisines, type Language, languageCodes } from '#kitchen/options.ts'
import { measureFullMatch } from './full-match.ts'
import { measureGrid } from './grid.ts'
import { measureLanguages } from './languages.ts'
import type { Measured, Progress } from './measured.ts'
import { measureMetamorphic } from './metamorphic.ts'
import { measureRecipes } from './recipe-metrics.ts'
import { gridSize, sampleOf } from './requests.ts'
import { measureSmallAmounts, smallAmountsSize } from './small-amounts.ts'
import { indexTruth } from './truth-index.ts'
import { measureVariety } from './variety.ts'

/** The size of each measurement. */
export interface Sizes {
  /** Cells of the grid. */
  grid: number
  /** Random Full Match requests. */
  fullMatch: number
  /** Recipes of each cuisine. */
  perCuisine: number
  /** Requests in each language but English. */
  perLanguage: number
  /** Requests refreshed five times. */
  refreshed: number
  /** Requests changed in ways that must not change the recipe. */
  changed: number
  /** Requests with a small amount of a food. */
  small: number
}

/** The whole measure: minutes on two cores. */
export const fullSizes: Sizes = {
  grid: gridSize,
  fullMatch: 20_000,
  perCuisine: 1_000,
  perLanguage: 500,
  refreshed: 500,
  changed: 1_000,
  small: smallAmountsSize,
}

/** A part of the whole measurement, with about `count` recipes for each subject; the same part every time. */
export function sampleSizes(count: number): Sizes {
  return {
    grid: Math.min(fullSizes.grid, count),
    fullMatch: Math.min(fullSizes.fullMatch, count),
    perCuisine: Math.min(fullSizes.perCuisine, Math.ceil(count / cuisines.length)),
    perLanguage: Math.min(fullSizes.perLanguage, Math.ceil(count / 10)),
    refreshed: Math.min(fullSizes.refreshed, Math.ceil(count / 5)),
    changed: Math.min(fullSizes.changed, Math.ceil(count / 4)),
    small: Math.min(fullSizes.small, count),
  }
}

/** The languages that a recipe can be written in. */
export const writtenLanguages: readonly Language[] = languageCodes.filter((code) => grammars[code] !== undefined)

export const subjects = ['grid', 'full-match', 'recipes', 'languages', 'variety', 'metamorphic', 'small-amounts'] as const
export type Subject = (typeof subjects)[number]

/** Measures one subject of the composer, through the kitchen's front door. */
export function measureComposer(subject: Subject, sizes: Sizes, onProgress: Progress): Measured {
  switch (subject) {
    case 'grid':
      return measureGrid(sampleOf(gridSize, sizes.grid), indexTruth(), onProgress)
    case 'full-match':
      return measureFullMatch(sizes.fullMatch, writtenLanguages, indexTruth(), onProgress)
    case 'recipes':
      return measureRecipes(sizes.perCuisine, onProgress)
    case 'languages':
      return measureLanguages(sizes.perLanguage, writtenLanguages, indexTruth(), onProgress)
    case 'variety':
      return measureVariety(sizes.refreshed, writtenLanguages, onProgress)
    case 'metamorphic':
      return measureMetamorphic(sizes.changed, writtenLanguages, indexTruth(), onProgress)
    case 'small-amounts':
      return measureSmallAmounts(sizes.small, onProgress)
  }
}
