import type { Language } from '#kitchen/options.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Names of sprouts and noodles made of mung beans or soya; only the package tells which. */
const names: Readonly<Partial<Record<Language, string>>> = {
  es: 'brotes de soja, brote de soja, germinado de soja, germinados de soja, brotes de soya, brote de soya, germinado de soya, germinados de soya, germen de soya, germen de soja, fideos de soja, fideos chinos de soja, vermicelli de soja, fideos de soja verde',
  fr: 'pousses de soja, pousse de soja, germes de soja, germe de soja, soja germé, vermicelles de soja, vermicelle de soja, nouilles de soja, nouilles de soja vert',
}

/** Names that contain the word for soya and usually mean mung beans, in one language; their soya is unknown. */
export function soyaByNameIn(language: Language): readonly NamedKind[] {
  const own = names[language]
  return own === undefined ? [] : [{ class: 'vegetable', unknown: ['soybean'], diet: 'vegan', sharesDoubts: true, names: list(own) }]
}
