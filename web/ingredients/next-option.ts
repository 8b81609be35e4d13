/**
 * The option that an arrow key selects in a list of `count` options, -1 for the field itself. Down from the field
 * selects the first, up the last.
 */
export function nextOption(key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number {
  const step = key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}
