import type { PlaywrightWorkerArgs, PlaywrightWorkerOptions, WorkerFixture } from '@playwright/test'

type LaunchOptions = PlaywrightWorkerOptions['launchOptions']

/** Optimized code comes too late for them; compiling it took a third of all the time. */
const withoutOptimizers = '--js-flags=--no-opt --no-maglev --always-sparkplug --min-semi-space-size=32'

/** A process of its own for each sandboxed frame costs more than what runs in it. */
const framesInOneProcess = '--disable-site-isolation-trials'

/** For tests that only see whether something runs, in documents and frames that live for seconds: `test.use(shortLived)`. */
export const shortLived = {
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), withoutOptimizers, framesInOneProcess] }),
    { scope: 'worker' }
  ] as [WorkerFixture<LaunchOptions, PlaywrightWorkerArgs & PlaywrightWorkerOptions>, { scope: 'worker' }]
}
