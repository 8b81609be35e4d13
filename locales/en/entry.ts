/** What became of the words that were typed into the field of ingredients. Loaded when the field is first used. */
export const entry = {
  added_one: '{{list}} is on the list.',
  added_other: '{{list}} are on the list.',
  notWords_one: '{{list}} is not written in plain words.',
  notWords_other: '{{list}} are not written in plain words.',
  duplicate_one: '{{list}} is already on the list.',
  duplicate_other: '{{list}} are already on the list.',
  tooLong_one: '“{{list}}” is longer than {{most}} letters. Please shorten it.',
  tooLong_other: '{{count}} of them are longer than {{most}} letters. Please shorten them.',
  tooMany_one: '{{list}} did not fit: the list holds {{most}} ingredients.',
  tooMany_other: '{{count}} did not fit: the list holds {{most}} ingredients.',
  tooMuch_one: '“{{list}}” did not fit: all ingredients together have room for {{most}} letters. Shorter words make room.',
  tooMuch_other: '{{count}} did not fit: all ingredients together have room for {{most}} letters. Shorter words make room.',
  empty: 'Please type an ingredient first.',
} as const
