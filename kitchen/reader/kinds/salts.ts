/**
 * The words of one language for salts that makers put into food: closed lists, since other acids and metals include
 * poisons.
 */
interface SaltWords {
  /** What the salt is of: citrates, phosphates; as the language writes it before or after the metal. */
  acids: readonly string[]
  metals: readonly string[]
  name: (acid: string, metal: string) => string
}

/** Every salt of these acids and metals by its name, each once: "sodium citrate", "calcium lactate". */
export function salts({ acids, metals, name }: SaltWords): string[] {
  return [...new Set(acids.flatMap((acid) => metals.map((metal) => name(acid, metal))))]
}
