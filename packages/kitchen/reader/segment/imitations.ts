import type { Language } from '#kitchen/options.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { imitationMaterials } from '#kitchen/reader/words/imitation-materials.ts'

const foldedTokens = (words: readonly string[]) => new Set(words.map(foldWord))

const stuffsIn = new Map(
  Object.entries(imitationMaterials).map(([language, { joints, names }]) => [
    language,
    { joints: foldedTokens(joints), names: foldedTokens(names) },
  ]),
)

/**
 * Does a phrase name an imitation of a food: "plátanos de madera", "Bananen aus Plastik"? Packages do not count:
 * "bandeja de plástico".
 */
export function isImitation(tokens: readonly Token[], { root, language }: { root: Vocabulary['root']; language: Language }): boolean {
  const known = stuffsIn.get(language)
  const [named, joint, stuff] = tokens.slice(-3)
  if (known === undefined || named === undefined || joint === undefined || stuff === undefined) return false
  if (named.kind !== 'word' || !known.joints.has(foldWord(joint.text)) || !known.names.has(foldWord(stuff.text))) return false
  // A food additive, not an imitation: "ésteres de resina de madera".
  if (tokens.slice(0, -3).some(({ text }) => known.joints.has(foldWord(text)))) return false
  return root.next.get(singular(named.text, language))?.role !== 'unit'
}
