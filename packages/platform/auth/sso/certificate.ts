import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'

/** The RSA key in a setting: base64 of PKCS#1 (as GoTrue takes it) or PKCS#8, or PEM. Undefined for anything else. */
export function readRsaKey(text: string): KeyObject | undefined {
  const der = Buffer.from(text, 'base64')
  const forms = text.includes('-----BEGIN')
    ? [() => createPrivateKey(text)]
    : [
        () => createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }),
        () => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
      ]
  for (const read of forms) {
    try {
      const key = read()
      if (key.asymmetricKeyType === 'rsa') return key
    } catch {
      // Tries the next form.
    }
  }
  return undefined
}

/**
 * A self-signed certificate (X.509, RFC 5280) in DER, the only form in which identity providers take a service's
 * public key. The same key and name always give the same one. Its signature proves nothing; the administrator enters
 * it with the metadata.
 */
export function selfSignedCertificate(key: KeyObject, commonName: string): Buffer {
  const sha256WithRsa = sequence(Buffer.from('06092a864886f70d01010b', 'hex'), Buffer.from('0500', 'hex'))
  const oidCommonName = Buffer.from('0603550403', 'hex')
  const name = sequence(tagged(0x31, sequence(oidCommonName, tagged(0x0c, Buffer.from(commonName)))))
  const validity = sequence(tagged(0x18, Buffer.from('20220101000000Z')), tagged(0x18, Buffer.from('21220101000000Z')))
  const version3 = tagged(0xa0, Buffer.from('020102', 'hex'))
  const serial = Buffer.from('020101', 'hex')
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' })
  const body = sequence(version3, serial, sha256WithRsa, name, validity, name, publicKey)
  return sequence(body, sha256WithRsa, tagged(0x03, Buffer.from([0]), sign('sha256', body, key)))
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, ...parts)
}

/** Encodes ASN.1 tag, length and value (X.690). */
function tagged(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts)
  if (value.length < 128) return Buffer.concat([Buffer.from([tag, value.length]), value])
  const hex = value.length.toString(16)
  const length = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 128 + length.length]), length, value])
}
