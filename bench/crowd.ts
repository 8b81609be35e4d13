import { parentPort, workerData } from 'node:worker_threads'

// A crowd in a thread of its own, so that what measures others meanwhile does not wait for its own work.

const { address, bodies }: { address: string; bodies: readonly string[] } = workerData
const headers = { 'content-type': 'application/json' }
const answers = await Promise.all(bodies.map(async (body) => (await fetch(address, { method: 'POST', headers, body })).status))
parentPort?.postMessage(answers)
