import { BaseSequencer, type TestSpecification } from 'vitest/node'
import measured from './durations.json' with { type: 'json' }

/** Seconds that the slowest files took in the last measurement on two cores, by path. */
const durations = new Map(Object.entries(measured))

/**
 * Starts the longest files first, so that no core is idle at the end. A file counts with the time of its last run, or,
 * in a fresh clone, with that in durations.json.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => this.#lengthOf(other) - this.#lengthOf(one))
  }

  #lengthOf(file: TestSpecification): number {
    const last = this.ctx.cache.getTestSpecificationResult(file)?.duration
    return last ?? 1_000 * (durations.get(relativePath(file, this.ctx.config.root)) ?? 0)
  }
}

const relativePath = ({ moduleId }: TestSpecification, root: string) => moduleId.slice(root.length + 1)
