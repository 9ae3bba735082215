import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { newLender } from './lent-page.ts'

/** What one test leaves behind, the next must not find. Each of these is left on a lent page that is then lent again. */
const leavings: { what: string; leave: (page: Page) => Promise<unknown>; said: RegExp }[] = [
  { what: 'nothing', leave: () => Promise.resolve(), said: /^$/ },
  {
    what: 'stored values and a database',
    leave: page =>
      page.evaluate(async () => {
        localStorage.setItem('VXE_TABLE_CUSTOM_COLUMN_WIDTH', '{}')
        sessionStorage.setItem('left', 'behind')
        await caches.open('left')
        await new Promise(done => {
          const request = indexedDB.open('left')
          request.addEventListener('success', () => done(request.result.close()))
        })
      }),
    said: /^$/
  },
  {
    what: 'another language, theme, size and place',
    leave: async page => {
      await page.setViewportSize({ width: 700, height: 500 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.evaluate(() => (location.hash = '#/table/base/sort?lang=en_US'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting')
      await page.mouse.wheel(0, 900)
    },
    said: /^$/
  },
  {
    what: 'the open search',
    leave: async page => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog', { name: '搜索' })).toBeVisible()
    },
    said: /^$/
  },
  { what: 'a global', leave: page => page.evaluate(() => Object.assign(window, { left: 1 })), said: /^$/ },
  {
    what: 'a listener of the page',
    leave: page => Promise.resolve(page.on('dialog', dialog => dialog.accept())),
    said: /^$/
  },
  {
    what: 'a cookie',
    leave: page => page.evaluate(() => (document.cookie = 'left=1')),
    said: /^loaded again: cookies/
  },
  {
    what: 'a method in the place of another',
    leave: page => page.evaluate(() => (window.print = () => {})),
    said: /^loaded again: print of window/i
  },
  {
    what: 'a method of a built-in class',
    leave: page => page.evaluate(() => Object.assign(HTMLElement.prototype, { click: () => {} })),
    said: /^loaded again: click of HTMLElement/
  },
  {
    what: 'a node on the body',
    leave: page => page.evaluate(() => document.body.append('left', document.createElement('hr'))),
    said: /^loaded again: document/
  },
  {
    what: 'text in a field',
    leave: page => page.getByLabel('筛选导航').fill('left'),
    said: /^loaded again: /
  },
  { what: 'another document', leave: page => page.goto('about:blank'), said: /^loaded again: / },
  {
    what: 'a route',
    leave: page => page.route('**/*', route => route.continue()),
    said: /^thrown away: page.route/
  },
  {
    what: 'a permission',
    leave: page => page.context().grantPermissions(['clipboard-read']),
    said: /^thrown away: context.grantPermissions/
  },
  { what: 'a fake clock', leave: page => page.clock.install(), said: /^thrown away: clock.install/ },
  { what: 'a key that is down', leave: page => page.keyboard.down('Shift'), said: /^thrown away: key Shift/ },
  {
    what: 'another page',
    leave: async page => {
      const popup = page.waitForEvent('popup')
      await page.evaluate(() => void open('about:blank'))
      await popup
    },
    said: /^thrown away: another page/
  }
]

for (const { what, leave, said } of leavings) {
  base(
    `a page that is lent again has ${what === 'nothing' ? 'nothing changed' : `no trace of ${what}`}`,
    async ({ browser }) => {
      const lender = newLender()
      const usual = { width: 1440, height: 900 }
      const lend = () => lender.lend('any', usual, () => browser.newContext())
      const first = await stateOf(await lend())
      await leave(await lend())
      expect(await lender.takeBack(true)).toMatch(said)
      expect(await stateOf(await lend())).toEqual(first)
      await lender.close()
    }
  )
}

base('a page on which a test failed is not lent again', async ({ browser }) => {
  const lender = newLender()
  const page = await lender.lend('any', null, () => browser.newContext())
  expect(await lender.takeBack(false)).toBe('thrown away: the test failed')
  expect(page.isClosed()).toBe(true)
})

base('tests with other options of the context get another page', async ({ browser }) => {
  const lender = newLender()
  const page = await lender.lend('one', null, () => browser.newContext())
  expect(await lender.lend('other', null, () => browser.newContext({ hasTouch: true }))).not.toBe(page)
  expect(page.isClosed()).toBe(true)
  await lender.close()
})

async function stateOf(page: Page): Promise<unknown> {
  return {
    shown: await page.evaluate(async () => ({
      address: location.href,
      lang: document.documentElement.lang,
      theme: document.documentElement.dataset.theme,
      body: document.body.innerText,
      nodes: document.body.childElementCount,
      size: [innerWidth, innerHeight, scrollY],
      stored: Object.keys(localStorage)
        .filter(key => key !== 'vxe-docs:fonts')
        .sort(),
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: await caches.keys(),
      globals: Object.keys(window).includes('left'),
      print: window.print.toString(),
      click: HTMLElement.prototype.click.toString(),
      time: Math.abs(Date.now() - performance.timeOrigin) < 1e8
    })),
    cookies: await page.context().cookies(),
    pages: page.context().pages().length,
    listeners: (page as unknown as { listenerCount: (event: string) => number }).listenerCount('dialog')
  }
}
