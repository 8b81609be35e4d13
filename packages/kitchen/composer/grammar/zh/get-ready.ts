import type { Task, Washable } from '#kitchen/composer/draft.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'

const plantWords: Record<Washable, string> = {
  vegetables: '蔬菜',
  fruit: '水果',
  'vegetables-and-fruit': '蔬菜和水果',
  herbs: '香草',
}

/**
 * The sentence for washing and cutting at the start, in five voices. It washes vegetables and fruit, never raw meat,
 * fish or eggs.
 */
export function getReady({ washed }: Task, either: RecipeContext['either']): string {
  if (washed === undefined)
    return either(
      '所有食材按清单备好',
      '备料：食材照清单的要求准备',
      '先按清单备好食材',
      '食材按清单所列准备好',
      '准备工作：食材按清单所写备好',
    )
  const plants = plantWords[washed]
  const peeled = (words: string) => (washed === 'herbs' ? '' : words)
  return either(
    `${plants}洗净${peeled('，该去皮的去皮')}，所有食材按清单切好`,
    `备料：${plants}洗干净，食材照清单的要求切好`,
    `先将${plants}洗净${peeled('，需要去皮的去皮')}，再按清单切好食材`,
    `${plants}清洗干净${peeled('，需要削皮的削皮')}，食材切成清单所列的大小`,
    `准备工作：${plants}逐样洗净，食材按清单所写切好备用`,
  )
}
