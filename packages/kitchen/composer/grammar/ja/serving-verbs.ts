import { areAll, isSpooned } from '#kitchen/composer/grammar/handling.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ja/phrase.ts'
import type { ServingVerb } from '#kitchen/composer/grammar/verbs.ts'
import { isInGroup } from '#kitchen/composer/item.ts'

/** Japanese sentences for seasoning, finishing and serving, in plain form without the full stop. */
export const servingVerbs: Record<ServingVerb, (phrase: TaskWords) => string> = {
  season: ({ task, x, and, either }) => {
    if (and !== '')
      return either(
        `${and}に${x}をふる`,
        `${x}を${and}全体にふる`,
        `${and}に${x}をまぶす`,
        `${and}に${x}で下味をつける`,
        `${and}に${x}をふり、下味をつける`,
      )
    return task.vessel === null
      ? either(`${x}で味をつける`, `${x}で味を調える`)
      : either(
          `味をみて、${x}で調える`,
          `${x}を加えて味を調える`,
          `${x}で調味する`,
          `味をみながら、${x}を加える`,
          `${x}で好みの味に仕上げる`,
        )
  },
  dress: ({ task, x, either }) => {
    if (task.subject !== null) return `${x}を上からかける`
    if (areAll(task.items, 'citrus')) return `${x}を上から搾る`
    return task.items.every((item) => isInGroup(item, 'acid', 'fat'))
      ? either(`${x}を回しかける`, `${x}を全体に回しかける`, `${x}をかける`)
      : either(`${x}を上からかける`, `${x}をかける`)
  },
  scatter: ({ task, x, either }) => {
    if (task.items.length > 0 && task.items.every(isSpooned)) return either(`${x}をスプーンで上にのせる`, `${x}をところどころにのせる`)
    return task.items.some(isSpooned)
      ? `${x}を上にのせる`
      : either(`${x}を散らす`, `${x}を上に散らす`, `${x}を全体に散らす`, `${x}をのせる`, `${x}をトッピングする`)
  },
  'serve-with': ({ task, x, either }) =>
    task.subject === 'sauce'
      ? `${x}を添え、つけながら食べる`
      : either(`${x}を添える`, `${x}を添えていただく`, `${x}を添えて出す`, `${x}を横に添える`, `${x}を添えて食卓に出す`),
  serve: ({ either }) => either('熱いうちに器に盛る', '器に盛り、すぐに食卓に出す'),
  'pour-over': ({ task, x, how, either }) => {
    if (task.vessel === 'jar') return '熱い液を瓶の口まで注ぎ、ふたをする'
    if (task.subject === 'sauce') return either(`${x}を加え、${how}煮からめる`, `${x}を入れ、${how}からめながら加熱する`)
    return `${x}を全体に回し入れ、${how}焼く`
  },
}
