import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{bench,build,offline,portable,shared,src,server,sandbox,upgrade,upgrade-facts}/**/*.test.ts',
      'content/**/*.test.ts',
      'commands/**/*.test.mjs'
    ],
    // Left to itself it keeps a core free; one test builds sites for minutes, and the others go on beside it.
    maxWorkers: availableParallelism(),
    // A limit ends a test that hangs. It is no measure of speed, so the slowest machine has time in it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.cache/unit-tests.json' }]]
  }
})
