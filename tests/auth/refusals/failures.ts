import { sql } from 'kysely'
import { expect } from 'vitest'
import { type House, someone } from '../house.ts'
import { password } from './accounts.ts'
import type { Refusal } from './refusal.ts'

/** Renames a table of the database while `goingOn` runs, and expects one logged failure. */
async function without<Result>({ world }: House, table: string, goingOn: () => Promise<Result>): Promise<Result> {
  await sql.raw(`alter table auth.${table} rename to ${table}_away`).execute(world.db)
  try {
    return await goingOn()
  } finally {
    await sql.raw(`alter table auth.${table}_away rename to ${table}`).execute(world.db)
    const logged = world.failures.splice(0)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('unexpected failure')
  }
}

export const failureRefusals: readonly Refusal[] = [
  {
    when: 'reading the own account while the database fails',
    status: 500,
    code: 'unexpected_failure',
    message: 'Unexpected failure, please check server logs for more information',
    async provoke(house, { send }) {
      const { data } = await (await house.member()).client.auth.getSession()
      return without(house, 'sessions', () => send('user', { token: data.session?.access_token ?? '' }))
    },
  },
  {
    when: 'signing up while mails fail',
    status: 500,
    code: 'unexpected_failure',
    message: 'Error sending confirmation email',
    env: { AUTH_MAILER_AUTOCONFIRM: 'false' },
    async provoke(house, { send }) {
      const { auth } = house.world.accounts
      const ordinary = auth.sendMail
      auth.sendMail = () => Promise.reject(new Error('The mail server is away'))
      try {
        return await send('signup', { method: 'POST', body: { email: someone(), password } })
      } finally {
        auth.sendMail = ordinary
      }
    },
  },
]
