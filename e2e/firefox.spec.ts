import { test as base, expect } from '@playwright/test'
import type { Browser, Page } from 'puppeteer-core'
import { playgroundRoute } from './run-attacks.ts'
import type { Attack } from './attacks.ts'
import { createAttackProgram, openTargets, expectedLines } from './attacks.ts'
import type { TestProxy } from './test-proxy.ts'
import { openTestProxy } from './test-proxy.ts'
import {
  attacksInFirefox,
  focusAttemptsInFirefox,
  focusOutcomeInFirefox,
  navigationAttacksInFirefox
} from './firefox-outcomes.ts'
import { hasText, openFirefox, openPage, previewOf, runAttackProgram } from './firefox.ts'
import type { LoopbackHost, Protection } from './loopback-host.ts'
import type { FocusAttempt } from './sandbox-focus.ts'
import { createFocusProgram } from './sandbox-focus.ts'
import { withHost, openSite, openOtherHost } from './loopback-host.ts'

interface Fixtures {
  protection: Protection
  site: LoopbackHost
  otherHost: LoopbackHost
  opened: { page: Page; browserErrors: string[] }
  /** Page of `opened`; the fixture `page` of Playwright has another type. */
  tab: Page
  browserErrors: string[]
  refusingProxy: TestProxy
}

/** Runs the attacks of sandbox.spec.ts and one page of each kind in Firefox. */
const test = base.extend<Fixtures, { firefox: Browser }>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const firefox = await openFirefox()
      await use(firefox)
      await firefox.close()
    },
    { scope: 'worker' }
  ],
  protection: ['full', { option: true }],
  site: ({ protection, baseURL }, use) => withHost(openSite(baseURL!, protection), use),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  otherHost: ({}, use) => withHost(openOtherHost(), use),
  opened: async ({ firefox }, use) => {
    const { context, page, browserErrors } = await openPage(firefox)
    await use({ page, browserErrors })
    await context.close()
  },
  refusingProxy: ({ baseURL }, use) => withHost(openTestProxy(baseURL!), use),
  tab: async ({ opened }, use) => use(opened.page),
  browserErrors: async ({ opened }, use) => use(opened.browserErrors)
})

// All tests share one Firefox.
test.describe.configure({ mode: 'default' })

const openProgram = async (page: Page, { origin }: LoopbackHost, text: string): Promise<void> =>
  void (await page.goto(`${origin}/v3.8/#${await playgroundRoute(text)}`))

/** Runs the attempts with a cookie set and returns the lines of the program. */
async function runAttacks(page: Page, site: LoopbackHost, list: Attack[]): Promise<string[]> {
  await openProgram(page, site, createAttackProgram(list))
  await page.evaluate(() => void (document.cookie = 'secret=1; path=/'))
  return runAttackProgram(page)
}

/** Records the dialogs that a program opens. */
function recordDialogs(page: Page): string[] {
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.type())
    void dialog.accept('typed')
  })
  return dialogs
}

test(
  'in Firefox, preview code cannot access the page, its storage or the network',
  { tag: '@quick' },
  async ({ tab: page, site, otherHost }) => {
    const list = attacksInFirefox(await openTargets(site, otherHost))
    const happened = recordDialogs(page)
    expect(await runAttacks(page, site, list)).toEqual(expectedLines(list, 'sandboxed'))
    expect(happened).toEqual([])
    expect([...site.requests, ...otherHost.requests]).toEqual([])
    expect(await page.evaluate(() => document.cookie)).toBe('secret=1')
  }
)

test('in Firefox, preview code cannot navigate the page, open a window or send requests', async ({
  tab: page,
  site,
  otherHost
}) => {
  const list = navigationAttacksInFirefox(otherHost.origin)
  const happened = recordDialogs(page)
  expect(await runAttacks(page, site, list)).toEqual(expectedLines(list, 'sandboxed'))
  expect(happened).toEqual([])
  expect([...site.requests, ...otherHost.requests]).toEqual([])
  expect(page.url()).toContain(`${site.origin}/v3.8/#/playground?code=`)
})

const attacksReaching = (list: Attack[], host: Attack['reaches']): string[] =>
  list.filter(({ reaches }) => reaches === host).map(({ name }) => name)

/** Program that navigates away and, if it still runs two seconds after its start, writes a line. */
const leavingProgram = (place: string, code: string): string => `<template><pre id="result">{{ lines }}</pre></template>
<script>
export default {
  data: () => ({ lines: '' }),
  mounted () {
    const place = '${place}'
    setTimeout(() => { ${code} }, 300)
    setTimeout(() => { this.lines = 'still here' }, 2000)
  }
}
</script>`

