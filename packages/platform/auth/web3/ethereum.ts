import { invalid } from '#platform/auth/errors.ts'
import type { MessageForm, Web3Message } from '#platform/auth/web3/message.ts'

/**
 * Sign in with Ethereum (EIP-4361). The mixed case of an address is only a checksum (EIP-55), so accounts are named
 * in lower case.
 */
export const ethereumForm: MessageForm = {
  name: 'siwe',
  header: ' wants you to sign in with your Ethereum account:',
  addressOf: (text) => (/^0x[a-fA-F0-9]{40}$/.test(text) ? text.toLowerCase() : undefined),
  addressIs: 'wallet address is not a valid Ethereum address',
  // EIP-155
  isChainId: (text) => /^\+?\d{1,18}$/.test(text) && Number(text) > 0,
}

/** Reads a signature of 65 bytes in hexadecimal, with or without 0x. Throws 400 validation_failed. */
export function readEthereumSignature(text: string): string {
  const hex = text.replace(/^0x/, '')
  if (/^[0-9a-fA-F]{130}$/.test(hex)) return hex
  throw invalid('signature must be 65 bytes long, encoded as a 130 character-long hexadecimal string')
}

/** Whether the wallet of the message's address signed it with personal_sign (EIP-191). */
export async function isSignedByEthereum({ raw, address }: Web3Message, hex: string): Promise<boolean> {
  // Loaded at the first sign-in with a wallet, because the library takes a quarter of a second.
  const { verifyMessage } = await import('viem/utils')
  const signature: `0x${string}` = `0x${hex}`
  const wallet: `0x${string}` = `0x${address.slice(2)}`
  try {
    return await verifyMessage({ address: wallet, message: raw, signature })
  } catch {
    // The signature is no point of the curve, or has no valid recovery bit.
    return false
  }
}
