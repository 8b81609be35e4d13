import { BaseSequencer, type TestSpecification } from 'vitest/node'
import measured from './durations.json' with { type: 'json' }

/** Seconds that the slowest files took when they were last measured on two cores, by their path. */
const durations = new Map(Object.entries(measured))

/**
 * Starts the files that take longest first, so that no core waits for another at the end. A file counts as long as its
 * last run took; before there was one, as in a fresh clone, as long as durations.json says.
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
