/**
 * Where an arrow leads in a list of `count` options, -1 being the field itself: down to the first, up to the last,
 * and round by way of the field.
 */
export function nextOption(key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number {
  const step = key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}
