// Refuses text that cannot be an ingredient's words: invisible characters, markup, instructions. The kitchen refuses
// well-formed words that are no food (docs/decisions/0005-what-is-bad-input.md).

const emoji = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?`

/**
 * The only places where an invisible character has a meaning: inside an emoji, between Arabic letters, after a Han
 * character.
 */
const neededInvisible = [
  String.raw`(?<=${emoji})\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\p{Script=Arabic}\p{M}*)[\u200c\u200d](?=\p{Script=Arabic})`,
  String.raw`(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
]
const allNeededInvisible = new RegExp(neededInvisible.join('|'), 'gu')

/** Zero-width and direction characters, fillers, tags, soft hyphens: they make different words look the same. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u

/** Whether the words contain an invisible character that neither script nor emoji needs there. */
export function hasInvisible(words: string): boolean {
  return invisible.test(words.replace(allNeededInvisible, ''))
}

/** Whether the words contain tags, HTML entities (`&lt;`, `&#60;`) or more than one line, also in full-width forms. */
export function hasMarkup(words: string): boolean {
  return /[<>\p{Cc}\p{Zl}\p{Zp}]|&#|&\w+;/u.test(words.normalize('NFKC'))
}
