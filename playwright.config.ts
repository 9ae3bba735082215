import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserTests, hostTests, quickBrowserTests } from './commands/test-sets.mjs'

/** Phase of commands/test.mjs: `quick`, `rest` or `hosts`; without it all tests of the site run. */
const testSet = process.env.TEST_SET
const port = process.env.TEST_PORT ?? '8089'

/**
 * Chromium reads only the last `--disable-features`: this list repeats the one of Playwright and adds three features.
 */
const withoutFeatures = [
  ...`AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable
  LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect
  OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch`.split(/\s+/),
  // The suggestions below the address field start a process for each window, and no test types there.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup'
].join()

/**
 * Runs the tests against the built site on its server. `DOCS_URL` names another address, the development server for
 * instance. `ISOLATED=true` gives every test a browser context of its own.
 */
export default defineConfig({
  testDir: '.',
  testMatch: testSet === 'hosts' ? hostTests : browserTests,
  testIgnore: testSet === 'hosts' ? [] : hostTests,
  grep: testSet === 'quick' ? quickBrowserTests() : /(?:)/,
  grepInvert: testSet === 'rest' ? quickBrowserTests() : undefined,
  outputDir: '.cache/test-results',
  fullyParallel: true,
  // Workers are idle a third of the time, so there is one more of them than cores.
  workers: Number(process.env.WORKERS) || availableParallelism() + 1,
  // A busy machine may stall for many seconds, and a long timeout costs nothing when the expected state comes earlier.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  // Tests that pass only at the retry are listed at the end of the run: docs/decisions/0021-test-retry.md.
  retries: 1,
  reporter: [
    ['list'],
    ['json', { outputFile: '.cache/browser-tests.json' }],
    ...(testSet === 'hosts' ? [['./e2e/hosts/table-reporter.ts'] as const] : [])
  ],
  use: {
    baseURL: process.env.DOCS_URL ?? `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    // A click on an element that is still growing may miss it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-gpu-watchdog',
        // Without a graphics card, rendering in the browser's own process saves 5 % of the time.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${withoutFeatures}`
      ]
    }
  },
  ...(process.env.DOCS_URL
    ? {}
    : { webServer: { command: 'node dist/server/node.js', port: Number(port), env: { PORT: port, LOG: 'off' } } })
})
