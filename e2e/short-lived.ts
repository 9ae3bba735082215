import type { PlaywrightWorkerArgs, PlaywrightWorkerOptions, WorkerFixture } from '@playwright/test'

type LaunchOptions = PlaywrightWorkerOptions['launchOptions']

/**
 * Switches off the optimizing compilers: optimized code comes too late for these documents, and compiling it took a
 * third of the time.
 */
const withoutOptimizers = '--js-flags=--no-opt --no-maglev --always-sparkplug --min-semi-space-size=32'

/** Runs all frames in one process, because a process for each sandboxed frame costs more than its content. */
const framesInOneProcess = '--disable-site-isolation-trials'

/** Browser options for tests of documents and frames that live for seconds: `test.use(shortLived)`. */
export const shortLived = {
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), withoutOptimizers, framesInOneProcess] }),
    { scope: 'worker' }
  ] as [WorkerFixture<LaunchOptions, PlaywrightWorkerArgs & PlaywrightWorkerOptions>, { scope: 'worker' }]
}
