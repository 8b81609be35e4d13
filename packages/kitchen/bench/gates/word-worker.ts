import { parentPort } from 'node:worker_threads'
import { doJob, type WordJob } from './word-jobs.ts'

parentPort?.on('message', (job: WordJob) => parentPort?.postMessage(doJob(job)))
