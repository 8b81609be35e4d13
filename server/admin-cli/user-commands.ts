import { noAttributes } from '#platform/auth/admin/attributes.ts'
import { makeAccount } from '#platform/auth/admin/create.ts'
import { readGoDuration } from '#platform/auth/admin/go-duration.ts'
import { removeAccount } from '#platform/auth/admin/remove.ts'
import { changeAccount } from '#platform/auth/admin/update.ts'
import { isBanned } from '#platform/auth/bearer.ts'
import { requireStrong } from '#platform/auth/passwords/strength.ts'
import { accountOf } from '#server/admin-cli/account-of.ts'
import { type Command, CommandError, type Desk } from '#server/admin-cli/command.ts'
import { type Account, listAccounts } from '#server/admin-cli/queries.ts'

/** A hundred years. */
const forGood = '876000h'

/** Accounts by their address. */
export const userCommands: readonly Command[] = [
  { name: 'users', parameters: [], help: 'lists the accounts', run: list },
  { name: 'users list', parameters: [], help: 'the same', run: list },
  {
    name: 'users create',
    parameters: ['<email>', '[piped]'],
    help: 'makes an account, its address confirmed; asks for a password, or takes the one that is piped, or makes one and prints it once',
    async run(desk, [email = '', from]) {
      const { auth } = desk.accounts
      const typed = await passwordFrom(desk, from)
      const password = typed || newPassword(desk)
      if (typed) requireStrong(auth, typed, { email, metadata: {} })
      const { user } = await makeAccount(auth, { ...noAttributes, email, password, email_confirm: true }, auth.settings.jwt.audience)
      desk.print(`${user.email} has an account now.`)
      if (!typed) desk.print(`Its password, shown this once: ${password}`)
    },
  },
  {
    name: 'users ban',
    parameters: ['<email>', '[24h]'],
    help: 'keeps an account out from its next call on, for a time or for good',
    async run(desk, [email = '', duration = forGood]) {
      if (readGoDuration(duration).state === 'unreadable') {
        throw new CommandError(`A ban lasts a time such as 30m, 24h or 720h, or for good when none is named, not ${duration}.`)
      }
      const account = await accountOf(desk, email)
      const { user } = await changeAccount(desk.accounts.auth, account, { ...noAttributes, ban_duration: duration })
      desk.print(
        user.banned_until === null ? `${user.email} is not banned.` : `${user.email} is banned until ${user.banned_until.toISOString()}.`,
      )
    },
  },
  {
    name: 'users unban',
    parameters: ['<email>'],
    help: 'lets an account in again',
    async run(desk, [email = '']) {
      const account = await accountOf(desk, email)
      await changeAccount(desk.accounts.auth, account, { ...noAttributes, ban_duration: 'none' })
      desk.print(`${account.email} may come in again.`)
    },
  },
  {
    name: 'users delete',
    parameters: ['<email>'],
    help: 'removes an account and all that is its own, for ever',
    async run(desk, [email = '']) {
      const account = await accountOf(desk, email)
      await removeAccount(desk.accounts.auth, account.id, { isSoft: false })
      desk.print(`${account.email} is removed.`)
    },
  },
  {
    name: 'users reset',
    parameters: ['<email>'],
    help: 'gives an account a new password, prints it once, and signs it out everywhere',
    async run(desk, [email = '']) {
      const account = await accountOf(desk, email)
      const password = newPassword(desk)
      await changeAccount(desk.accounts.auth, account, { ...noAttributes, password })
      desk.print(`${account.email} is signed out everywhere. Its new password, shown this once: ${password}`)
    },
  },
]

/** The password that somebody gives. Standard input is read only when asked for: in a loop over a list it is the list. */
async function passwordFrom(desk: Desk, from: string | undefined): Promise<string | null> {
  if (from === undefined) return desk.askSecret('Password (nothing for a generated one): ')
  if (from !== 'piped') throw new CommandError('After the address comes nothing, or the word "piped" for a password on standard input.')
  const piped = await desk.pipedSecret()
  if (!piped) throw new CommandError('Nothing was piped: there is no password on standard input.')
  return piped
}

async function list(desk: Desk): Promise<void> {
  const { db, auth } = desk.accounts
  const accounts = await listAccounts(db)
  if (accounts.length === 0) return desk.print('There is no account yet.')
  desk.print(['# address', 'id', 'roles', 'state', 'made'].join('\t'))
  for (const account of accounts) desk.print(lineFor(account, auth.now()))
}

function lineFor(account: Account, now: Date): string {
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

/** 120 random bits in groups that can be read out, with a digit and a letter for every rule. */
function newPassword({ accounts }: Desk): string {
  const hex = Buffer.from(accounts.auth.randomBytes(15)).toString('hex')
  return `k7-${hex.match(/.{6}/g)?.join('-') ?? hex}`
}
