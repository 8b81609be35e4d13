import type { SupabaseClient } from '@supabase/supabase-js'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Refusal } from './refusal.ts'

const on = { AUTH_EXTERNAL_WEB3_ETHEREUM_ENABLED: 'true', AUTH_SITE_URL: 'https://kitchen.example' }
const onlySolana = { AUTH_EXTERNAL_WEB3_SOLANA_ENABLED: 'true' }

/** Signs in with a message that the wallet signed correctly. */
async function show(client: SupabaseClient, message: string) {
  const signature = await privateKeyToAccount(generatePrivateKey()).signMessage({ message })
  return client.auth.signInWithWeb3({ chain: 'ethereum', message, signature })
}

export const web3Refusals: readonly Refusal[] = [
  {
    when: 'signing in with a wallet while wallets are off',
    status: 422,
    code: 'web3_provider_disabled',
    message: 'Web3 provider is disabled',
    provoke: (_, { client }) => show(client(), 'x'.repeat(100)),
  },
  {
    when: 'signing in with an Ethereum wallet while only Solana is on',
    status: 422,
    code: 'web3_provider_disabled',
    message: 'Ethereum Web3 provider is disabled',
    env: onlySolana,
    provoke: (_, { client }) => show(client(), 'x'.repeat(100)),
  },
  {
    when: 'signing in with a wallet too often',
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
    env: { ...on, AUTH_RATE_LIMIT_WEB3: '1' },
    async provoke(_, { client }) {
      await show(client(), 'x')
      return show(client(), 'x')
    },
  },
  {
    when: 'signing in with a malformed wallet message',
    status: 400,
    code: 'validation_failed',
    message: 'siwe: message needs at least 6 lines',
    env: on,
    provoke: (_, { client }) => show(client(), 'x'.repeat(100)),
  },
  {
    when: 'signing in with a wallet message that is too short',
    status: 400,
    code: 'validation_failed',
    message: 'message is too short',
    env: on,
    provoke: (_, { client }) => show(client(), 'x'),
  },
  {
    when: 'signing in with a wallet of an unknown chain',
    status: 400,
    code: 'web3_unsupported_chain',
    message: 'Unsupported chain',
    env: on,
    provoke: (_, { send }) =>
      send('token?grant_type=web3', {
        method: 'POST',
        body: { chain: 'bitcoin', message: 'x'.repeat(100), signature: `0x${'0'.repeat(130)}` },
      }),
  },
  {
    when: 'signing in with a wallet message that another wallet signed',
    status: 400,
    code: 'invalid_grant',
    envelope: 'oauth',
    message: 'Signature does not match address in message',
    env: on,
    async provoke(house, { client }) {
      const { address } = privateKeyToAccount(generatePrivateKey())
      const lines = [`kitchen.example wants you to sign in with your Ethereum account:`, address, '', 'Hello.', '']
      const fields = ['URI: https://kitchen.example', 'Version: 1', 'Chain ID: 1', 'Nonce: abcdefgh']
      return show(client(), [...lines, ...fields, `Issued At: ${house.world.now().toISOString()}`].join('\n'))
    },
  },
]
