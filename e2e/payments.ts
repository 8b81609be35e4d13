import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestMember } from './member.ts'

/** The body of a request that gives a recipe. */
export const anOrder = {
  ingredients: ['chicken', 'rice', 'tomatoes'],
  cuisine: 'Italian',
  mealTypes: ['entrée'],
  targetMealType: 'entrée',
  dietTypes: ['non-vegetarian'],
  selectedStaples: ['salt and pepper'],
  language: 'en',
} as const

/** Calls one of our functions as a member, from outside of any page. */
async function call({ client }: TestMember, name: string, body: Record<string, unknown> = {}): Promise<unknown> {
  const { data, error } = await client.functions.invoke(name, { body })
  if (error) throw new Error(`${name} failed`, { cause: error })
  const answer: unknown = data
  return answer
}

/** Subscribes at the test checkout, as a member would at another device. */
export async function subscribeElsewhere(member: TestMember) {
  const page = await call(member, 'create-checkout')
  const url = typeof page === 'object' && page && 'url' in page ? String(page.url) : ''
  await call(member, 'pay-test-checkout', { session: new URL(url).searchParams.get('session'), card: 'pays' })
}

/** Does something to a member's subscription in the test portal, as another device would. */
export async function actElsewhere(member: TestMember, act: string) {
  await call(member, 'act-in-test-portal', { act })
}

/** Asks for a recipe as a member's other device would, and accepts a refusal too. */
export async function cookElsewhere({ client }: TestMember, turn: number, ingredients: readonly string[] = anOrder.ingredients) {
  await client.functions.invoke('generate-recipe', { body: { ...anOrder, ingredients, turn } })
}

/** Presses something that opens a tab, and answers the tab once it is at the path. */
export async function tabFrom(page: Page, press: () => Promise<void>, path: string): Promise<Page> {
  const opened = page.waitForEvent('popup', { timeout: 30_000 })
  await press()
  const tab = await opened
  await tab.waitForURL((url) => url.pathname === path)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  return tab
}
