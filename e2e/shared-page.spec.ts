import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { createSharedPage } from './shared-page.ts'

/**
 * Side effects that a test may leave on the shared page, with the expected result of releasing it. The next test must
 * see none of them.
 */
const sideEffects: { name: string; apply: (page: Page) => Promise<unknown>; expectedReason: RegExp }[] = [
  { name: 'nothing', apply: () => Promise.resolve(), expectedReason: /^$/ },
  {
    name: 'stored values and a database',
    apply: page =>
      page.evaluate(async () => {
        localStorage.setItem('VXE_TABLE_CUSTOM_COLUMN_WIDTH', '{}')
        sessionStorage.setItem('left', 'behind')
        await caches.open('left')
        await new Promise(done => {
          const request = indexedDB.open('left')
          request.addEventListener('success', () => done(request.result.close()))
        })
      }),
    expectedReason: /^$/
  },
  {
    name: 'another language, theme, size and place',
    apply: async page => {
      await page.setViewportSize({ width: 700, height: 500 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.evaluate(() => (location.hash = '#/table/base/sort?lang=en_US'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting')
      await page.mouse.wheel(0, 900)
    },
    expectedReason: /^$/
  },
  {
    name: 'the open search',
    apply: async page => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog', { name: '搜索' })).toBeVisible()
    },
    expectedReason: /^$/
  },
  { name: 'a global', apply: page => page.evaluate(() => Object.assign(window, { left: 1 })), expectedReason: /^$/ },
  {
    name: 'a listener of the page',
    apply: page => Promise.resolve(page.on('dialog', dialog => dialog.accept())),
    expectedReason: /^$/
  },
  {
    name: 'a cookie',
    apply: page => page.evaluate(() => (document.cookie = 'left=1')),
    expectedReason: /^loaded again: cookies/
  },
  {
    name: 'a method in the place of another',
    apply: page => page.evaluate(() => (window.print = () => {})),
    expectedReason: /^loaded again: print of window/i
  },
  {
    name: 'a method of a built-in class',
    apply: page => page.evaluate(() => Object.assign(HTMLElement.prototype, { click: () => {} })),
    expectedReason: /^loaded again: click of HTMLElement/
  },
  {
    name: 'a node on the body',
    apply: page => page.evaluate(() => document.body.append('left', document.createElement('hr'))),
    expectedReason: /^loaded again: document/
  },
  {
    name: 'text in a field',
    apply: page => page.getByLabel('筛选导航').fill('left'),
    expectedReason: /^loaded again: /
  },
  { name: 'another document', apply: page => page.goto('about:blank'), expectedReason: /^loaded again: / },
  {
    name: 'a route',
    apply: page => page.route('**/*', route => route.continue()),
    expectedReason: /^thrown away: page.route/
  },
  {
    name: 'a permission',
    apply: page => page.context().grantPermissions(['clipboard-read']),
    expectedReason: /^thrown away: context.grantPermissions/
  },
  { name: 'a fake clock', apply: page => page.clock.install(), expectedReason: /^thrown away: clock.install/ },
  { name: 'a key that is down', apply: page => page.keyboard.down('Shift'), expectedReason: /^thrown away: key Shift/ },
  {
    name: 'another page',
    apply: async page => {
      const popup = page.waitForEvent('popup')
      await page.evaluate(() => void open('about:blank'))
      await popup
    },
    expectedReason: /^thrown away: another page/
  }
]

/** Every test changes the address: if the page had to load again after it, all tests would take twice the time. */
const quickSideEffects = ['nothing', 'another language, theme, size and place']

for (const { name, apply, expectedReason } of sideEffects) {
  base(
    `the shared page has ${name === 'nothing' ? 'nothing changed' : `no trace of ${name}`} for the next test`,
    { tag: quickSideEffects.includes(name) ? '@quick' : [] },
    async ({ browser }) => {
      const sharedPage = createSharedPage()
      const defaultViewport = { width: 1440, height: 900 }
      const acquire = () => sharedPage.acquire('any', defaultViewport, () => browser.newContext())
      const first = await stateOf(await acquire())
      await apply(await acquire())
      expect(await sharedPage.release(true)).toMatch(expectedReason)
      expect(await stateOf(await acquire())).toEqual(first)
      await sharedPage.close()
    }
  )
}

base('the shared page is closed after a failed test', async ({ browser }) => {
  const sharedPage = createSharedPage()
  const page = await sharedPage.acquire('any', null, () => browser.newContext())
  expect(await sharedPage.release(false)).toBe('thrown away: the test failed')
  expect(page.isClosed()).toBe(true)
})

base('tests with other context options get another page', async ({ browser }) => {
  const sharedPage = createSharedPage()
  const page = await sharedPage.acquire('one', null, () => browser.newContext())
  expect(await sharedPage.acquire('other', null, () => browser.newContext({ hasTouch: true }))).not.toBe(page)
  expect(page.isClosed()).toBe(true)
  await sharedPage.close()
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
