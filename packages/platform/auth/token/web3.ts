import * as z from 'zod/mini'
import type { Answer } from '#platform/auth/answer.ts'
import { type Call, parseBody, Text } from '#platform/auth/call.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import type { Person } from '#platform/auth/external/person.ts'
import { retryOnUniqueViolation } from '#platform/auth/external/retry-on-unique-violation.ts'
import { settleAccount } from '#platform/auth/external/settle-account.ts'
import { limitByAddress } from '#platform/auth/limits.ts'
import { spendProof } from '#platform/auth/proofs/spend.ts'
import { isAllowedRedirect } from '#platform/auth/redirects.ts'
import { beginSession, type SessionBody } from '#platform/auth/sessions/issue.ts'
import { answerSession } from '#platform/auth/sessions/session-answer.ts'
import { ethereumForm, isSignedByEthereum, readEthereumSignature } from '#platform/auth/web3/ethereum.ts'
import { parseMessage, type Web3Message } from '#platform/auth/web3/message.ts'
import { type ChainName, invalidGrant, requireValidMessage } from '#platform/auth/web3/rules.ts'
import { isSignedBySolana, readSolanaSignature, solanaForm } from '#platform/auth/web3/solana.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

const SignedMessageBody = z.object({ message: Text, signature: Text, chain: Text })
type SignedMessageBody = z.infer<typeof SignedMessageBody>

const fewestBytes = 64
const mostBytes = 20 * 1024

/** grant_type=web3: a session for a message that a wallet signed. A message signs in once. */
export async function grantWeb3(call: Call): Promise<Answer> {
  const { world } = call
  await limitByAddress(call, 'web3')
  const { solana, ethereum, maximumValidity } = world.settings.web3
  if (!solana && !ethereum) throw providerDisabled('Web3')
  const signed = parseBody(call, SignedMessageBody)
  const chain = chainOf(signed.chain)
  if (!(chain === 'Solana' ? solana : ethereum)) throw providerDisabled(`${chain} Web3`)
  const message = await messageReaders[chain](signed)
  const now = world.now()
  requireValidMessage(message, { chain, now, maximumValidity, isAllowed: (address) => isAllowedRedirect(world.settings, address) })
  const settle = async (trx: AuthTransaction): Promise<SessionBody> => {
    const expiresAt = new Date(message.issuedAt.getTime() + maximumValidity)
    if (!(await spendProof(trx, `web3:${message.raw}`, { now, expiresAt }))) throw invalidGrant(`Signed ${chain} message was used already`)
    const { user } = await settleAccount(trx, world, { provider: 'web3', person: personOf(signed.chain, message), emailOptional: true })
    return beginSession(trx, call, user, 'web3')
  }
  const session = await retryOnUniqueViolation(() => world.db.transaction().execute(settle))
  return answerSession(session)
}

function chainOf(text: string): ChainName {
  if (text === 'solana') return 'Solana'
  if (text === 'ethereum') return 'Ethereum'
  throw new AuthError(400, 'web3_unsupported_chain', 'Unsupported chain')
}

/** Parses and verifies a message of each chain. */
const messageReaders: Record<ChainName, (signed: SignedMessageBody) => Promise<Web3Message>> = {
  async Ethereum({ message, signature }) {
    requireSize(message)
    const hex = readEthereumSignature(signature)
    const parsed = parseMessage(message, ethereumForm)
    return signedOrRefused(parsed, await isSignedByEthereum(parsed, hex))
  },
  async Solana({ message, signature }) {
    requireSize(message)
    const bytes = readSolanaSignature(signature)
    const parsed = parseMessage(message, solanaForm)
    return signedOrRefused(parsed, isSignedBySolana(parsed, bytes))
  },
}

function requireSize(message: string): void {
  const bytes = Buffer.byteLength(message)
  if (bytes < fewestBytes) throw invalid('message is too short')
  if (bytes > mostBytes) throw invalid('message must not exceed 20KB')
}

function signedOrRefused(message: Web3Message, isSigned: boolean): Web3Message {
  if (!isSigned) throw invalidGrant('Signature does not match address in message')
  return message
}

/** A wallet has no e-mail address, so it never matches another account. */
function personOf(chain: string, { address, chainId, domain, statement }: Web3Message): Person {
  const sub = `web3:${chain}:${address}`
  const custom = { address, chain, network: chainId, domain, statement: chain === 'solana' ? (statement ?? '') : statement }
  return { sub, emails: [], claims: { sub, email_verified: false, phone_verified: false, custom_claims: custom } }
}

function providerDisabled(what: string): AuthError {
  return new AuthError(422, 'web3_provider_disabled', `${what} provider is disabled`)
}
