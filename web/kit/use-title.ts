import { useEffect } from 'react'

/** Names the page in the title of the window. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}
