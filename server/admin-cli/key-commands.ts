import { listKeys, retireKey, rotateKey } from '@potluck/platform/tokens/stored-keys'
import type { OwnAccounts } from '#server/accounts/accounts.ts'
import { type Command, type CommandContext, CommandError } from '#server/admin-cli/command.ts'

/** Commands about API keys and signing keys. */
export const keyCommands: readonly Command[] = [
  {
    name: 'keys',
    parameters: [],
    help: 'prints ANON_KEY, SERVICE_ROLE_KEY and the ids of the signing keys',
    async run(desk) {
      const { apiKeys } = requireOwnAccounts(desk)
      const { anon, serviceRole } = await apiKeys.current()
      desk.print(`ANON_KEY=${anon}`)
      desk.print(`SERVICE_ROLE_KEY=${serviceRole}`)
      if (desk.config.jwtKeys) return desk.print('# The signing keys are those of AUTH_JWT_KEYS.')
      const keys = await listKeys(desk.accounts.db)
      for (const [at, { kid, made }] of keys.entries())
        desk.print(`# ${kid}  made ${made.toISOString()}  ${at === 0 ? 'signs' : 'only verifies'}`)
    },
  },
  {
    name: 'keys rotate',
    parameters: [],
    help: 'makes a new signing key; what the old one signed still counts',
    async run(desk) {
      const kid = await rotateKey(requireOwnKeys(desk))
      desk.print(`${kid} signs from now on.`)
      desk.print('Retire the old one with "keys retire <kid>" when no program shows an API key of it any more: "keys" prints new ones.')
    },
  },
  {
    name: 'keys retire',
    parameters: ['<kid>'],
    help: 'forgets a signing key: within five seconds nothing that it signed counts any more',
    async run(desk, [kid = '']) {
      const isKnown = await retireKey(requireOwnKeys(desk), kid)
      if (!isKnown) throw new CommandError(`There is no signing key ${kid}: "keys" lists them.`)
      desk.print(
        `${kid} is retired. Its access tokens and API keys count no longer; people stay signed in, and "keys" prints API keys that count.`,
      )
    },
  },
]

function requireOwnAccounts({ accounts }: CommandContext): OwnAccounts {
  if (accounts.keeper !== 'here') throw new CommandError("The keys are the Supabase project's: its dashboard shows and changes them.")
  return accounts
}

function requireOwnKeys(desk: CommandContext) {
  const { auth, db } = requireOwnAccounts(desk)
  if (desk.config.jwtKeys)
    throw new CommandError('The signing keys are set in AUTH_JWT_KEYS: change them there. The first private one signs.')
  return { db, now: auth.now, uuid: auth.uuid }
}
