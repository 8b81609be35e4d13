import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import { searchSteps } from '#server/recipes/search-steps.ts'
import type { Tables } from '#server/tables.ts'
import { countSearches, findUnequal, readBalances, storedIds } from './books.ts'
import { type Crashes, comesBack, type Told, turns } from './crashes.ts'

/** The result of a run with crashes. */
export interface Outcome {
  /** Searches with an answer that is not stored, or without any answer. */
  lost: Told[]
  /** Searches that got two recipes, or another text the second time. */
  answeredTwice: Told[]
  /**
   * Accounts whose charge differs from their stored recipes, or whose stored recipes differ from the answered
   * searches.
   */
  chargedWrongly: string[]
  /** How many searches of crashed servers were released. */
  freed: number
  reserved: number
}

/** Checks the database after the crashes. */
export async function auditCrashes(db: Kysely<Tables>, { told }: Crashes): Promise<Outcome> {
  const [stored, balances, searches] = [await storedIds(db), await readBalances(db), await countSearches(db)]
  const good = ({ answers }: Told) => answers.filter((answer) => answer?.status === 200)
  const cooks = Map.groupBy(told, ({ search }) => search.cook)
  const wrong = [...cooks].flatMap(([cook, asked]) => {
    const answered = asked.filter((one) => good(one).length > 0).length
    const unsure = asked.filter((one) => !comesBack(one)).length
    return cook.accounts.filter((account) => {
      const count = balances.get(account)?.stored ?? 0
      return count < answered || count > answered + unsure
    })
  })
  return {
    lost: told.filter(
      (one) => (comesBack(one) && good(one).length === 0) || good(one).some((answer) => !answer?.recipeId || !stored.has(answer.recipeId)),
    ),
    answeredTwice: told.filter((one) => new Set(good(one).map((answer) => answer?.text)).size > 1),
    chargedWrongly: [...(await findUnequal(db)).map(([account]) => account), ...wrong],
    freed: searches.released,
    reserved: searches.reserved,
  }
}

/** Logs the figures of a run. */
export function printCrashes(
  where: string,
  { kills, told, ms }: Crashes,
  { lost, answeredTwice, chargedWrongly, freed, reserved }: Outcome,
) {
  const counts = (list: Told[]) => `${list.length} of ${told.length}`
  const cutOff = told.filter(({ answers }) => answers[0] === null).length
  console.log(
    [
      `Crashes (${where}): ${[...kills.values()].reduce((sum, count) => sum + count, 0)} kills in ${Math.round(ms / 1_000)} s`,
      `  at ${[...kills].map(([point, count]) => `${point} ${count}`).join(', ')}`,
      `  searches cut off ${cutOff} of ${told.length}, lost ${counts(lost)}, answered in two ways ${counts(answeredTwice)}, accounts charged wrongly ${chargedWrongly.length}`,
      `  reservations freed ${freed}, still held ${reserved}`,
    ].join('\n'),
  )
}

/** Expects that the crashes did no harm, and that some left a reservation behind. */
export function expectSound({ kills, told }: Crashes, { lost, answeredTwice, chargedWrongly, freed, reserved }: Outcome) {
  expect([...turns].sort()).toEqual([...searchSteps].sort())
  const times = [...kills.values()].reduce((sum, count) => sum + count, 0)
  expect(kills.size).toBe(Math.min(times, searchSteps.length))
  expect({ lost, answeredTwice, chargedWrongly, reserved }).toEqual({ lost: [], answeredTwice: [], chargedWrongly: [], reserved: 0 })
  expect(told.filter(({ answers }) => answers[0] === null).length).toBeGreaterThan(0)
  expect(freed).toBeGreaterThan(0)
}
