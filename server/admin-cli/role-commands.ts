import { type Role, roles } from '#domain/access.ts'
import { addRole, removeRole } from '#server/accounts/role-store.ts'
import { accountOf } from '#server/admin-cli/account-of.ts'
import { type Command, CommandError } from '#server/admin-cli/command.ts'

/**
 * Commands that give and take the roles admin, tester and premium. A change counts from the account's next call on.
 */
export const roleCommands: readonly Command[] = [
  {
    name: 'grant',
    parameters: ['<email>', '[admin|tester|premium]'],
    help: 'gives an account a role; admin when none is named',
    async run(desk, [email = '', named = 'admin']) {
      const role = parseRole(named)
      const account = await accountOf(desk, email)
      const { db, now } = desk.accounts
      const isNew = await addRole(db, account.id, role, now())
      desk.print(isNew ? `${account.email} is now ${role}.` : `${account.email} is ${role} already.`)
    },
  },
  {
    name: 'revoke',
    parameters: ['<email>', '<admin|tester|premium>'],
    help: 'takes a role from an account',
    async run(desk, [email = '', named = '']) {
      const role = parseRole(named)
      const account = await accountOf(desk, email)
      const had = await removeRole(desk.accounts.db, account.id, role)
      desk.print(had ? `${account.email} is no longer ${role}.` : `${account.email} is not ${role}.`)
      if (role !== 'admin' || account.email?.toLowerCase() !== desk.config.adminEmail) return
      desk.print(
        'ADMIN_EMAIL names it: unless that is changed, it is an admin again when it signs in by a mail, and if it ever read one, at the next start.',
      )
    },
  },
]

function parseRole(name: string): Role {
  const role = roles.find((known) => known === name.toLowerCase())
  if (!role) throw new CommandError(`There is no role ${name}: it is one of ${roles.join(', ')}.`)
  return role
}
