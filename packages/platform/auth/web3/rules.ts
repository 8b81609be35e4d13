import { OAuthError } from '#platform/auth/errors.ts'
import type { Web3Message } from '#platform/auth/web3/message.ts'

/** The chains, as GoTrue names them. */
export type ChainName = 'Ethereum' | 'Solana'

/**
 * Throws OAuth's invalid_grant unless a correctly signed message is valid here and now, in GoTrue's order and words.
 * GoTrue ignores the expiry of an Ethereum message without Not Before; here it counts. `maximumValidity` is in
 * milliseconds.
 */
export function requireValidMessage(
  message: Web3Message,
  here: { chain: ChainName; now: Date; maximumValidity: number; isAllowed: (address: string) => boolean },
): void {
  const { uri, domain } = message
  const signed = `Signed ${here.chain} message`
  const isLocal = uri.hostname === 'localhost'
  if (uri.scheme !== 'https' && !isLocal) throw invalidGrant(`${signed} is using URI which does not use HTTPS`)
  if (!here.isAllowed(uri.href)) {
    throw invalidGrant(`${signed} is using URI which is not allowed on this server, message was signed for another app`)
  }
  if (!isLocal && (uri.host !== domain || !here.isAllowed(`https://${domain}/`))) {
    throw invalidGrant(`${signed} is using a Domain that does not match the one in URI which is not allowed on this server`)
  }
  const { notBefore, expirationTime, issuedAt } = message
  if (notBefore && here.now < notBefore) throw invalidGrant(`${signed} becomes valid in the future`)
  if (expirationTime && here.now > expirationTime) throw invalidGrant(`${signed} is expired`)
  const age = here.now.getTime() - issuedAt.getTime()
  if (age > here.maximumValidity) throw invalidGrant(`${here.chain} message was issued too long ago`)
  if (age < -here.maximumValidity) throw invalidGrant(`${here.chain} message was issued too far in the future`)
}

export function invalidGrant(description: string): OAuthError {
  return new OAuthError('invalid_grant', description)
}
