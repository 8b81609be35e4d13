import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Progress } from './measured.ts'

/**
 * Runs jobs in one thread for each core, and keeps what each thread has read. The results have the order of the jobs.
 */
export async function inWorkers<Job, Result>(script: URL, jobs: readonly Job[], onProgress: Progress): Promise<Result[]> {
  const results = new Map<number, Result>()
  let next = 0
  const work = async () => {
    const worker = new Worker(script)
    try {
      for (let at = next++; at < jobs.length; at = next++) {
        results.set(at, await answerOf<Result>(worker, jobs[at]))
        onProgress(results.size, jobs.length)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, work))
  return jobs.flatMap((_, at) => results.get(at) ?? [])
}

function answerOf<Result>(worker: Worker, job: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    worker.once('message', (result: Result) => {
      worker.off('error', reject)
      resolve(result)
    })
    worker.once('error', reject)
    worker.postMessage(job)
  })
}
