import type { Task, Washable } from '#kitchen/composer/draft.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'

const plantWords: Record<Washable, string> = {
  vegetables: '野菜',
  fruit: '果物',
  'vegetables-and-fruit': '野菜と果物',
  herbs: 'ハーブ',
}

/**
 * The sentence for washing and cutting at the start, in five voices. It washes vegetables and fruit, never raw meat,
 * fish or eggs.
 */
export function getReady({ washed }: Task, either: RecipeContext['either']): string {
  if (washed === undefined)
    return either(
      '材料を材料表のとおりに用意する',
      '下ごしらえをする。材料を表に書かれたとおりに準備する',
      'はじめに材料を指定どおりに準備しておく',
      '材料を記載の形に整える',
      '調理を始める前に材料を一覧のとおりに準備しておく',
    )
  const plants = plantWords[washed]
  const peeled = (words: string) => (washed === 'herbs' ? '' : words)
  return either(
    `${plants}は洗い${peeled('、必要なら皮をむき')}、すべて材料表のとおりに切る`,
    `下ごしらえをする。${plants}を洗い、材料を表に書かれた大きさに切り分ける`,
    `はじめに${plants}を洗い、材料を指定の形に切りそろえておく`,
    `${plants}を水洗いし${peeled('、皮をむくものはむいて')}、材料を記載の形に切る`,
    `調理を始める前に${plants}をきれいに洗い、材料を一覧にある切り方で切っておく`,
  )
}
