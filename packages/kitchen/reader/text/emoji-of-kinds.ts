/** English words for emoji that are in no row of the lexicon: they mean several foods, or a narrower name of one. */
export const emojiOfKinds: Readonly<Record<string, string>> = {
  '🥬': 'leafy greens',
  '🌶': 'chili pepper',
  '🫘': 'beans',
  '🫛': 'peas',
  '🥥': 'coconut',
  '🥯': 'bagel',
  '🫓': 'flatbread',
  '🍜': 'noodles',
  '🐟': 'fish',
  '🐠': 'fish',
  '🦀': 'crab',
  '🍫': 'chocolate',
  '🌿': 'herbs',
  '🍵': 'green tea',
  '🧊': 'ice',
}
