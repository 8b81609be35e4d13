import type { SearchStep } from '#server/recipes/search-steps.ts'
import { mortalServer, type RunningServer, startServer } from '../start-server.ts'
import type { Order, Report } from './mortal-main.ts'

/** A real server that can be told when to crash, what to hold up, and how late it is. */
export interface MortalServer extends RunningServer {
  /** It will kill itself when a search reaches this point for the next time, or so many milliseconds later. */
  dieAt(point: SearchStep, after: number): Promise<void>
  /** Resolves when it is dead. */
  dead(): Promise<void>
  /** Its clock runs ahead of the machine's by so many milliseconds. */
  setAhead(ms: number): Promise<void>
  /** Searches wait at this point until `goOn`; `hear` is called for each that reaches the other. */
  hold(at: SearchStep, watch: SearchStep, hear: () => void): Promise<void>
  goOn(): Promise<void>
}

/** Milliseconds in which a search reaches the point at which its server dies, on a busy machine. */
const longestLife = 20_000

/** Starts one whose clock runs ahead by so many milliseconds from the beginning. */
export async function startMortal(ahead: number, options: { env: Record<string, string>; dataDir?: string }): Promise<MortalServer> {
  const server = await startServer({ ...options, program: [...mortalServer, String(ahead)] })
  const { child } = server
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let hear = () => {}
  let inForce = () => {}
  child.on('message', (report: Report) => ('reached' in report ? hear() : inForce()))
  const give = (order: Order) =>
    new Promise<void>((resolve) => {
      inForce = resolve
      child.send(order)
    })
  return {
    ...server,
    dieAt: (point, after) => give({ dieAt: point, after }),
    async dead() {
      const impatience = setTimeout(() => child.kill('SIGTERM'), longestLife)
      await ended
      clearTimeout(impatience)
      if (child.signalCode !== 'SIGKILL') throw new Error(`The server did not crash:\n${server.lines.join('\n')}`)
    },
    setAhead: (ms) => give({ ahead: ms }),
    hold(at, watch, listener) {
      hear = listener
      return give({ holdAt: at, watch })
    },
    goOn: () => give({ holdAt: null, watch: null }),
  }
}
