import { createPublicKey, verify } from 'node:crypto'
import { invalid } from '#platform/auth/errors.ts'
import type { MessageForm, Web3Message } from '#platform/auth/web3/message.ts'

const keyBytes = 32

/** Sign in with Solana: EIP-4361 with a base58 address and Solana's networks. */
export const solanaForm: MessageForm = {
  name: 'siws',
  header: ' wants you to sign in with your Solana account:',
  addressOf: (text) => (readBase58(text)?.length === keyBytes ? text : undefined),
  addressIs: 'wallet address is not in base58 format',
  isChainId: (text) => text === '' || /^solana:(main|dev|test|local)net$/.test(text),
}

/** Reads a signature of 64 bytes in base64 or base64url, padded or not. Throws 400 validation_failed. */
export function readSolanaSignature(text: string): Buffer {
  if (text.length !== 86 && text.length !== 88) throw invalid('signature must be 64 bytes encoded as base64 with or without padding')
  if (!/^[\w+/-]{86}(==)?$/.test(text)) throw invalid('signature does not contain valid base64 characters')
  return Buffer.from(text, 'base64')
}

/**
 * Whether the message's key signed it: the plain text, or the wrapping of a Ledger device (Solana's off-chain
 * messages, version 0).
 */
export function isSignedBySolana(message: Web3Message, signature: Buffer): boolean {
  const key = readBase58(message.address)
  if (key?.length !== keyBytes) return false
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') }, format: 'jwk' })
  const text = Buffer.from(message.raw)
  return [text, ledgerMessage(message.domain, key, text)].some((signed) => verify(null, signed, publicKey, signature))
}

function ledgerMessage(domain: string, key: Buffer, text: Buffer): Buffer {
  const application = Buffer.alloc(32)
  application.write(domain)
  const length = Buffer.alloc(2)
  length.writeUInt16LE(text.length)
  const [version, format, signers] = [0, 0, 1]
  return Buffer.concat([
    Buffer.from([0xff]),
    Buffer.from('solana offchain'),
    Buffer.from([version]),
    application,
    Buffer.from([format, signers]),
    key,
    length,
    text,
  ])
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Decodes Bitcoin's base58, up to 44 characters; undefined for an invalid text. */
function readBase58(text: string): Buffer | undefined {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return undefined
  const number = [...text].reduce((value, character) => value * 58n + BigInt(base58.indexOf(character)), 0n)
  const hex = number === 0n ? '' : number.toString(16)
  const zeros = text.length - text.replace(/^1+/, '').length
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')])
}
