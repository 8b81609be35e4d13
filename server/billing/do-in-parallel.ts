/**
 * Runs `act` for each item, at most `atOnce` at a time. Begins no further item once `isOver` answers true. Answers how
 * many were done.
 */
export async function doInParallel<Item>(
  items: readonly Item[],
  { atOnce, isOver }: { atOnce: number; isOver: () => boolean },
  act: (item: Item) => Promise<void>,
): Promise<number> {
  const rest = items.values()
  let done = 0
  const work = async () => {
    while (!isOver()) {
      const next = rest.next()
      if (next.done) return
      await act(next.value)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return done
}
