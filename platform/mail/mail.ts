/** A message to one person. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** What it is for, for logs and whoever sorts: 'confirmation', 'recovery', … */
  kind: string
}

/** Hands a mail on; resolves when it is somebody else's to deliver. */
export type SendMail = (mail: Mail) => Promise<void>
