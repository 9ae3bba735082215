import { defineConfig } from '@playwright/test'

const port = process.env.TEST_PORT ?? '8089'

/** The built site as the server serves it. `DOCS_URL` names another one, the development server for instance. */
export default defineConfig({
  testDir: '.',
  testMatch: ['content/**/*.spec.ts', 'e2e/**/*.spec.ts'],
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine may stand still for many seconds. Waiting longer than that costs nothing when the state comes.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/browser-tests.json' }]],
  use: {
    baseURL: process.env.DOCS_URL ?? `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    // A click on something that is still growing may land beside it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
    }
  },
  ...(process.env.DOCS_URL ? {} : { webServer: { command: 'node dist/server/node.js', port: Number(port), env: { PORT: port, LOG: 'off' } } })
})
