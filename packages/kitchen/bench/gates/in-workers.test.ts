import { expect, test } from 'vitest'
import { inWorkers } from './in-workers.ts'

/** A worker that needs only Node and takes as many milliseconds as its job says; `work` is JavaScript. */
const workerThat = (work: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (job) => setTimeout(() => parentPort.postMessage((${work})(job)), job))`)}`,
  )

test('the results of workers are in the order of the jobs', async () => {
  const progress: string[] = []
  const results = await inWorkers<number, number>(workerThat('(job) => job + 1'), [60, 1, 30, 2], (done, all) => {
    progress.push(`${done} of ${all}`)
  })
  expect(results).toEqual([61, 2, 31, 3])
  expect(progress).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4'])
})

test('a failing worker ends the measurement with its error', async () => {
  const broken = workerThat(`() => { throw new Error('this job is broken') }`)
  await expect(inWorkers(broken, [1], () => undefined)).rejects.toThrow('this job is broken')
})
