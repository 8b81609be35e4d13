import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, SendMail } from '@potluck/platform/mail/mail'
import { whenFirstWanted } from '@potluck/platform/work/when-first-wanted'

interface MailOptions {
  /** smtp:// or smtps://. Without one, mails become files and a line in the log. */
  smtpUrl: string | undefined
  from: string
  folder: string
  now: () => Date
  uuid: () => string
  log: { info(entry: object, words: string): void }
  /** How long a mail server may be silent, in milliseconds; the whole transfer may take twice that. */
  patience?: number
}

/** Sends mail by SMTP, or writes it into a folder as .eml files, which any mail program opens, and logs the path. */
export function openMail({ smtpUrl, from, folder, now, uuid, log, patience = 10_000 }: MailOptions): SendMail {
  if (smtpUrl !== undefined) {
    const transport = whenFirstWanted(async () => {
      const { createTransport } = await import('nodemailer')
      return createTransport({ url: smtpUrl, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience })
    })
    return async (mail) => {
      const smtp = await transport()
      await smtp.sendMail({ ...messageOf(mail, from), signal: AbortSignal.timeout(patience * 2) })
    }
  }
  const composer = whenFirstWanted(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  })
  return async (mail) => {
    const { message } = await (await composer()).sendMail({ ...messageOf(mail, from), date: now() })
    const file = join(folder, `${now().toISOString().replaceAll(':', '-')}-${mail.kind}-${uuid().slice(0, 8)}.eml`)
    await mkdir(folder, { recursive: true })
    await writeFile(file, message)
    log.info({ kind: mail.kind, to: mail.to, file }, 'no SMTP_URL is set: the mail is a file')
  }
}

function messageOf({ to, subject, text, html, kind }: Mail, from: string) {
  // An object is always one address; a string could be parsed as several.
  return { from, to: { name: '', address: to }, subject, text, html, headers: { 'X-Potluck-Mail': kind } }
}
