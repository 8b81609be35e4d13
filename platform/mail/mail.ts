/** A message to one person. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The purpose, for the log and for sorting: 'confirmation', 'recovery', … */
  kind: string
}

/** Hands a mail on; resolves when it is somebody else's to deliver. */
export type SendMail = (mail: Mail) => Promise<void>
