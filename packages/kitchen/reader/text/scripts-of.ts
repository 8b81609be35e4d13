import type { Language } from '#kitchen/options.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'

const latin: readonly Language[] = ['en', 'es', 'fr', 'de']
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** Letters of French that English does not use: "râpé" means grated, not rape. */
const french = /[éèêëâîïôûùçœ]/iu

/** Moves French before English for a word with French accents, unless the cook's own language uses Latin letters. */
export function withAccents(languages: readonly Language[], written: string, preferred: Language): readonly Language[] {
  const isAsked = !latin.includes(preferred) && languages.includes('fr') && french.test(written.normalize('NFC'))
  return isAsked ? ['fr', ...languages.filter((language) => language !== 'fr')] : languages
}

/** The languages whose script these tokens use: the preferred one first, then English, then the others. */
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
  // A word with kana is Japanese, even with Chinese characters beside it.
  if (tokens.some(({ kind, text }) => kind === 'character' && kana.test(text))) possible.delete('zh')
  const order: readonly Language[] = [preferred, 'en', 'es', 'fr', 'de', 'ru', 'ar', 'zh', 'ja']
  return order.filter((language, at) => possible.has(language) && order.indexOf(language) === at)
}
