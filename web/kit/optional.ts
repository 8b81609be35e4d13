import { type ComponentType, lazy } from 'react'

/** A component whose code loads when it is first shown. If loading fails, the page works without it. */
export function optional<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  )
}
