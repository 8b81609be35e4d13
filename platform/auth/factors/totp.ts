/** Seconds that one code stands. */
const period = 30
/** The most bytes a QR code holds at the highest and at the lowest level of correction (ISO/IEC 18004). */
const qrBytes = { high: 1273, low: 2953 } as const

/** A new secret as apps take it: 20 bytes in base32, and the address that carries it. */
export async function newTotp(
  random: Uint8Array,
  { issuer, account }: { issuer: string; account: string },
): Promise<{ secret: string; uri: string }> {
  const { Secret, TOTP } = await import('otpauth')
  const secret = new Secret({ buffer: new Uint8Array(random).buffer })
  return { secret: secret.base32, uri: new TOTP({ issuer, label: account, secret, algorithm: 'SHA1', digits: 6, period }).toString() }
}

/** The 30-second step of which this is the code, the one before and after `now` included; null for a wrong code. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  if (!/^[A-Z2-7]+$/i.test(secret)) return null
  const { Secret, TOTP } = await import('otpauth')
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    token: code.trim(),
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
    timestamp,
    window: 1,
  })
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta
}

/** Whether an address is short enough for a QR code. */
export function fitsQr(uri: string): boolean {
  return Buffer.byteLength(uri) <= qrBytes.low
}

/** An address that fits as the SVG of its QR code. Colours have names: a # would end the client's data address. */
export async function qrSvg(uri: string): Promise<string> {
  const { create } = (await import('qrcode')).default
  const { modules } = create(uri, { errorCorrectionLevel: Buffer.byteLength(uri) > qrBytes.high ? 'L' : 'H' })
  const size = modules.size + 8
  const dark = [...modules.data].flatMap((isDark, at) =>
    isDark ? [`M${4 + (at % modules.size)} ${4 + Math.floor(at / modules.size)}h1v1h-1z`] : [],
  )
  const frame = `xmlns="http://www.w3.org/2000/svg" width="${size * 3}" height="${size * 3}" viewBox="0 0 ${size} ${size}"`
  return `<svg ${frame} shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path fill="black" d="${dark.join('')}"/></svg>`
}
