import type { Language } from '#kitchen/options.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * Stock cubes, powders and jellies: cooked as the stock they make, but with possible milk or soya, which broth does
 * not contain.
 */
const cube: Omit<NamedKind, 'names'> = {
  class: 'stock',
  mayContain: ['gluten'],
  unknown: ['dairy', 'soybean', 'eggs'],
  sharesDoubts: true,
  diet: 'vegan',
  dietAtWorst: 'meat',
}

const names: Record<Language, readonly string[]> = {
  en: list(
    'stock cube, bouillon cube, chicken stock cube, chicken bouillon cube, vegetable stock cube, vegetable bouillon cube, veg stock cube, beef stock cube, beef bouillon cube, fish stock cube, stock pot, stock powder, bouillon powder, vegetable bouillon powder, chicken bouillon powder, instant broth',
  ),
  es: list(
    'pastilla de caldo, cubo de caldo, pastilla de caldo de pollo, cubo de caldo de pollo, pastilla de caldo vegetal, pastilla de caldo de verduras, cubo de caldo de verduras, pastilla de caldo de carne, pastilla de caldo de pescado, caldo en cubo, caldo en polvo, cubito de caldo, cubitos de caldo, pastillas de caldo, cubos de caldo',
  ),
  fr: list(
    'cube de bouillon, bouillon cube, cube maggi, bouillon maggi, cube de bouillon de volaille, cube de bouillon de poulet, bouillon cube de volaille, cube de bouillon de légumes, cube de bouillon de légume, bouillon cube de légumes, cube de bouillon de bœuf, bouillon cube de bœuf, cube de bouillon de poisson, bouillon en cube, bouillon en poudre, cubes de bouillon, tablette de bouillon, tablettes de bouillon',
  ),
  de: list(
    'Brühwürfel, Bouillonwürfel, Suppenwürfel, Hühnerbrühwürfel, Gemüsebrühwürfel, Gemüsebouillonwürfel, Rinderbrühwürfel, Brühpulver, Bouillonpulver, Instantbrühe, gekörnte Brühe, Gemüsebrühpulver',
  ),
  ru: list(
    'бульонный кубик, бульонного кубика, бульонные кубики, куриный бульонный кубик, кубик куриного бульона, куриный кубик, куриные бульонные кубики, бульон из кубика, кубик бульонный, кубики бульонные, овощной бульонный кубик, кубик овощного бульона, овощные бульонные кубики, овощной кубик, говяжий бульонный кубик, кубик говяжьего бульона, рыбный бульонный кубик, бульонный порошок',
  ),
  ar: list(
    'مكعب مرق, مكعبات مرق, مكعب مرقة, مكعب مرق دجاج, مكعبات مرق دجاج, مكعب مرقة دجاج, مكعبات مرقة دجاج, مكعب دجاج, مرقة دجاج مكعبات, مكعب ماجي, مكعب مرق خضار, مكعبات مرق خضار, مكعب خضار, مكعب مرق لحم, مكعبات مرق لحم, ماجي',
  ),
  ja: list(
    'コンソメ, チキンコンソメ, 野菜コンソメ, ビーフコンソメ, コンソメ顆粒, 顆粒コンソメ, 固形コンソメ, コンソメキューブ, コンソメスープ, 固形ブイヨン, スープの素',
  ),
  zh: list('鸡精, 鸡粉, 浓汤宝, 高汤块, 濃湯寶'),
}

/** Stock cubes in one language. */
export const stockCubesIn = (language: Language): NamedKind => ({ ...cube, names: names[language] })
