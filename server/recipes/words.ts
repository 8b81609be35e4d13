import { instructionPatterns } from '#kitchen/reader/kinds/not-food.ts'

// What is no ingredient's words at all. A well-formed word that is no food is the kitchen's to refuse
// (docs/decisions/0005-what-is-bad-input.md).

const emoji = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?`

/**
 * The only places where a character that nobody sees has a meaning: inside an emoji, between Arabic letters, after a
 * Han character.
 */
const neededUnseen = [
  String.raw`(?<=${emoji})\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\p{Script=Arabic}\p{M}*)[\u200c\u200d](?=\p{Script=Arabic})`,
  String.raw`(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
]
const allNeededUnseen = new RegExp(neededUnseen.join('|'), 'gu')

/** Zero-width, direction, fillers, tags, soft hyphens: words that look like one thing and are another. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u

/** Whether the words hold a character that nobody sees and no script or emoji needs there. */
export function hasUnseen(words: string): boolean {
  return unseen.test(words.replace(allNeededUnseen, ''))
}

/** Whether the words hold tags, HTML entities (`&lt;`, `&#60;`) or more than one line, full-width forms included. */
export function hasMarkup(words: string): boolean {
  return /[<>\p{Cc}\p{Zl}\p{Zp}]|&#|&\w+;/u.test(words.normalize('NFKC'))
}

/** Whether the kitchen takes the words for an instruction, code or an address. */
export function isPromptLike(words: string): boolean {
  const plain = words.normalize('NFKC').toLowerCase()
  return instructionPatterns.some((pattern) => pattern.test(plain))
}
