import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that start processes of their own. */
const isSlow = ({ moduleId }: TestSpecification) => /\/tests\/(postgres|processes)\//.test(moduleId)

/** What takes longest begins first, so that no core waits for another at the end. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
