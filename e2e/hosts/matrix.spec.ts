import { readdirSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { addressOf, lendTreasures, outcomes } from '../attack-run.ts'
import type { Attack } from '../attacks.ts'
import { attackProgram, attacks, placesOf, told } from '../attacks.ts'
import type { Answer, Ask, Running } from '../both-servers.ts'
import { ask as askAt } from '../both-servers.ts'
import type { Host, Walls } from '../loopback-host.ts'
import { lendHost, openSite, openStranger } from '../loopback-host.ts'
import { acknowledgeNotices, runningDemo } from '../site.ts'
import { openSearch, searchBox, searchHits } from '../search-box.ts'
import { hosts } from './hosts.ts'

/** Each kind of host with the same questions; table-reporter.ts prints one row for each host. */
const test = base.extend<{ cell: (text: string) => void; ask: (ask: Ask) => Promise<Answer> }, { running: Running }>({
  // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
  cell: ({}, use, info) => use(description => void info.annotations.push({ type: 'cell', description })),
  ask: ({ running }, use) => use(asked => askAt(running.origin, asked))
})

const fileOf = (site: string, base: string, folder: string, name: RegExp): string =>
  `${base}static/${folder}/${readdirSync(path.join(site, 'static', folder)).find(each => name.test(each))!}`

for (const { name, base, site: files, start, offers } of hosts) {
  const script = fileOf(files, base, 'js', /^index\.[\w-]+\.js$/)
  const font = fileOf(files, base, 'font', /\.woff2$/)
  const here = test.extend<object, { running: Running }>({
    running: [
      // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
      async ({}, use) => {
        const running = await start()
        await use(running)
        await running.stop()
      },
      { scope: 'worker', timeout: 180_000 }
    ],
    baseURL: ({ running }, use) => use(running.origin)
  })

  here.describe(name, () => {
    // One server for all of them; a failure stops none of the others.
    here.describe.configure({ mode: 'default' })

    here('page', async ({ page, running, cell }) => {
      const trouble: string[] = []
      page.on('pageerror', error => trouble.push(error.message))
      page.on('request', request => {
        const { protocol, origin } = new URL(request.url())
        if (/^https?:$/.test(protocol) && origin !== running.origin) trouble.push(request.url())
      })
      page.on('console', message => {
        if (message.type() !== 'error') return
        // A host without the versions says so by 404, which the browser reports by itself.
        if (!offers.api && /Failed to load resource/.test(message.text()) && isApi(message.location().url)) return
        trouble.push(message.text())
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
      expect(trouble).toEqual([])
      cell('yes')
    })

    here('demo', async ({ page, cell }) => {
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

    here('asset', async ({ ask, cell }) => {
      const answer = await ask({ path: script, headers: { 'accept-encoding': 'br, gzip' } })
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toMatch(/^text\/javascript\b/)
      expect(answer.headers['content-encoding'] ?? 'none').toBe(offers.packing)
      const isKept = /immutable/.test(answer.headers['cache-control'] ?? '')
      expect(isKept).toBe(offers.caching)
      const page = await ask({ path: base })
      if (offers.caching) expect(page.headers['cache-control']).toBe('no-cache')
      expect((await ask({ path: `${base}.build/files.json` })).status === 200).toBe(!offers.headers)
      cell(`${offers.packing}${isKept ? ', kept' : ''}`)
    })

    here('range', async ({ ask, cell }) => {
      const whole = await ask({ path: font })
      const part = await ask({ path: font, headers: { range: 'bytes=4-99' } })
      expect(part.status).toBe(offers.ranges ? 206 : 200)
      expect(part.body).toEqual(offers.ranges ? whole.body.subarray(4, 100) : whole.body)
      cell(`${part.status}`)
    })

    here('404', async ({ ask, cell }) => {
      const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }
      const answer = await ask({ path: `${base}gone`, headers })
      expect(answer.status).toBe(404)
      const isOurs = answer.body.includes(`<a href="${base}">`)
      expect(isOurs).toBe(offers.notFound)
      for (const path of [`${base}..%2f..%2fetc/passwd`, `${base}%2e%2e/%2e%2e/etc/passwd`, '/etc/passwd'])
        expect((await ask({ path })).body.toString()).not.toContain('root:')
      cell(isOurs ? 'page' : "the host's own")
    })

    here('headers', async ({ ask, cell }) => {
      const page = await ask({ path: base })
      const frame = await ask({ path: `${base}sandbox/index.html` })
      // What a document says itself holds on every host.
      expect(page.body.toString()).toMatch(policyOf(/default-src 'none'; script-src 'self' 'sha256-/))
      expect(frame.body.toString()).toMatch(policyOf(/default-src 'none'; .*connect-src 'none'/))
      const found = [
        page.headers['content-security-policy'],
        frame.headers['content-security-policy'],
        page.headers['x-content-type-options'],
        (await ask({ path: script })).headers['content-security-policy']
      ]
      expect(found.map(value => value ?? '')).toEqual(
        offers.headers
          ? [
              expect.stringContaining("frame-ancestors 'self'"),
              expect.stringContaining('sandbox allow-scripts'),
              'nosniff',
              "default-src 'none'; script-src 'self'; connect-src 'self'"
            ]
          : ['', '', '', '']
      )
      cell(offers.headers ? 'headers' : 'in the documents')
    })

    here('versions', async ({ ask, cell }) => {
      const root = await ask({ path: '/api/npm/versions/vxe-table' })
      const below = await ask({ path: `${base}api/npm/versions/vxe-table` })
      expect([root.status === 200, below.status === 200]).toEqual([offers.api, offers.api])
      cell(offers.api ? 'yes' : 'of the build')
    })

    here('sandbox', async ({ browser, running, cell }) => {
      await withProgram(
        browser,
        running.origin + base,
        'up',
        () => true,
        async ({ page, list, happened, site, stranger }) => {
          await page.evaluate(() => navigator.clipboard.writeText('copied'))
          expect(await outcomes(page)).toEqual(told(list))
          expect(happened).toEqual([])
          expect([...site.asked, ...stranger.asked]).toEqual([])
          expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('copied')
          cell(`${list.length} attacks held`)
        }
      )
    })

    // The control: without walls the same program, from the same host, gets at everything.
    here('sandbox without its walls', async ({ browser, running, cell }) => {
      const reaches = (attack: Attack) => attack.reaches === 'stranger'
      await withProgram(browser, running.origin + base, 'down', reaches, async ({ page, list, stranger }) => {
        await outcomes(page)
        expect([...stranger.asked].sort()).toEqual(list.map(({ name }) => name).sort())
        cell(`${list.length} of ${list.length} through`)
      })
    })
  })
}

interface Attacked {
  page: Page
  list: Attack[]
  /** What the browser did that nobody had asked it for. */
  happened: string[]
  site: Host
  stranger: Host
}

/** Attacks as one program in the playground of a site, with everything to be had that a reader has. */
async function withProgram(
  browser: Browser,
  address: string,
  walls: Walls,
  isMade: (attack: Attack) => boolean,
  use: (attacked: Attacked) => Promise<void>
): Promise<void> {
  const { origin, pathname } = new URL(address)
  await lendHost(openStranger(), stranger =>
    lendHost(openSite(origin, walls), async site => {
      const list = attacks(await placesOf(site, stranger)).filter(isMade)
      const context = await browser.newContext()
      const page = await context.newPage()
      const happened = await lendTreasures(context, page, site.origin)
      await acknowledgeNotices(page)
      await page.goto(`${site.origin}${pathname}#${await addressOf(attackProgram(list))}`)
      await page.locator('main h1').first().waitFor()
      await use({ page, list, happened, site, stranger })
      await context.close()
    })
  )
}

const policyOf = ({ source }: RegExp): RegExp =>
  new RegExp(`<meta http-equiv="Content-Security-Policy" content="${source}`)

const isApi = (address: string): boolean => /\/(?:api\/npm|component-api)\//.test(address)
