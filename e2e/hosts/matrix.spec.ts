import { readdirSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { playgroundRoute, exposeReaderData, runAttacks } from '../run-attacks.ts'
import type { Attack } from '../attacks.ts'
import { createAttackProgram, attacks, openTargets, expectedLines } from '../attacks.ts'
import type { RawResponse, RawRequest, RunningServer } from '../start-servers.ts'
import { sendRequest as askAt } from '../start-servers.ts'
import type { LoopbackHost, Protection } from '../loopback-host.ts'
import { withHost, openSite, openOtherHost } from '../loopback-host.ts'
import { acknowledgeNotices, runningDemo } from '../site.ts'
import { openSearch, searchBox, searchHits } from '../search-box.ts'
import { hosts } from './hosts.ts'

/** Runs the same checks on each kind of host; table-reporter.ts prints one row for each host. */
const test = base.extend<
  { cell: (text: string) => void; sendToHost: (ask: RawRequest) => Promise<RawResponse> },
  { running: RunningServer }
>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  cell: ({}, use, info) => use(description => void info.annotations.push({ type: 'cell', description })),
  sendToHost: ({ running }, use) => use(request => askAt(running.origin, request))
})

const report = { page: '/table/base/sort', language: 'en', version: '3.8.6', build: 'test' }

const fileOf = (site: string, base: string, folder: string, name: RegExp): string =>
  `${base}static/${folder}/${readdirSync(path.join(site, 'static', folder)).find(each => name.test(each))!}`

