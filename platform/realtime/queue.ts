/** Work that is done one after another. */
export interface Queue {
  last: Promise<void>
  waiting: number
}

/**
 * Does work after all that was queued before. Answers false, and forgets it, when too much waits already. The work
 * must not fail.
 */
export function enqueue(queue: Queue, most: number, work: () => Promise<void>): boolean {
  if (queue.waiting >= most) return false
  queue.waiting += 1
  queue.last = queue.last.then(work).finally(() => {
    queue.waiting -= 1
  })
  return true
}
