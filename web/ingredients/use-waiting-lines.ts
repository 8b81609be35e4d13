import * as z from 'zod/mini'
import { useSessionState } from '#web/kit/storage.ts'

/** `dropped`: the last lines were put away, or are back in the field. `lines`: those that wait. */
const Sent = z.object({ state: z.enum(['none', 'waiting', 'dropped']), lines: z.array(z.string()) })
type Sent = z.infer<typeof Sent>

const nothingSent: Sent = { state: 'none', lines: [] }

/** The sent lines that wait for the code that splits them. A reload keeps them. */
export function useWaitingLines() {
  const [{ state }, setSent] = useSessionState('potluck.waiting', Sent, nothingSent)

  /** Ends the waiting. Returns the lines that waited, also those that this render does not know yet. */
  function end(state: 'none' | 'dropped'): readonly string[] {
    let ended: readonly string[] = []
    setSent((now) => {
      ended = now.lines
      return now.state === 'waiting' ? { state, lines: [] } : now
    })
    return ended
  }

  return {
    sent: state,
    keep: (line: string) => setSent(({ lines }) => ({ state: 'waiting', lines: [...lines, line] })),
    takeAll: () => end('none'),
    drop: () => end('dropped'),
  }
}

/** Lines as a text for the field, which has no line breaks. */
export const asText = (lines: readonly string[]) =>
  lines
    .flatMap((line) => line.split(/[\r\n]+/))
    .filter((line) => line !== '')
    .join(', ')
