import type { Language } from '#domain/options.ts'
import type { Token } from '#kitchen/reader/tokens.ts'

const latin: readonly Language[] = ['en', 'es', 'fr', 'de']
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** Letters that French writes and English does not: "râpé" is grated, not a rape. */
const french = /[éèêëâîïôûùçœ]/iu

/** French comes before English for a word with French accents, if the cook's own language has another script. */
export function withAccents(languages: readonly Language[], written: string, preferred: Language): readonly Language[] {
  const isAsked = !latin.includes(preferred) && languages.includes('fr') && french.test(written.normalize('NFC'))
  return isAsked ? ['fr', ...languages.filter((language) => language !== 'fr')] : languages
}

/** The languages in whose letters these tokens are written: the preferred one first, then English, then the others. */
export function languagesFor(tokens: readonly Token[], preferred: Language): readonly Language[] {
  const possible = new Set<Language>()
  for (const { kind, text } of tokens) {
    if (kind === 'character') {
      possible.add('ja')
      possible.add('zh')
    } else if (kind === 'word') {
      if (/^\p{Script=Cyrillic}/u.test(text)) possible.add('ru')
      else if (/^\p{Script=Arabic}/u.test(text)) possible.add('ar')
      else for (const language of latin) possible.add(language)
    }
  }
  // A word with kana in it is Japanese, whatever Chinese characters stand beside.
  if (tokens.some(({ kind, text }) => kind === 'character' && kana.test(text))) possible.delete('zh')
  const order: readonly Language[] = [preferred, 'en', 'es', 'fr', 'de', 'ru', 'ar', 'zh', 'ja']
  return order.filter((language, at) => possible.has(language) && order.indexOf(language) === at)
}
