import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'

export interface Host {
  openPage: () => Promise<Page>
  close: () => Promise<void>
}

/** Starts a browser, and a server with the two documents that a case needs: the frame and an empty page around it. */
export async function openHost(framePage: string): Promise<Host> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      request.url === '/sandbox/index.html' ? framePage : '<!doctype html><title>ledger</title><body></body>'
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-features=IsolateSandboxedIframes']
  })
  return {
    openPage: async () => {
      const page = await browser.newPage({ viewport: { width: 1000, height: 700 } })
      // The runner of TypeScript wraps functions in a call that only exists in Node.
      await page.addInitScript('globalThis.__name = value => value')
      await page.goto(`http://127.0.0.1:${port}/`)
      return page
    },
    close: async () => {
      await browser.close()
      server.close()
    }
  }
}
