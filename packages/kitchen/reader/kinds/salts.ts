/** One language's words for food-grade salts. The lists are closed, because other acids and metals make poisons. */
interface SaltWords {
  /** The acid part of the name (citrate, phosphate), as the language writes it before or after the metal. */
  acids: readonly string[]
  metals: readonly string[]
  name: (acid: string, metal: string) => string
}

/** The name of every salt of these acids and metals: "sodium citrate", "calcium lactate". */
export function salts({ acids, metals, name }: SaltWords): string[] {
  return [...new Set(acids.flatMap((acid) => metals.map((metal) => name(acid, metal))))]
}
