import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{bench,build,shared,src,server,sandbox}/**/*.test.ts', 'content/**/*.test.ts', 'commands/**/*.test.mjs'],
    testTimeout: 20_000,
    reporters: ['default', ['json', { outputFile: '.cache/unit-tests.json' }]]
  }
})
