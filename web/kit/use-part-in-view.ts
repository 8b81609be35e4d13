import { useEffect, useState } from 'react'

/**
 * The id of the part of a page that somebody is looking at: the last of those that begin above the middle of the
 * window. `ids` must stay the same list.
 */
export function usePartInView<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const [inView, setInView] = useState<Id>(ids[0])
  useEffect(() => {
    const beginsAbove = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < window.innerHeight / 2
    const look = () => setInView(ids.findLast(beginsAbove) ?? ids[0])
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [ids])
  return inView
}