/** Firefox refuses these navigations; Chromium starts them, and the page removes the frame. */
for (const [how, code] of [
  ['setting location.href', 'location.href = place'],
  [
    'a meta refresh',
    "document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=' + place }))"
  ]
] as const) {
  test(`in Firefox, a preview cannot navigate to another host by ${how}`, async ({ tab: page, site, otherHost }) => {
    await openProgram(page, site, leavingProgram(`${otherHost.origin}/v3.8/planted/page?by=leaving`, code))
    const preview = await previewOf(page)
    await preview.waitForFunction(() => document.querySelector('#result')?.textContent === 'still here')
    expect([...site.requests, ...otherHost.requests]).toEqual([])
  })
}

/** Unlike Chromium, Firefox requests the address with the cookies of this site. */
test('in Firefox, a preview that navigates to an address of this site is removed', async ({
  tab: page,
  site,
  otherHost
}) => {
  await openProgram(page, site, leavingProgram(`${site.origin}/v3.8/planted/page?by=leaving`, 'location.href = place'))
  await page.evaluate(() => void (document.cookie = 'secret=1; path=/'))
  await hasText(page, '试图让预览跳转')
  expect(await page.$$('iframe:not([inert])')).toEqual([])
  expect([site.requests, otherHost.requests]).toEqual([['leaving with cookies'], []])
})

test.describe('with the sandbox disabled', () => {
  test.use({ protection: 'none' })

  test('preview code accesses the page, its storage and the network', async ({ tab: page, site, otherHost }) => {
    const list = attacksInFirefox(await openTargets(site, otherHost))
    const happened = recordDialogs(page)
    expect(await runAttacks(page, site, list)).toEqual(expectedLines(list, 'unprotected'))
    expect(happened).toEqual(['alert', 'prompt', 'confirm'])
    expect([...site.requests].sort()).toEqual(
      attacksReaching(list, 'site')
        .map(name => `${name} with cookies`)
        .sort()
    )
    expect([...otherHost.requests].sort()).toEqual(attacksReaching(list, 'otherHost').sort())
  })

  for (const { name } of navigationAttacksInFirefox('')) {
    test(`preview code can navigate to another host by the attack "${name}"`, async ({
      tab: page,
      site,
      otherHost
    }) => {
      const attack = navigationAttacksInFirefox(otherHost.origin).find(each => each.name === name)!
      await openProgram(page, site, createAttackProgram([attack]))
      await (await (await previewOf(page)).waitForSelector('button'))!.click()
      await expect.poll(() => otherHost.requests).toEqual([name])
    })
  }
})

/** Opens a program that tries to take the focus, and types into the editor. Returns the text of the editor. */
async function typeBesideProgram(page: Page, site: LoopbackHost, attempt: FocusAttempt, isEnded: boolean) {
  await openProgram(page, site, createFocusProgram(attempt))
  await page.waitForSelector('.cm-content')
  if (isEnded) await hasText(page, '代码多次抢走输入焦点')
  else await (await previewOf(page)).waitForSelector('#result')
  // A click would aim at the center of a long line, which may be outside of the editor.
  await page.focus('.cm-content')
  await page.keyboard.down('Control')
  await page.keyboard.press('End')
  await page.keyboard.up('Control')
  await page.keyboard.type(secret, { delay: 60 })
  return page.$eval('.cm-content', ({ textContent }) => textContent!)
}

const secret = 'abcdefghijklmnopqrst'

for (const attempt of focusAttemptsInFirefox)
  test(`in Firefox, text typed into the editor does not reach a preview that tries to take the focus by ${attempt.name}`, async ({
    tab: page,
    site
  }) => {
    expect(await typeBesideProgram(page, site, attempt, focusOutcomeInFirefox(attempt) === 'ended')).toContain(secret)
  })

test.describe('with the sandbox disabled', () => {
  test.use({ protection: 'none' })

  for (const attempt of focusAttemptsInFirefox.filter(each => focusOutcomeInFirefox(each) !== 'refused'))
    test(`in Firefox, text typed into the editor reaches a preview that takes the focus by ${attempt.name}`, async ({
      tab: page,
      site
    }) => {
      expect(await typeBesideProgram(page, site, attempt, false)).not.toContain(secret)
    })
})

