import type { Task, Washable } from '#kitchen/composer/draft.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'

const plantWords: Record<Washable, string> = {
  vegetables: 'الخضار',
  fruit: 'الفاكهة',
  'vegetables-and-fruit': 'الخضار والفاكهة',
  herbs: 'الأعشاب',
}

/**
 * The sentence for washing and cutting at the start, in five voices. It washes vegetables and fruit, never raw meat,
 * fish or eggs.
 */
export function getReady({ washed }: Task, either: RecipeContext['either']): string {
  if (washed === undefined)
    return either(
      'نحضر المكونات كما هو مذكور في القائمة',
      'نجهز المكونات حسب القائمة',
      'قبل الطهو نحضر المكونات كما في القائمة',
      'نجهز المكونات كلها بالأحجام المذكورة أعلاه',
      'نحضر المكونات بالشكل الموضح',
    )
  const plants = plantWords[washed]
  const peeled = (words: string) => (washed === 'herbs' ? '' : words)
  return either(
    `نغسل ${plants}${peeled(' ونقشر ما يلزم')} ونقطع المكونات كما هو مذكور في القائمة`,
    `نغسل ${plants} وننظفها ثم نقطع المكونات حسب القائمة`,
    `قبل الطهو نغسل ${plants} ونحضر المكونات مقطعة كما في القائمة`,
    `نجهز المكونات كلها: نغسل ${plants}${peeled(' ونقشر ما يلزم')} ونقطع بالأحجام المذكورة أعلاه`,
    `نغسل ${plants} أولًا ثم نقطع المكونات بالشكل الموضح`,
  )
}
