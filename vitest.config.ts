import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Files whose tests build sites or whole projects: one that starts late would let the other cores wait for it. */
const longest = [
  'build/output/incremental-app.test.ts',
  'build/output/incremental-build.test.ts',
  'commands/new.test.mjs',
  'build/markdown/markdown-files.test.ts',
  'build/exported-project.test.ts'
]

/** Where nothing is known of the last run, Vitest begins with the largest files, which are not the longest. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex(name => moduleId.endsWith(name))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).sort((left, right) => rank(left) - rank(right))
  }
}

const include = [
  '{bench,build,offline,portable,shared,src,server,sandbox,upgrade,upgrade-facts}/**/*.test.ts',
  'content/**/*.test.ts',
  'commands/**/*.test.mjs'
]

/** They build in their own program, as a build that has just started and with what it sets. */
const alone = ['build/output/incremental-*.test.ts']

export default defineConfig({
  test: {
    // See docs/decisions/0045-unit-tests-share-a-program.md.
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true,
        test: {
          name: 'together',
          include,
          exclude: [...configDefaults.exclude, ...alone],
          isolate: !!process.env.ISOLATED,
          setupFiles: 'vitest.setup.ts'
        }
      }
    ],
    // Left to itself it keeps a core free; one test builds sites for minutes, and the others go on beside it.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // A limit ends a test that hangs. It is no measure of speed, so the slowest machine has time in it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.cache/unit-tests.json' }]]
  }
})
