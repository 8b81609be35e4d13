import { allergens, languageCodes } from '#domain/options.ts'
import { type FoodSense, senseOfKind } from '#kitchen/reader/food.ts'
import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'
import { stockCubesIn } from '#kitchen/reader/kinds/stock-cubes.ts'
import { foodNamedBy } from '#kitchen/reader/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'
const diets = ['vegan', 'vegetarian', 'pescatarian'] as const
const disputed = (a: FoodSense, b: FoodSense) => [...allergens.filter((x) => (a.contains[x] === 'no') !== (b.contains[x] === 'no')), ...diets.filter((d) => (a[d] === 'yes') !== (b[d] === 'yes'))]
const unheard = (a: FoodSense, b: FoodSense) => [...allergens.filter((x) => a.contains[x] === 'no' && b.contains[x] !== 'no'), ...diets.filter((d) => a[d] === 'yes' && b[d] !== 'yes')]
for (const language of languageCodes) {
  const vocabulary = vocabularyOf(language); const own = vocabulary.words.ownNames ?? []
  const seen = new Set<string>()
  for (const kind of [...kindsIn[language].foods, stockCubesIn(language)]) { const sense = senseOfKind(kind)
    for (const name of kind.names) { const read = own.includes(name) ? null : foodNamedBy(vocabulary, tokenise(name)); if (read === null || read.ingredient === null) continue
      const points = kind.sharesDoubts === true ? unheard(read, sense) : disputed(read, sense)
      if (points.length && !seen.has(name)) { seen.add(name); console.log(`${language}\t${name}\t${read.ingredient}\t${points.join(',')}`) } } }
}
