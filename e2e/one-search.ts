import type { Page } from 'playwright-core'
import { fillSearch, letsPotluck, recipeTitle } from './site.ts'

/** The filters of a search that gives a recipe. */
export const choices = ['salt and pepper', 'entrée', 'non-vegetarian', 'Italian']

/** Fills the search form of an open page, and waits for the recipe. */
export async function cookOne(page: Page) {
  await fillSearch(page, 'chicken, rice, tomatoes', choices)
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
}

/** The texts of the list on the page of searches. */
export const lines = (page: Page) => page.getByRole('main').getByRole('listitem').allInnerTexts()
