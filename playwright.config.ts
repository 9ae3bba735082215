import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

const port = process.env.TEST_PORT ?? '8089'

/** Of two such lists Chromium takes the last, so this one has what Playwright leaves out, and two documents more. */
const withoutFeatures = [
  ...`AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable
  LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect
  OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch`.split(/\s+/),
  // The suggestions below the address field: a process of their own for each window, and nobody types there.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup'
].join()

/**
 * The built site as the server serves it. `DOCS_URL` names another one, the development server for instance.
 * `ISOLATED=true` gives every test a browser context of its own.
 */
export default defineConfig({
  testDir: '.',
  testMatch: process.env.HOSTS
    ? ['e2e/hosts/**/*.spec.ts']
    : ['content/**/*.spec.ts', 'e2e/**/*.spec.ts', 'build/**/*.spec.ts'],
  // Each kind of host the site can stand on: `npm test -- --hosts`.
  testIgnore: process.env.HOSTS ? [] : ['e2e/hosts/**'],
  outputDir: '.cache/test-results',
  fullyParallel: true,
  // A worker and its browser wait for each other, and for the clock, a third of the time.
  workers: Number(process.env.WORKERS) || availableParallelism() + 1,
  // A busy machine may stand still for many seconds. Waiting longer than that costs nothing when the state comes.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Named at the end of the run, see docs/decisions/0025-second-try.md.
  retries: 1,
  reporter: [
    ['list'],
    ['json', { outputFile: '.cache/browser-tests.json' }],
    ...(process.env.HOSTS ? [['./e2e/hosts/table-reporter.ts'] as const] : [])
  ],
  use: {
    baseURL: process.env.DOCS_URL ?? `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    // A click on something that is still growing may land beside it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-gpu-watchdog',
        // Without a graphics card, drawing in the browser's own process saves a twentieth of the time.
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
