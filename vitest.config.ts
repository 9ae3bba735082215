import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'
import { slowUnitTests, unitTests } from './commands/test-sets.mjs'

/** Files that take minutes start first, because the other cores would wait for a late one. */
const longest = ['builder/output/incremental-app.slow.test.ts', 'builder/output/incremental-build.slow.test.ts']

/** Without results of a previous run, Vitest starts with the largest files, which are not the slowest. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => longest.some(name => moduleId.endsWith(name))
    return (await super.sort(files)).sort((left, right) => Number(isLongest(right)) - Number(isLongest(left)))
  }
}

export default defineConfig({
  test: {
    // The projects are the two sets of unit tests: see docs/decisions/0037-quick-and-full-tests.md.
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: unitTests,
          exclude: [...configDefaults.exclude, ...slowUnitTests],
          // See docs/decisions/0034-unit-test-processes.md.
          isolate: !!process.env.ISOLATED,
          setupFiles: 'vitest.setup.ts'
        }
      },
      // A process for each file: some of these tests run a build, which sets global state such as `NODE_ENV`.
      { extends: true, test: { name: 'slow', include: slowUnitTests } }
    ],
    // Vitest keeps a core free by default; all cores are used, because one test builds sites for minutes.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // The timeout only ends a test that hangs, so it is long enough for the slowest machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.cache/unit-tests.json' }]]
  }
})
