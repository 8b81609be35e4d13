import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { vi } from 'vitest'

/** The false statements that a key can make. */
interface Lies {
  origin?: string
  challenge?: string
  rpId?: string
  counter?: number
  isAbsent?: boolean
  signsWith?: KeyObject
}

type Bytes = ArrayBuffer | ArrayBufferView

/** The options of navigator.credentials that the key reads. */
interface Asked {
  publicKey: {
    challenge: Bytes
    rp?: { id?: string }
    rpId?: string
    excludeCredentials?: { id: Bytes }[]
    allowCredentials?: { id: Bytes }[]
  }
}

/** A security key in software: ES256, attestation "none" (WebAuthn, 6 and 8.7). Tests can make it send false data. */
export class SecurityKey {
  readonly id = randomBytes(16)
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  counter: number
  lies: Lies = {}

  /** A key that does not count always sends 0. */
  constructor({ counts = true }: { counts?: boolean } = {}) {
    this.counter = counts ? 1 : 0
  }

  /** The private half of the key, so that a test can sign with another key's. */
  get privateKey(): KeyObject {
    return this.#pair.privateKey
  }

  create({ publicKey }: Asked, origin: string) {
    if (publicKey.excludeCredentials?.some(({ id }) => this.id.equals(bytes(id)))) {
      throw new DOMException('The key is registered already', 'InvalidStateError')
    }
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' })
    const cose = Buffer.concat([
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
      byteString(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      byteString(Buffer.from(y, 'base64url')),
    ])
    const credential = Buffer.concat([Buffer.alloc(16, 7), Buffer.from([0, this.id.length]), this.id, cose])
    const authData = Buffer.concat([this.#said(publicKey.rp?.id ?? '', 0x40), credential])
    const none = Buffer.concat([Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')])
    return this.#shown({
      clientDataJSON: this.#clientData('webauthn.create', publicKey.challenge, origin).toString('base64url'),
      attestationObject: Buffer.concat([none, byteString(authData)]).toString('base64url'),
      transports: ['usb'],
    })
  }

  get({ publicKey }: Asked, origin: string) {
    if (!publicKey.allowCredentials?.some(({ id }) => this.id.equals(bytes(id)))) {
      throw new DOMException('The key is not known here', 'NotAllowedError')
    }
    if (this.counter > 0) this.counter += 1
    const clientData = this.#clientData('webauthn.get', publicKey.challenge, origin)
    const authenticatorData = this.#said(publicKey.rpId ?? '', 0)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])
    return this.#shown({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.lies.signsWith ?? this.#pair.privateKey).toString('base64url'),
    })
  }

  #shown<Response extends object>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} } as const
  }

  #clientData(type: string, challenge: Bytes, origin: string): Buffer {
    const told = {
      type,
      challenge: this.lies.challenge ?? bytes(challenge).toString('base64url'),
      origin: this.lies.origin ?? origin,
      crossOrigin: false,
    }
    return Buffer.from(JSON.stringify(told))
  }

  /** Authenticator data: the relying party, whether a person was present, and how often the key was used. */
  #said(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.lies.counter ?? this.counter)
    const hash = createHash('sha256')
      .update(this.lies.rpId ?? rpId)
      .digest()
    return Buffer.concat([hash, Buffer.from([flags | (this.lies.isAbsent ? 0 : 1)]), counter])
  }
}

export type Shown = ReturnType<SecurityKey['create']> | ReturnType<SecurityKey['get']>

/**
 * Runs the client's code as a page of this origin would, in a browser with this key. Answers the result and what the
 * key last showed.
 */
export async function inBrowser<Result>(
  origin: string,
  key: SecurityKey,
  run: () => Promise<Result>,
): Promise<{ result: Result; shown: Shown | undefined }> {
  let shown: Shown | undefined
  class PublicKeyCredential {
    toJSON() {
      return shown
    }
  }
  const show = (ask: (asked: Asked) => Shown) => async (asked: Asked) => {
    shown = ask(asked)
    return new PublicKeyCredential()
  }
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
  vi.stubGlobal('window', { PublicKeyCredential, location: new URL(origin) })
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('navigator', {
    credentials: { create: show((asked) => key.create(asked, origin)), get: show((asked) => key.get(asked, origin)) },
  })
  try {
    return { result: await run(), shown }
  } finally {
    vi.unstubAllGlobals()
  }
}

function bytes(from: Bytes): Buffer {
  return ArrayBuffer.isView(from) ? Buffer.from(from.buffer, from.byteOffset, from.byteLength) : Buffer.from(from)
}

/** CBOR (RFC 8949) of bytes. */
function byteString(content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(content.length < 256 ? [0x58, content.length] : [0x59, content.length >> 8, content.length & 255]),
    content,
  ])
}

/** CBOR of a text shorter than 24 bytes. */
function text(content: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + content.length]), Buffer.from(content)])
}