for (const { name, base, site: files, start, features } of hosts) {
  const script = fileOf(files, base, 'js', /^index\.[\w-]+\.js$/)
  const font = fileOf(files, base, 'font', /\.woff2$/)
  const hostTest = test.extend<object, { running: RunningServer }>({
    running: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
      async ({}, use) => {
        const running = await start()
        await use(running)
        await running.stop()
      },
      { scope: 'worker', timeout: 180_000 }
    ],
    baseURL: ({ running }, use) => use(running.origin)
  })

  hostTest.describe(name, () => {
    // All tests of a host share one server, and a failure does not stop the others.
    hostTest.describe.configure({ mode: 'default' })

    hostTest('page', async ({ page, running, cell }) => {
      const errors: string[] = []
      page.on('pageerror', error => errors.push(error.message))
      page.on('request', request => {
        const { protocol, origin } = new URL(request.url())
        if (/^https?:$/.test(protocol) && origin !== running.origin) errors.push(request.url())
      })
      page.on('console', message => {
        if (message.type() !== 'error') return
        // A host without the versions answers 404, which the browser logs as an error.
        if (!features.api && /Failed to load resource/.test(message.text()) && isApi(message.location().url)) return
        errors.push(message.text())
      })
      await acknowledgeNotices(page)
      await page.goto(`${base}#/table/start/install`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('安装')
      await openSearch(page)
      await searchBox(page).fill('按多列排序')
      await expect(searchHits(page).first()).toContainText('排序')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('排序')
      await page.goto(`${base}en/table/base/sort.html`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting')
      expect(errors).toEqual([])
      cell('yes')
    })

    hostTest('demo', async ({ page, cell }) => {
      await acknowledgeNotices(page)
      await page.goto(`${base}#/table/base/sort`)
      const stage = await runningDemo(page, 'sort-by-header')
      await stage.locator('.vxe-sort--asc-btn').first().click()
      await expect(stage.locator('.vxe-body--row').first()).toContainText('程之焕')
      const block = page.locator('[data-demo="sort-by-header"]')
      await block.getByRole('button', { name: '显示源码' }).click()
      await expect(block.locator('pre').first()).toContainText('sortable')
      cell('yes')
    })

    hostTest('asset', async ({ sendToHost, cell }) => {
      const response = await sendToHost({ path: script, headers: { 'accept-encoding': 'br, gzip' } })
      expect(response.status).toBe(200)
      expect(response.headers['content-type']).toMatch(/^text\/javascript\b/)
      expect(response.headers['content-encoding'] ?? 'none').toBe(features.compression)
      const isImmutable = /immutable/.test(response.headers['cache-control'] ?? '')
      expect(isImmutable).toBe(features.caching)
      const page = await sendToHost({ path: base })
      if (features.caching) expect(page.headers['cache-control']).toBe('no-cache')
      expect((await sendToHost({ path: `${base}.build/files.json` })).status === 200).toBe(!features.headers)
      cell(`${features.compression}${isImmutable ? ', kept' : ''}`)
    })

    hostTest('range', async ({ sendToHost, cell }) => {
      const whole = await sendToHost({ path: font })
      const part = await sendToHost({ path: font, headers: { range: 'bytes=4-99' } })
      expect(part.status).toBe(features.ranges ? 206 : 200)
      expect(part.body).toEqual(features.ranges ? whole.body.subarray(4, 100) : whole.body)
      cell(`${part.status}`)
    })

    hostTest('404', async ({ sendToHost, cell }) => {
      const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }
      const answer = await sendToHost({ path: `${base}gone`, headers })
      expect(answer.status).toBe(404)
      const isOurs = answer.body.includes(`<a href="${base}">`)
      expect(isOurs).toBe(features.notFound)
      for (const path of [`${base}..%2f..%2fetc/passwd`, `${base}%2e%2e/%2e%2e/etc/passwd`, '/etc/passwd'])
        expect((await sendToHost({ path })).body.toString()).not.toContain('root:')
      cell(isOurs ? 'page' : "the host's own")
    })

    hostTest('headers', async ({ sendToHost, cell }) => {
      const page = await sendToHost({ path: base })
      const frame = await sendToHost({ path: `${base}sandbox/index.html` })
      // The policies inside the documents are the same on every host.
      expect(page.body.toString()).toMatch(policyOf(/default-src 'none'; script-src 'self' 'sha256-/))
      expect(frame.body.toString()).toMatch(policyOf(/default-src 'none'; .*connect-src 'none'/))
      const found = [
        page.headers['content-security-policy'],
        frame.headers['content-security-policy'],
        page.headers['x-content-type-options'],
        (await sendToHost({ path: script })).headers['content-security-policy']
      ]
      expect(found.map(value => value ?? '')).toEqual(
        features.headers
          ? [
              expect.stringContaining("frame-ancestors 'self'"),
              expect.stringContaining('sandbox allow-scripts'),
              'nosniff',
              "default-src 'none'; script-src 'self'; connect-src 'self'"
            ]
          : ['', '', '', '']
      )
      cell(features.headers ? 'headers' : 'in the documents')
    })

    hostTest('versions', async ({ sendToHost, cell }) => {
      const root = await sendToHost({ path: '/api/npm/versions/vxe-table' })
      const below = await sendToHost({ path: `${base}api/npm/versions/vxe-table` })
      expect([root.status === 200, below.status === 200]).toEqual([features.api, features.api])
      cell(features.api ? 'yes' : 'of the build')
    })

    hostTest('reports', async ({ running, sendToHost, cell }) => {
      const send = async (text: string) => {
        const response = await fetch(`${running.origin}${base}api/reports`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: running.origin },
          body: JSON.stringify({ ...report, text, key: `key-of-the-report-${text}` })
        })
        return [response.status, await response.text()]
      }
      const accepts = features.reports !== 'none'
      const page = (await sendToHost({ path: base })).body.toString()
      expect(page.includes('<meta name="vxe-docs:reports"')).toBe(accepts)
      const known = await sendToHost({ path: `${base}known-problems` })
      if (accepts) {
        expect([await send('one'), await send('one')]).toEqual([
          [201, '{"id":1}'],
          [201, '{"id":1}']
        ])
        for (let count = 2; count <= 5; count++) expect(await send(`number ${count}`)).toEqual([201, `{"id":${count}}`])
        expect((await send('one too many'))[0]).toBe(429)
        expect([known.status, known.body.toString()]).toEqual([200, expect.stringContaining('<h1>')])
      } else expect([(await send('one'))[0] === 201, known.status]).toEqual([false, 404])
      cell(features.reports)
    })

    hostTest('sandbox', async ({ browser, running, cell }) => {
      await withProgram(
        browser,
        running.origin + base,
        'full',
        () => true,
        async ({ page, list, events, site, otherHost }) => {
          await page.evaluate(() => navigator.clipboard.writeText('copied'))
          expect(await runAttacks(page)).toEqual(expectedLines(list))
          expect(events).toEqual([])
          expect([...site.requests, ...otherHost.requests]).toEqual([])
          expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('copied')
          cell(`${list.length} attacks held`)
        }
      )
    })

    // Control: with the sandbox disabled, the same program from the same host reaches the other host.
    hostTest('sandbox disabled', async ({ browser, running, cell }) => {
      const reaches = (attack: Attack) => attack.reaches === 'otherHost'
      await withProgram(browser, running.origin + base, 'none', reaches, async ({ page, list, otherHost }) => {
        await runAttacks(page)
        expect([...otherHost.requests].sort()).toEqual(list.map(({ name }) => name).sort())
        cell(`${list.length} of ${list.length} through`)
      })
    })
  })
}

interface AttackedPage {
  page: Page
  list: Attack[]
  /** Dialogs, downloads and windows that opened without a user action. */
  events: string[]
  site: LoopbackHost
  otherHost: LoopbackHost
}

/** Opens the attacks as one program in the playground of a site, with a cookie, permissions and a location to steal. */
async function withProgram(
  browser: Browser,
  address: string,
  protection: Protection,
  isIncluded: (attack: Attack) => boolean,
  use: (attacked: AttackedPage) => Promise<void>
): Promise<void> {
  const { origin, pathname } = new URL(address)
  await withHost(openOtherHost(), otherHost =>
    withHost(openSite(origin, protection), async site => {
      const list = attacks(await openTargets(site, otherHost)).filter(isIncluded)
      const context = await browser.newContext()
      const page = await context.newPage()
      const events = await exposeReaderData(context, page, site.origin)
      await acknowledgeNotices(page)
      await page.goto(`${site.origin}${pathname}#${await playgroundRoute(createAttackProgram(list))}`)
      await page.locator('main h1').first().waitFor()
      await use({ page, list, events, site, otherHost })
      await context.close()
    })
  )
}

const policyOf = ({ source }: RegExp): RegExp =>
  new RegExp(`<meta http-equiv="Content-Security-Policy" content="${source}`)

const isApi = (address: string): boolean => /\/(?:api\/npm|component-api)\//.test(address)
