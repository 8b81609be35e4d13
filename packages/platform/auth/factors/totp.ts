/** Seconds for which a code is valid. */
const period = 30
/** The capacity of a QR code in bytes, at the highest and the lowest level of error correction (ISO/IEC 18004). */
const qrBytes = { high: 1273, low: 2953 } as const

/** Makes a secret for authenticator apps: 20 bytes in base32, and the otpauth address with it. */
export async function newTotp(
  random: Uint8Array,
  { issuer, account }: { issuer: string; account: string },
): Promise<{ secret: string; uri: string }> {
  const { Secret, TOTP } = await import('otpauth')
  const secret = new Secret({ buffer: new Uint8Array(random).buffer })
  return { secret: secret.base32, uri: new TOTP({ issuer, label: account, secret, algorithm: 'SHA1', digits: 6, period }).toString() }
}

/** The 30-second step of a code, among the current one and its two neighbours; null for a wrong code. */
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

/** Whether an address fits into a QR code. */
export function fitsQr(uri: string): boolean {
  return Buffer.byteLength(uri) <= qrBytes.low
}

/** The QR code of an address, as SVG. Colours are names because a # would end the client's data URL. */
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
