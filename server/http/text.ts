import { isStorable } from '@potluck/platform/http/body'

/**
 * Whether a person can have typed this text: the database can store it, and it has no control characters but tabs and
 * line ends.
 */
export function isPlainText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  return isStorable(text) && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text)
}
