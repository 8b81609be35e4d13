import { expect, test } from 'vitest'
import { hasInvisible, hasMarkup } from './words.ts'

const at = (codePoint: number) => String.fromCodePoint(codePoint)
const unseenCharacters = [
  0xad, 0x34f, 0x61c, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202e, 0x2060, 0x2063, 0x2066, 0x2069, 0x3164,
  0xfe0f, 0xfeff, 0xfff9, 0xe0041, 0xe0100,
]

test.each(unseenCharacters)('the invisible character %i is found within and around a Latin word', (codePoint) => {
  for (const words of [`chi${at(codePoint)}cken`, `${at(codePoint)}chicken`, `chicken${at(codePoint)}`, at(codePoint)])
    expect(hasInvisible(words)).toBe(true)
})

test.each([
  ['a lime, joined from a lemon and a green square', '🍋\u200d🟩'],
  ['a brown mushroom', '🍄\u200d🟫'],
  ['a cook with a skin tone', '🧑🏽\u200d🍳'],
  ['a hot pepper shown as a picture', '🌶\ufe0f'],
  ['a joined picture after a variation selector', '⛓\ufe0f\u200d💥'],
  ['a keycap', '1\ufe0f\u20e3'],
  ['Persian with a half space', 'نیم\u200cرو'],
  ['a letter of Japanese in its own form', '葛\u{e0100}粉'],
  ['French accents written apart', 'cre\u0300me fraîche'],
  ['Arabic with vowels', 'بَصَل'],
])('%s may contain its invisible characters', (_, words) => {
  expect(hasInvisible(words)).toBe(false)
})

test.each(['🍋\u200dlemon', '🍋\u200d', 'بصل\u200c', '\u200cبصل', '1\ufe0f', '🍋\u200d\u200d🟩', 'بصل\u202e'])(
  'the text %j has an invisible character that joins nothing',
  (words) => {
    expect(hasInvisible(words)).toBe(true)
  },
)

test.each([
  '&lt;b&gt;chicken',
  '<b>chicken',
  'a>b',
  '&#60;b',
  '&#x3c;b',
  '&amp;lt;',
  'cr&egrave;me',
  '＜b＞',
  'leek\nrice',
  'leek\u2028rice',
])('the text %j is markup', (words) => {
  expect(hasMarkup(words)).toBe(true)
})

test.each(['salt & pepper', 'salt & pepper; cumin', 'M&Ms', 'mac&cheese', 'jalapeño', 'half-and-half'])(
  'the text %j is not markup',
  (words) => {
    expect(hasMarkup(words)).toBe(false)
  },
)