/** Firefox runs frames without an origin in the process of the page: see docs/decisions/0010-sandbox.md. */
test('in Firefox, an endless loop in the preview blocks the page', async ({ site }) => {
  const ownFirefox = await openFirefox()
  const { page } = await openPage(ownFirefox)
  await openProgram(
    page,
    site,
    '<template><p>{{ f }}</p></template>\n<script>\nexport default { data: () => ({ on: false }), mounted () { setTimeout(() => { this.on = true }, 300) }, computed: { f () { if (this.on) for (;;) {}; return 1 } } }\n</script>'
  )
  const readState = () =>
    Promise.race([
      page.evaluate(() => 'alive').catch(() => 'gone'),
      new Promise(done => setTimeout(done, 5000, 'held up'))
    ])
  await expect.poll(readState).toBe('held up')
  ownFirefox.process()?.kill('SIGKILL')
})

interface Visit {
  kind: string
  path: string
  /** Selector of an element that is visible once the page has loaded. */
  visibleSelector: string
  action?: (page: Page) => Promise<unknown>
  /** Text that appears after the action. */
  expectedText?: string
}

const visits: Visit[] = [
  {
    kind: 'a text page',
    path: '/table/start/install',
    visibleSelector: 'main pre',
    action: page => page.select('select[aria-label="选择语言"]', 'en_US'),
    expectedText: 'Install'
  },
  {
    kind: 'a demo page',
    path: '/table/base/sort',
    visibleSelector: '[data-demo="sort-by-header"] .vxe-body--row',
    action: page => page.click('[data-demo="sort-by-header"] button[aria-expanded]'),
    expectedText: '<vxe-table'
  },
  { kind: 'the reference of the renderers', path: '/table/renderer/api', visibleSelector: 'main [role="row"]' },
  { kind: 'the reference of a component', path: '/table/api', visibleSelector: '[data-row="table.sortConfig"]' },
  {
    kind: 'a page with kept-alive views',
    path: '/table/advanced/keepAlives',
    visibleSelector: '[data-demo="edit-view"] input',
    action: page => page.click('main nav a:not([aria-current])'),
    expectedText: 'scrollTop 0'
  },
  {
    kind: 'the icon gallery',
    path: '/table/start/icons',
    visibleSelector: 'main article input',
    action: page => page.type('main article input', 'caret'),
    expectedText: 'caret-down'
  },
  { kind: 'the theme editor', path: '/table/start/theme', visibleSelector: 'main input[type="color"]' },
  { kind: 'a page on an integration', path: '/integration/sortable', visibleSelector: '[data-demo] .vxe-body--row' },
  {
    kind: 'a demo in the playground',
    path: '/playground?demo=table/base/sort/sort-by-header',
    visibleSelector: '[data-status="shown"]',
    action: async page => (await previewOf(page)).waitForSelector('.vxe-body--row')
  },
  {
    kind: 'the search',
    path: '/table/start/install',
    visibleSelector: 'main pre',
    action: async page => {
      await page.keyboard.down('Control')
      await page.keyboard.press('k')
      await page.keyboard.up('Control')
      await page.waitForSelector('dialog[open] input')
      await page.keyboard.type('sortConfig')
      await page.waitForSelector('dialog[open] [role="option"]')
    },
    expectedText: 'sort-config'
  }
]

for (const { kind, path, visibleSelector, action, expectedText } of visits) {
  test(`in Firefox, ${kind} works without errors`, async ({ tab: page, browserErrors, baseURL }) => {
    await page.goto(`${baseURL}/v3.8/#${path}`)
    await page.waitForSelector(visibleSelector, { visible: true })
    await action?.(page)
    if (expectedText) await hasText(page, expectedText)
    expect(browserErrors).toEqual([])
  })
}

/** Firefox does not request a module again after a failed import. */
test('in Firefox, if a page fails to load, a retry opens the page', async ({ tab: page, refusingProxy }) => {
  await page.goto(`${refusingProxy.origin}/v3.8/#/table/start/use`)
  await page.waitForSelector('[data-page="/table/start/use"]')
  refusingProxy.refuseRequests('/table-base-filter-zh.')
  await page.evaluate(() => void (location.hash = '#/table/base/filter'))
  await hasText(page, 'Loading chunk table-base-filter-zh failed')
  refusingProxy.refuseRequests(undefined)
  await page.click('[role="alert"] button')
  await page.waitForSelector('[data-page="/table/base/filter"]')
})

test('in Firefox, if a lazy part fails to load, the second click on the error card reloads the page', async ({
  tab: page,
  refusingProxy
}) => {
  refusingProxy.refuseRequests('/js/theme-editor.')
  await page.goto(`${refusingProxy.origin}/v3.8/#/table/start/theme`)
  await hasText(page, 'Loading chunk theme-editor failed')
  refusingProxy.refuseRequests(undefined)
  await page.click('[role="alert"] button')
  await hasText(page, '刷新')
  await page.click('[role="alert"] button')
  await page.waitForSelector('main input[type="color"]')
})
