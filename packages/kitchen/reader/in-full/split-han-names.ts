import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { Language } from '#kitchen/options.ts'
import { writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/** A run of names, and an amount behind it that may be of each: 各半斤. */
const namesAndAmount = /^(\p{Script=Han}{6,24}?)((?:各|都|共)\p{Script=Han}{1,4}|\s?\d.*)?$/u
const shortestName = 2
const longestName = 6
const fewestNames = 3
/** A food known only by kind is one of the run if its class names single foods. */
const single: readonly IngredientClass[] = [
  'plant-protein',
  'vegetable',
  'mushroom',
  'seaweed',
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'egg',
  'legume',
  'leaf',
  'root',
  'fruit',
  'dried-fruit',
  'nut',
]

/**
 * Puts spaces between the names of at least three ingredients that a Chinese cook typed as one run:
 * 香菇青菜胡萝卜. The
 * run may begin with the name of a dish (香菇青菜), but a listed name as a whole stays whole.
 */
export function splitHanNames(text: string, language: Language): string {
  if (language !== 'zh') return text
  const [, run = '', amount = ''] = namesAndAmount.exec(text.trim()) ?? []
  const { surfaces } = vocabularyOf('zh')
  const senseOf = (word: string) => surfaces.get(writtenName(tokenise(word)))
  if (run === '' || senseOf(run) !== undefined) return text
  const isIngredient = (name: string) => senseOf(name)?.ingredient != null
  const isSingle = (name: string) => isIngredient(name) || single.some((one) => one === senseOf(name)?.class)
  const names = [isIngredient, isSingle].map((isName) => namesIn(run, isName)).find(({ length }) => length >= fewestNames)
  return names === undefined ? text : names.join(' ') + amount
}

/** The fewest names that make up a run; empty if characters are left over. */
function namesIn(run: string, isName: (word: string) => boolean): readonly string[] {
  const best: (readonly string[] | null)[] = [[]]
  for (let end = 1; end <= run.length; end += 1) {
    best[end] = null
    for (let start = Math.max(0, end - longestName); start <= end - shortestName; start += 1) {
      const [before, least] = [best[start], best[end]]
      if (before == null || (least != null && least.length <= before.length + 1)) continue
      const name = run.slice(start, end)
      if (isName(name)) best[end] = [...before, name]
    }
  }
  return best[run.length] ?? []
}
