/** A character of Chinese or Japanese, or a run of other letters. */
const token =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{M}])+/gu

/**
 * The words and characters of a name in lower case, not folded: accents and variants of characters count, so désossé
 * is not sosse, and 煎餅 is not 煎饼.
 */
export const plainTokensOf = (name: string): readonly string[] => name.normalize('NFC').toLowerCase().match(token) ?? []
