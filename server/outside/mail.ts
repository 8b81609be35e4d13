import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Mail, SendMail } from '#platform/mail/mail.ts'

interface MailOptions {
  /** smtp:// or smtps://; without one, mails are files and a line in the log. */
  smtpUrl: string | undefined
  from: string
  folder: string
  now: () => Date
  uuid: () => string
  log: Pick<Logger, 'info'>
}

/** How long a mail server may take to answer at all, in milliseconds. */
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }

/** Mail by SMTP, or else into a folder of .eml files that any mail program opens, with a line in the log that says where. */
export function openMail({ smtpUrl, from, folder, now, uuid, log }: MailOptions): SendMail {
  if (smtpUrl !== undefined) {
    const transport = createTransport({ url: smtpUrl, ...patience })
    return async (mail) => void (await transport.sendMail(messageOf(mail, from)))
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const { message } = await composer.sendMail({ ...messageOf(mail, from), date: now() })
    const file = join(folder, `${now().toISOString().replaceAll(':', '-')}-${mail.kind}-${uuid().slice(0, 8)}.eml`)
    await mkdir(folder, { recursive: true })
    await writeFile(file, message)
    log.info({ kind: mail.kind, to: mail.to, file }, 'no SMTP_URL is set: the mail is a file')
  }
}

function messageOf({ to, subject, text, html, kind }: Mail, from: string) {
  return { from, to, subject, text, html, headers: { 'X-Potluck-Mail': kind } }
}
