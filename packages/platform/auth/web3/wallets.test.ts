import { expect, test } from 'vitest'
import { ethereumForm, isSignedByEthereum, readEthereumSignature } from '#platform/auth/web3/ethereum.ts'
import { parseMessage } from '#platform/auth/web3/message.ts'
import { isSignedBySolana, readSolanaSignature, solanaForm } from '#platform/auth/web3/solana.ts'

// Signed by real wallets and a Ledger device: the examples of Supabase's own tests.
test.each([
  [
    'supabase.com wants you to sign in with your Solana account:\n2EZEiBdw47VHT6SpZSW9VnuSvBe7DxuYHBTxj19gxvv8\n\nStatement\n\nURI: https://supabase.com/\nVersion: 1\nIssued At: 2025-03-29T00:00:00Z\nExpiration Time: 2025-03-29T00:10:00Z\nNot Before: 2025-03-29T00:00:00Z',
    'aiKn+PAoB1OoXxS8H34HrB456YD4sKAVjeTjsxgkaQy3bkdV51WBTmUUE9lBU9kuXr0hTLI+1aTn5TFRbIF8CA==',
  ],
  [
    'localhost:5173 wants you to sign in with your Solana account:\n4UPcfLX6rHuunkDiCnrVdN2BxnaKUAT1m2KCrzaAAct6\n\nSign in on localhost\n\nURI: http://localhost:5173/\nVersion: 1\nIssued At: 2025-05-16T14:52:03.613Z',
    'RT2JCFpZQtPwGONApGZn1dZnxOBB3zJZHAQPr+cOaI+eQ4ecw/N6zJ6TNw8a+g8n6Xm/Ky1TVZRuWHSxMU1jDg==',
  ],
  [
    'supabase.com wants you to sign in with your Solana account:\nEqzxWVyBpLD34SV9w1FFpPPvbfrfAXdiDVg1cyHTR1Rv\n\nI confirm ownership of this wallet\n\nVersion: 1\nURI: https://supabase.com/\nIssued At: 2025-07-29T22:29:52.235Z',
    '9slc0BBJw16TzWYs4/op8na3vt9E0CKt0FL5pqhzTDxvqF/txpbdo+ULDCeSzrDE/uJWmpMQw+hF0rkDj4Q0Bw==',
  ],
  [
    'localhost:5173 wants you to sign in with your Solana account:\nEqzxWVyBpLD34SV9w1FFpPPvbfrfAXdiDVg1cyHTR1Rv\n\nI confirm ownership of this wallet\n\nVersion: 1\nURI: http://localhost:5173/\nIssued At: 2025-07-29T22:35:10.473Z',
    '28d9ntDE8iPkxPvzg7A+8/6QFSq8FoPIdV4O5Or6nMDRFrEip/UJKIlLlKXM/SKUeLZmnTcc+V7Y6qnQymUDDg==',
  ],
])('a message signed by a real Solana wallet is verified (%#)', (text, signature) => {
  const message = parseMessage(text, solanaForm)
  expect(isSignedBySolana(message, readSolanaSignature(signature))).toBe(true)
  expect(isSignedBySolana({ ...message, raw: `${text} ` }, readSolanaSignature(signature))).toBe(false)
})

test.each([
  [
    'supabase.com wants you to sign in with your Ethereum account:\n0xa1E993d09257291470e86778399D79A0864F327E\n\nStatement\n\nURI: https://supabase.com\nVersion: 1\nIssued At: 2025-03-29T00:00:00.000Z\nExpiration Time: 2025-03-29T00:10:00Z\nNot Before: 2025-03-29T00:00:00Z',
    '0x37495c9ac73f7a3acb589820699db39e1ab290f6756e41e16c2ddeb8588669440c9df95027597d518e3afb7db6f692fb63c44f56d266b2c65ac78a5d317bf5ef1c',
  ],
  [
    'localhost:5173 wants you to sign in with your Ethereum account:\n0x57c039062a750c7fe197b20E12406dB4f7d8833B\n\nSign in on localhost\n\nURI: http://localhost:5173/\nVersion: 1\nIssued At: 2025-05-16T14:52:03.613Z\n',
    '0x0ca657558a144c88d768acb48e31f92bae195d3c7feb4496bd43ad6211ff904e733a0ccc29ed96da5b9f941b2a6b4363f7551d40d3fedb9b239819301c5c42731b',
  ],
  [
    'example.com wants you to sign in with your Ethereum account:\n0x196a28d05bA75C8dC35B0F6e71DD622D1aC82b7E\n\nURI: https://example.com\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2025-01-01T00:00:00.000Z',
    '0x0851224c203d08ced345bc99e66ac531eafbbb54eff94f7297b54ec19a0db7e879c4d246d45e0e13c9c2801db1f71f283c373b8c10cc0a91fe6418220a0aa5391b',
  ],
])('a message signed by a real Ethereum wallet is verified (%#)', async (text, signature) => {
  const message = parseMessage(text, ethereumForm)
  expect(await isSignedByEthereum(message, readEthereumSignature(signature))).toBe(true)
  expect(await isSignedByEthereum({ ...message, raw: `${text} ` }, readEthereumSignature(signature))).toBe(false)
})
