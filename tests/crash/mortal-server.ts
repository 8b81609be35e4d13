import type { SearchStep } from '#server/recipes/search-steps.ts'
import { mortalServer, type RunningServer, startServer } from '../start-server.ts'
import type { Order, Report } from './mortal-main.ts'

/** A real server whose crashes, delays and clock a test controls. */
export interface MortalServer extends RunningServer {
  /** Makes the server kill itself when a search next reaches this point, or `after` milliseconds later. */
  dieAt(point: SearchStep, after: number): Promise<void>
  /** Resolves when the server is dead. */
  dead(): Promise<void>
  /** Moves the server's clock ahead of the machine's by `ms` milliseconds. */
  setAhead(ms: number): Promise<void>
  /** Holds searches at this point until `goOn`. Calls `hear` for each search that reaches the other point. */
  hold(at: SearchStep, watch: SearchStep, hear: () => void): Promise<void>
  goOn(): Promise<void>
}

/** Milliseconds within which a search reaches the point at which its server dies, on a busy machine. */
const longestLife = 20_000

/** Starts a server whose clock runs ahead by `ahead` milliseconds from the beginning. */
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
