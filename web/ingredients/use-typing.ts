import { useState } from 'react'
import { loadTyping, readTyping } from '#web/ingredients/typing.ts'

/** The code that splits typed lines. Undefined until `load` has fetched it. A failed load calls `onLost`. */
export function useTyping(onLost: () => void) {
  const [typing, setTyping] = useState(readTyping)
  function load() {
    if (!typing) loadTyping().then(setTyping, onLost)
  }
  return { typing, load }
}
