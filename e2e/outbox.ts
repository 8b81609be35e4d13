import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'
import type { Site } from './site.ts'

/** The mails to one address in the outbox folder of a site without SMTP, the newest last. */
async function mailsTo({ server }: Site, address: string): Promise<Email[]> {
  const folder = join(server.dataDir, 'outbox')
  const files = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name.endsWith('.eml'))
    .map(({ name }) => name)
    .sort()
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))))
  return mails.filter(({ to }) => to?.some((one) => one.address === address))
}

/**
 * Waits for the `count`-th mail to an address that matches a pattern, and answers its text: some mails leave after the
 * server has answered.
 */
export async function mailTo(site: Site, address: string, holds: RegExp, count = 1): Promise<string> {
  const read = async () => (await mailsTo(site, address)).map(({ text = '' }) => text).filter((text) => holds.test(text))
  await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(count)
  return (await read()).at(-1) ?? ''
}

/** The digits in a mail. */
export const codeIn = (text: string): string => /^\d{6}$/m.exec(text)?.[0] ?? ''

/** The token in the link of a mail. */
export const tokenIn = (text: string): string => /token_hash=([\w-]+)/.exec(text)?.[1] ?? ''
