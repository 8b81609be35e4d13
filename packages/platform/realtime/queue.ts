/** Work done one after another. */
export interface Queue {
  last: Promise<void>
  waiting: number
}

/**
 * Runs work after all queued work. Answers false, and drops the work, when `most` already wait. The work must not
 * throw.
 */
export function enqueue(queue: Queue, most: number, work: () => Promise<void>): boolean {
  if (queue.waiting >= most) return false
  queue.waiting += 1
  queue.last = queue.last.then(work).finally(() => {
    queue.waiting -= 1
  })
  return true
}
