import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { sql } from 'kysely'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'

const app = 'https://kitchen.example/'
const minute = 60_000

let house: House
beforeAll(async () => {
  house = await openHouse({
    env: {
      AUTH_EXTERNAL_WEB3_SOLANA_ENABLED: 'true',
      AUTH_EXTERNAL_WEB3_ETHEREUM_ENABLED: 'true',
      AUTH_SITE_URL: 'https://kitchen.example',
      AUTH_URI_ALLOW_LIST: 'https://kitchen.example/**,http://localhost:*/**',
    },
  })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

/** A person's wallet with a key on one chain, which signs any message. */
interface Wallet {
  chain: 'ethereum' | 'solana'
  name: 'Ethereum' | 'Solana'
  form: 'siwe' | 'siws'
  address: string
  /** The signature in the form the client sends. */
  sign(message: string): Promise<string>
}

function anEthereumWallet(account: PrivateKeyAccount = privateKeyToAccount(generatePrivateKey())): Wallet & { account: PrivateKeyAccount } {
  return {
    chain: 'ethereum',
    name: 'Ethereum',
    form: 'siwe',
    address: account.address,
    account,
    sign: (message) => account.signMessage({ message }),
  }
}

function aSolanaWallet(): Wallet & { key: KeyObject; bytes: Buffer } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const bytes = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  return {
    chain: 'solana',
    name: 'Solana',
    form: 'siws',
    address: base58(bytes),
    bytes,
    key: privateKey,
    sign: async (message) => sign(null, Buffer.from(message), privateKey).toString('base64url'),
  }
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
function base58(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (; rest > 0n; rest /= 58n) text = `${alphabet[Number(rest % 58n)]}${text}`
  for (const byte of bytes) {
    if (byte !== 0) break
    text = `1${text}`
  }
  return text
}

interface Parts {
  domain?: string
  address?: string
  statement?: string | null
  lines?: readonly string[]
  uri?: string
  version?: string
  issuedAt?: Date
}

/** The message that a wallet would be asked to sign; `lines` come after the usual ones. */
function aMessage(
  wallet: Wallet,
  { domain, address, statement = 'Let me cook', lines = [], uri = app, version = '1', issuedAt }: Parts = {},
): string {
  return [
    `${domain ?? 'kitchen.example'} wants you to sign in with your ${wallet.name} account:`,
    address ?? wallet.address,
    '',
    ...(statement === null ? [] : [statement, '']),
    `URI: ${uri}`,
    `Version: ${version}`,
    `Issued At: ${(issuedAt ?? house.world.accounts.auth.now()).toISOString()}`,
    ...lines,
  ].join('\n')
}

/** What the token endpoint answers to a message and its signature; the client could not send all of these. */
async function post(body: Record<string, unknown>): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${house.url}/auth/v1/token?grant_type=web3`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: house.world.accounts.apiKeys.anon },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

async function show(wallet: Wallet, message: string) {
  return post({ chain: wallet.chain, message, signature: await wallet.sign(message) })
}

const fromNow = (ms: number) => new Date(house.world.accounts.auth.now().getTime() + ms)

test('an Ethereum wallet signs in through the client, and again into the same account', async () => {
  const wallet = anEthereumWallet()
  const signIn = () =>
    house.client().auth.signInWithWeb3({
      chain: 'ethereum',
      statement: 'Let me cook',
      wallet: {
        address: wallet.account.address,
        async request({ method, params }: { method: string; params?: unknown }) {
          if (method === 'eth_requestAccounts') return [wallet.account.address]
          if (method === 'eth_chainId') return '0x1'
          if (method === 'personal_sign' && Array.isArray(params)) return wallet.account.signMessage({ message: { raw: params[0] } })
          throw new Error(`A wallet is not asked for ${method}`)
        },
        on: () => {},
        removeListener: () => {},
      },
      options: { url: app },
    })
  const first = await signIn()
  expect(first.error).toBeNull()
  const address = wallet.address.toLowerCase()
  const custom_claims = { address, chain: 'ethereum', network: '1', domain: 'kitchen.example', statement: 'Let me cook' }
  expect(first.data.user).toMatchObject({
    email: '',
    role: 'authenticated',
    app_metadata: { provider: 'web3', providers: ['web3'] },
    user_metadata: { sub: `web3:ethereum:${address}`, email_verified: false, phone_verified: false, custom_claims },
    identities: [{ provider: 'web3', id: `web3:ethereum:${address}`, identity_data: { custom_claims } }],
  })
  const { data } = await house.client().auth.getClaims(first.data.session?.access_token)
  expect(data?.claims.amr).toMatchObject([{ method: 'web3' }])
  house.passTime(1_000)
  const again = await signIn()
  expect(again.data.user?.id).toBe(first.data.user?.id)
})

test('a Solana wallet signs in through the client with signMessage and with signIn', async () => {
  const wallet = aSolanaWallet()
  const first = await house.client().auth.signInWithWeb3({
    chain: 'solana',
    statement: 'Let me cook',
    wallet: {
      publicKey: { toBase58: () => wallet.address },
      signMessage: async (message: Uint8Array) => new Uint8Array(sign(null, message, wallet.key)),
    },
    options: { url: app },
  })
  expect(first.error).toBeNull()
  expect(first.data.user?.identities).toMatchObject([{ provider: 'web3', id: `web3:solana:${wallet.address}` }])
  const message = aMessage(wallet, { lines: ['Chain ID: solana:mainnet', 'Nonce: 12345678', 'Request ID: 7', 'Resources:', `- ${app}`] })
  const signature = new Uint8Array(Buffer.from(await wallet.sign(message), 'base64url'))
  const again = await house.client().auth.signInWithWeb3({ chain: 'solana', message, signature })
  expect(again.error).toBeNull()
  expect(again.data.user).toMatchObject({ id: first.data.user?.id, user_metadata: { custom_claims: { network: 'solana:mainnet' } } })
})

test('a message that a Ledger device wrapped before signing is accepted', async () => {
  const wallet = aSolanaWallet()
  const message = aMessage(wallet)
  const application = Buffer.alloc(32)
  application.write('kitchen.example')
  const length = Buffer.from([message.length % 256, Math.floor(message.length / 256)])
  const prefix = Buffer.concat([Buffer.from([255]), Buffer.from('solana offchain'), Buffer.from([0]), application, Buffer.from([0, 1])])
  const wrapped = Buffer.concat([prefix, wallet.bytes, length, Buffer.from(message)])
  const signature = sign(null, wrapped, wallet.key).toString('base64')
  expect(await post({ chain: 'solana', message, signature })).toMatchObject({ status: 200 })
})

test('an Ethereum address in another case is the same wallet', async () => {
  const wallet = anEthereumWallet()
  const checksummed = await show(wallet, aMessage(wallet))
  const lower = await show(wallet, aMessage(wallet, { address: wallet.address.toLowerCase(), statement: null }))
  expect([checksummed.status, lower.status]).toEqual([200, 200])
  expect(await accountsOf(wallet)).toBe(1)
})

describe.each([
  ['Ethereum', anEthereumWallet],
  ['Solana', aSolanaWallet],
] as const)('wallet messages for %s', (name, open) => {
  const signed = `Signed ${name} message`

  test.each([
    ['a URI without HTTPS', { uri: 'http://kitchen.example/' }, `${signed} is using URI which does not use HTTPS`],
    ['a URI of another scheme', { uri: 'ftp://kitchen.example/' }, `${signed} is using URI which does not use HTTPS`],
    [
      'a URI of another app',
      { uri: 'https://thief.example/', domain: 'thief.example' },
      `${signed} is using URI which is not allowed on this server, message was signed for another app`,
    ],
    [
      "a domain that is not the URI's",
      { domain: 'thief.example' },
      `${signed} is using a Domain that does not match the one in URI which is not allowed on this server`,
    ],
    [
      'a domain with another port',
      { domain: 'kitchen.example:8443' },
      `${signed} is using a Domain that does not match the one in URI which is not allowed on this server`,
    ],
  ])('a wallet message with %s is refused', async (_, parts, description) => {
    const wallet = open()
    const answer = await show(wallet, aMessage(wallet, parts))
    expect(answer).toEqual({ status: 400, body: { error: 'invalid_grant', error_description: description } })
  })

  test.each([
    ['not valid yet', () => ({ lines: [`Not Before: ${fromNow(minute).toISOString()}`] }), `${signed} becomes valid in the future`],
    [
      'expired',
      () => ({ issuedAt: fromNow(-5 * minute), lines: [`Expiration Time: ${fromNow(-1_000).toISOString()}`] }),
      `${signed} is expired`,
    ],
    [
      'expired and has a start time',
      () => ({
        issuedAt: fromNow(-5 * minute),
        lines: [`Expiration Time: ${fromNow(-1_000).toISOString()}`, `Not Before: ${fromNow(-5 * minute).toISOString()}`],
      }),
      `${signed} is expired`,
    ],
    ['issued more than 10 minutes ago', () => ({ issuedAt: fromNow(-10 * minute - 1_000) }), `${name} message was issued too long ago`],
    [
      'issued more than 10 minutes ahead',
      () => ({ issuedAt: fromNow(10 * minute + 60_000) }),
      `${name} message was issued too far in the future`,
    ],
  ])('a wallet message that is %s is refused', async (_, parts, description) => {
    const wallet = open()
    const answer = await show(wallet, aMessage(wallet, parts()))
    expect(answer).toEqual({ status: 400, body: { error: 'invalid_grant', error_description: description } })
  })

  test('a wallet message issued less than 10 minutes ago or ahead is accepted', async () => {
    for (const age of [-9 * minute, 9 * minute]) {
      const wallet = open()
      expect(await show(wallet, aMessage(wallet, { issuedAt: fromNow(age) }))).toMatchObject({ status: 200 })
    }
  })

  test('a wallet message for an allowed localhost address needs no HTTPS', async () => {
    const wallet = open()
    expect(await show(wallet, aMessage(wallet, { domain: 'localhost:5173', uri: 'http://localhost:5173/' }))).toMatchObject({ status: 200 })
  })

  test('a wallet message signed by another wallet or changed after signing is refused', async () => {
    const [wallet, thief] = [open(), open()]
    const message = aMessage(wallet)
    const refusal = { status: 400, body: { error: 'invalid_grant', error_description: 'Signature does not match address in message' } }
    expect(await post({ chain: wallet.chain, message, signature: await thief.sign(message) })).toEqual(refusal)
    const changed = message.replace('Let me cook', 'Let us cook')
    expect(await post({ chain: wallet.chain, message: changed, signature: await wallet.sign(message) })).toEqual(refusal)
  })

  test('a wallet signature of zeros is refused without a server failure', async () => {
    const wallet = open()
    const signature = name === 'Ethereum' ? `0x${'00'.repeat(65)}` : Buffer.alloc(64).toString('base64')
    const answer = await post({ chain: wallet.chain, message: aMessage(wallet), signature })
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  test('a wallet message under 64 bytes or over 20 KB is refused', async () => {
    const wallet = open()
    const answer = await post({ chain: wallet.chain, message: 'x'.repeat(63), signature: await wallet.sign('x') })
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed', msg: 'message is too short' } })
    const long = await show(wallet, aMessage(wallet, { statement: 'é'.repeat(10 * 1024) }))
    expect(long).toMatchObject({ status: 400, body: { error_code: 'validation_failed', msg: 'message must not exceed 20KB' } })
    const almost = await show(wallet, aMessage(wallet, { statement: 'x'.repeat(20 * 1024 - 300) }))
    expect(almost).toMatchObject({ status: 200 })
  })

  test.each([
    ['short', 'ab'],
    ['empty', ''],
    ['of invalid characters', name === 'Ethereum' ? `0x${'zz'.repeat(65)}` : '!'.repeat(86)],
  ])('a wallet signature that is %s is refused', async (_, signature) => {
    const wallet = open()
    const answer = await post({ chain: wallet.chain, message: aMessage(wallet), signature })
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed', msg: expect.stringMatching(/^signature /) } })
  })

  test.each<[string, (wallet: Wallet) => string, string]>([
    ['fewer than six lines', (wallet) => aMessage(wallet).split('\n').slice(0, 5).join('\n'), 'message needs at least 6 lines'],
    [
      'another first line',
      (wallet) => aMessage(wallet).replace('wants you', 'begs you'),
      `message first line does not end in " wants you to sign in with your ${name} account:"`,
    ],
    ['an invalid domain', (wallet) => aMessage(wallet, { domain: '*******' }), 'domain in first line of message is not valid'],
    [
      'a user name in the domain',
      (wallet) => aMessage(wallet, { domain: 'me@kitchen.example' }),
      'domain in first line of message is not valid',
    ],
    [
      'an invalid address',
      (wallet) => aMessage(wallet, { address: '*'.repeat(42) }),
      name === 'Ethereum' ? 'wallet address is not a valid Ethereum address' : 'wallet address is not in base58 format',
    ],
    ['a third line', (wallet) => aMessage(wallet).replace('\n\n', '\nno\n'), 'third line must be empty'],
    ['a statement of two lines', (wallet) => aMessage(wallet, { statement: 'Let me\ncook' }), 'encountered unparsable line at index 3'],
    ['a line without a colon', (wallet) => aMessage(wallet, { lines: ['Not Parsable'] }), 'encountered unparsable line at index 8'],
    ['a repeated line', (wallet) => aMessage(wallet, { lines: ['URI: https://thief.example/'] }), 'encountered unparsable line at index 8'],
    ['an invalid URI', (wallet) => aMessage(wallet, { uri: '***' }), 'URI is not valid'],
    ['a user name in the URI', (wallet) => aMessage(wallet, { uri: 'https://kitchen.example@thief.example/' }), 'URI is not valid'],
    ['a backslash in the URI', (wallet) => aMessage(wallet, { uri: 'https://thief.example\\.kitchen.example/' }), 'URI is not valid'],
    [
      'an invalid Issued At',
      (wallet) => aMessage(wallet).replace(/Issued At: .*/, 'Issued At: today'),
      'Issued At is not a valid ISO8601 timestamp',
    ],
    [
      'a day that does not exist',
      (wallet) => aMessage(wallet).replace(/Issued At: .*/, 'Issued At: 2026-02-30T10:00:00Z'),
      'Issued At is not a valid ISO8601 timestamp',
    ],
    [
      'an invalid expiry',
      (wallet) => aMessage(wallet, { lines: ['Expiration Time: soon'] }),
      'Expiration Time is not a valid ISO8601 timestamp',
    ],
    ['an invalid Not Before', (wallet) => aMessage(wallet, { lines: ['Not Before: soon'] }), 'Not Before is not a valid ISO8601 timestamp'],
    ['version 2', (wallet) => aMessage(wallet, { version: '2' }), 'Version value is not supported, expected 1 got "2"'],
    ['no Issued At', (wallet) => aMessage(wallet).replace(/\nIssued At: .*/, ''), 'Issued At is not specified'],
    ['no URI line', (wallet) => aMessage(wallet).replace(/URI: .*\n/, ''), 'URI is not specified'],
    ['an unknown chain', (wallet) => aMessage(wallet, { lines: ['Chain ID: random:mainnet'] }), 'Chain ID is not valid'],
    [
      'an expiry before its issue',
      (wallet) => aMessage(wallet, { lines: [`Expiration Time: ${fromNow(-minute).toISOString()}`] }),
      'Issued At is after Expiration Time',
    ],
    [
      'an expiry before its beginning',
      (wallet) =>
        aMessage(wallet, {
          lines: [`Expiration Time: ${fromNow(minute).toISOString()}`, `Not Before: ${fromNow(2 * minute).toISOString()}`],
        }),
      'Not Before is after Expiration Time',
    ],
    [
      'an invalid resource',
      (wallet) => aMessage(wallet, { lines: ['Resources:', `- ${app}`, '- ***'] }),
      'Resource at position 1 has invalid URI',
    ],
  ])('a wallet message with %s is refused as malformed', async (_, write, words) => {
    const wallet = open()
    const answer = await show(wallet, write(wallet))
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed', msg: `${wallet.form}: ${words}` } })
  })

  test('a wallet message signs in once, and a replay is refused', async () => {
    const wallet = open()
    const message = aMessage(wallet)
    expect(await show(wallet, message)).toMatchObject({ status: 200 })
    const again = await show(wallet, message)
    expect(again).toEqual({ status: 400, body: { error: 'invalid_grant', error_description: `${signed} was used already` } })
  })

  test('ten concurrent posts of one wallet message sign in once', async () => {
    const wallet = open()
    const message = aMessage(wallet)
    const answers = await Promise.all(Array.from({ length: 10 }, () => show(wallet, message)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(400)])
    expect(await accountsOf(wallet)).toBe(1)
  })

  test('six concurrent messages of a new wallet create one account', async () => {
    const wallet = open()
    const messages = Array.from({ length: 6 }, (_, at) => aMessage(wallet, { statement: `Let me cook ${at}` }))
    const answers = await Promise.all(messages.map((message) => show(wallet, message)))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(200))
    expect(await accountsOf(wallet)).toBe(1)
  })

  test('a banned account cannot sign in with its wallet', async () => {
    const wallet = open()
    await show(wallet, aMessage(wallet))
    await sql`
      update auth.users set banned_until = ${fromNow(60 * minute)}
      where id = (select user_id from auth.identities where provider_id = ${idOf(wallet)})
    `.execute(house.world.db)
    const answer = await show(wallet, aMessage(wallet, { statement: 'Please' }))
    expect(answer).toMatchObject({ status: 403, body: { error_code: 'user_banned' } })
  })
})

function idOf({ chain, address }: Wallet): string {
  return `web3:${chain}:${chain === 'ethereum' ? address.toLowerCase() : address}`
}

async function accountsOf(wallet: Wallet): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from auth.users where raw_user_meta_data ->> 'sub' = ${idOf(wallet)}
  `.execute(house.world.db)
  return rows[0]?.count ?? 0
}

test('extra fields of a wallet sign-in change nothing about the account', async () => {
  const wallet = anEthereumWallet()
  const message = aMessage(wallet)
  const signature = await wallet.sign(message)
  const extra = { role: 'service_role', user_id: crypto.randomUUID(), app_metadata: { admin: true }, is_super_admin: true, aud: 'admin' }
  const answer = await post({ chain: 'ethereum', message, signature, ...extra })
  expect(answer).toMatchObject({
    status: 200,
    body: { user: { role: 'authenticated', aud: 'authenticated', app_metadata: { provider: 'web3', providers: ['web3'] } } },
  })
})
