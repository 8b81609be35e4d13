import type { Head } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Of a duck the leg is meat, of a mushroom it is none: a part is what it is cut from, and of a strange thing nobody knows. */
const part = { madeOf: true, diet: 'vegan' } as const

/** Spanish nouns of parts and pieces, which say nothing of what they are of. */
export const familyHeads: readonly Head[] = [
  {
    heads: list('pierna, ala, alón, pata, rabo, cuello, carrillera, paletilla, hueso, carcasa, tripa, morro, papada'),
    class: 'meat',
    ...part,
  },
  {
    heads: list('dado, taquito, tira, cubo, viruta, trocito, sólido, corazón'),
    class: 'vegetable',
    ...part,
  },
]
