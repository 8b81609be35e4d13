import type { Task } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'

/** Is the item written in shares ("half of the salt") when several steps use it? */
export const isWrittenInShares = (item: Item) => item.class === 'salt' || item.class === 'coconut' || isPlainPepper(item)

const usesOf = (tasks: readonly Task[], item: Item) => tasks.filter(({ items, and }) => items.includes(item) || and.includes(item))

/**
 * Limits each item written in shares to its first and last use, half and the rest: two halves leave nothing for a
 * third step.
 */
export function limitToTwoShares(tasks: readonly Task[]): Task[] {
  const shared = [...new Set(tasks.flatMap(({ items, and }) => [...items, ...and]).filter(isWrittenInShares))]
  const between = new Map(shared.map((item) => [item, usesOf(tasks, item).slice(1, -1)] as const))
  const stays = (task: Task) => (item: Item) => !between.get(item)?.includes(task)
  return tasks.flatMap((task): Task[] => {
    if (task.items.every(stays(task)) && task.and.every(stays(task))) return [task]
    const left = { ...task, items: task.items.filter(stays(task)), and: task.and.filter(stays(task)) }
    return left.items.length === 0 && task.items.length > 0 ? [] : [left]
  })
}
