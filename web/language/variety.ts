/**
 * The browser's variety of a language ("en-GB" for "en"), or the language itself. Skips tags that Intl rejects
 * ("en-US@posix").
 */
export function varietyOf(language: string, own: readonly string[]): string {
  return own.find((tag) => tag.split('-')[0] === language && isKnownTag(tag)) ?? language
}

function isKnownTag(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}
