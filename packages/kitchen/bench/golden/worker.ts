import { parentPort } from 'node:worker_threads'
import { type Block, hashesOfBlock } from './blocks.ts'

parentPort?.on('message', (block: Block) => parentPort?.postMessage(hashesOfBlock(block)))
