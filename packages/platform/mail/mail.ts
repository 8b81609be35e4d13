/** A mail to one person. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The purpose, for the log and for sorting: 'confirmation', 'recovery', … */
  kind: string
}

/** Passes a mail on; resolves when another server is responsible for its delivery. */
export type SendMail = (mail: Mail) => Promise<void>
