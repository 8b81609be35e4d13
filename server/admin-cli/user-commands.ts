import { randomBytes } from 'node:crypto'
import { readGoDuration } from '@potluck/platform/auth/admin/go-duration'
import { isBanned } from '@potluck/platform/auth/bearer'
import { requireStrong } from '@potluck/platform/auth/passwords/strength'
import { accountOf } from '#server/admin-cli/account-of.ts'
import { callAdminApi } from '#server/admin-cli/call-admin-api.ts'
import { type Command, type CommandContext, CommandError } from '#server/admin-cli/command.ts'
import { type Account, listAccounts } from '#server/admin-cli/queries.ts'

/** A hundred years, in Go's format for durations. */
const hundredYears = '876000h'

/** Commands about accounts, which an e-mail address names. */
export const userCommands: readonly Command[] = [
  { name: 'users', parameters: [], help: 'lists the accounts', run: printAccounts },
  { name: 'users list', parameters: [], help: 'the same', run: printAccounts },
  {
    name: 'users create',
    parameters: ['<email>', '[piped]'],
    help: 'makes an account, its address confirmed; asks for a password, or takes the one that is piped, or makes one and prints it once',
    async run(desk, [email = '', from]) {
      const { accounts } = desk
      const typed = await passwordFrom(desk, from)
      const password = typed || newPassword()
      // A Supabase project checks passwords by rules of its own.
      if (typed && accounts.keeper === 'here') requireStrong(accounts.auth, typed, { email, metadata: {} })
      const user = await callAdminApi(accounts, { method: 'POST', path: '/admin/users', body: { email, password, email_confirm: true } })
      desk.print(`${user.email} has an account now.`)
      if (!typed) desk.print(`Its password, shown this once: ${password}`)
    },
  },
  {
    name: 'users ban',
    parameters: ['<email>', '[24h]'],
    help: 'keeps an account out from its next call on, for a time or for good',
    async run(desk, [email = '', duration = hundredYears]) {
      if (readGoDuration(duration).state === 'unreadable') {
        throw new CommandError(`A ban lasts a time such as 30m, 24h or 720h, or for good when none is named, not ${duration}.`)
      }
      const account = await accountOf(desk, email)
      const { email: address, banned_until: until } = await updateUser(desk, account, { ban_duration: duration })
      desk.print(until ? `${address} is banned until ${until}.` : `${address} is not banned.`)
    },
  },
  {
    name: 'users unban',
    parameters: ['<email>'],
    help: 'lets an account in again',
    async run(desk, [email = '']) {
      const account = await accountOf(desk, email)
      await updateUser(desk, account, { ban_duration: 'none' })
      desk.print(`${account.email} may come in again.`)
    },
  },
  {
    name: 'users delete',
    parameters: ['<email>'],
    help: 'removes an account and all that is its own, for ever',
    async run(desk, [email = '']) {
      const account = await accountOf(desk, email)
      await callAdminApi(desk.accounts, { method: 'DELETE', path: `/admin/users/${account.id}` })
      desk.print(`${account.email} is removed.`)
    },
  },
  {
    name: 'users reset',
    parameters: ['<email>'],
    help: 'gives an account a new password, prints it once, and signs it out everywhere',
    async run(desk, [email = '']) {
      const account = await accountOf(desk, email)
      const password = newPassword()
      await updateUser(desk, account, { password })
      desk.print(`${account.email} is signed out everywhere. Its new password, shown this once: ${password}`)
    },
  },
]

function updateUser(desk: CommandContext, { id }: { id: string }, body: Record<string, unknown>) {
  return callAdminApi(desk.accounts, { method: 'PUT', path: `/admin/users/${id}`, body })
}

/**
 * The password from the terminal or a pipe. A pipe is read only for the word "piped": in a shell loop, standard input
 * holds the loop's own list.
 */
async function passwordFrom(desk: CommandContext, from: string | undefined): Promise<string | null> {
  if (from === undefined) return desk.askSecret('Password (nothing for a generated one): ')
  if (from !== 'piped') throw new CommandError('After the address comes nothing, or the word "piped" for a password on standard input.')
  const piped = await desk.pipedSecret()
  if (!piped) throw new CommandError('Nothing was piped: there is no password on standard input.')
  return piped
}

async function printAccounts(desk: CommandContext): Promise<void> {
  const { db, now } = desk.accounts
  const accounts = await listAccounts(db)
  if (accounts.length === 0) return desk.print('There is no account yet.')
  desk.print(['# address', 'id', 'roles', 'state', 'made'].join('\t'))
  for (const account of accounts) desk.print(accountLine(account, now()))
}

function accountLine(account: Account, now: Date): string {
  const state = isBanned(account, now)
    ? 'banned'
    : account.is_anonymous
      ? 'anonymous'
      : account.email_confirmed_at === null
        ? 'unconfirmed'
        : 'confirmed'
  const name = account.email || (account.phone ? `+${account.phone}` : '(no address)')
  return [name, account.id, account.roles.join(',') || '-', state, account.created_at.toISOString()].join('\t')
}

/**
 * A password of 120 random bits, in groups that are easy to read aloud. The prefix has a letter and a digit, as the
 * password rule wants.
 */
function newPassword(): string {
  const hex = randomBytes(15).toString('hex')
  return `k7-${hex.match(/.{6}/g)?.join('-') ?? hex}`
}
