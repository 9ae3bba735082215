import { test as base, expect } from '@playwright/test'
import type { Browser, Page } from 'puppeteer-core'
import { addressOf } from './attack-run.ts'
import type { Attack } from './attacks.ts'
import { attackProgram, placesOf, told } from './attacks.ts'
import type { ChangingHost } from './changing-host.ts'
import { openChanging } from './changing-host.ts'
import { attacksInFirefox, departuresInFirefox } from './firefox-outcomes.ts'
import { hasText, openFirefox, openPage, previewOf, programOutcomes } from './firefox.ts'
import type { Host, Walls } from './loopback-host.ts'
import { lendHost, openSite, openStranger } from './loopback-host.ts'

interface Fixtures {
  walls: Walls
  site: Host
  stranger: Host
  tab: Page
  trouble: string[]
  opened: { page: Page; trouble: string[] }
  refusing: ChangingHost
}

/** The hostile programs of sandbox.spec.ts and one page of each kind, in another engine. */
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
  walls: ['up', { option: true }],
  site: ({ walls, baseURL }, use) => lendHost(openSite(baseURL!, walls), use),
  // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
  stranger: ({}, use) => lendHost(openStranger(), use),
  opened: async ({ firefox }, use) => {
    const { context, page, trouble } = await openPage(firefox)
    await use({ page, trouble })
    await context.close()
  },
  refusing: ({ baseURL }, use) => lendHost(openChanging(baseURL!), use),
  tab: async ({ opened }, use) => use(opened.page),
  trouble: async ({ opened }, use) => use(opened.trouble)
})

// One Firefox for all of them.
test.describe.configure({ mode: 'default' })

const openProgram = async (page: Page, { origin }: Host, text: string): Promise<void> =>
  void (await page.goto(`${origin}/v3.8/#${await addressOf(text)}`))

/** Makes the attempts with a cookie to be had, and gives what the program wrote down. */
async function outcomes(page: Page, site: Host, list: Attack[]): Promise<string[]> {
  await openProgram(page, site, attackProgram(list))
  await page.evaluate(() => void (document.cookie = 'secret=1; path=/'))
  return programOutcomes(page)
}

/** Everything that is not asked for by a person who looks at the page. */
function watch(page: Page): string[] {
  const happened: string[] = []
  page.on('dialog', dialog => {
    happened.push(dialog.type())
    void dialog.accept('typed')
  })
  return happened
}

test('code in the preview reaches neither the page, nor its storage, nor the network', async ({
  tab: page,
  site,
  stranger
}) => {
  const list = attacksInFirefox(await placesOf(site, stranger))
  const happened = watch(page)
  expect(await outcomes(page, site, list)).toEqual(told(list, 'walled'))
  expect(happened).toEqual([])
  expect([...site.asked, ...stranger.asked]).toEqual([])
  expect(await page.evaluate(() => document.cookie)).toBe('secret=1')
})

test('neither the page nor a new window can be navigated, and nothing is sent', async ({
  tab: page,
  site,
  stranger
}) => {
  const list = departuresInFirefox(stranger.origin)
  const happened = watch(page)
  expect(await outcomes(page, site, list)).toEqual(told(list, 'walled'))
  expect(happened).toEqual([])
  expect([...site.asked, ...stranger.asked]).toEqual([])
  expect(page.url()).toContain(`${site.origin}/v3.8/#/playground?code=`)
})

const reached = (list: Attack[], host: Attack['reaches']): string[] =>
  list.filter(({ reaches }) => reaches === host).map(({ name }) => name)

/** A program that writes down, a while after it left, that it is still there. */
const leaver = (place: string, code: string): string => `<template><pre id="result">{{ lines }}</pre></template>
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

/** Unlike in Chromium, where the frame is left and removed. */
for (const [how, code] of [
  ['its address', 'location.href = place'],
  [
    'a refresh',
    "document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=' + place }))"
  ]
] as const) {
  test(`a preview that leaves for a stranger by ${how} stays where it is`, async ({ tab: page, site, stranger }) => {
    await openProgram(page, site, leaver(`${stranger.origin}/v3.8/planted/page?by=leaving`, code))
    const preview = await previewOf(page)
    await preview.waitForFunction(() => document.querySelector('#result')?.textContent === 'still here')
    expect([...site.asked, ...stranger.asked]).toEqual([])
  })
}

/** Unlike in Chromium, the address is asked for with the cookies of this site. */
test('a preview that leaves for an address of this site is taken away', async ({ tab: page, site, stranger }) => {
  await openProgram(page, site, leaver(`${site.origin}/v3.8/planted/page?by=leaving`, 'location.href = place'))
  await page.evaluate(() => void (document.cookie = 'secret=1; path=/'))
  await hasText(page, '试图让预览跳转')
  expect(await page.$$('iframe:not([inert])')).toEqual([])
  expect([site.asked, stranger.asked]).toEqual([['leaving with cookies'], []])
})

test.describe('without walls', () => {
  test.use({ walls: 'down' })

  test('the same code reaches all of it', async ({ tab: page, site, stranger }) => {
    const list = attacksInFirefox(await placesOf(site, stranger))
    const happened = watch(page)
    expect(await outcomes(page, site, list)).toEqual(told(list, 'bare'))
    expect(happened).toEqual(['alert', 'prompt', 'confirm'])
    expect([...site.asked].sort()).toEqual(
      reached(list, 'site')
        .map(name => `${name} with cookies`)
        .sort()
    )
    expect([...stranger.asked].sort()).toEqual(reached(list, 'stranger').sort())
  })

  for (const { name } of departuresInFirefox('')) {
    test(`the page or the program is taken away by ${name}`, async ({ tab: page, site, stranger }) => {
      const attack = departuresInFirefox(stranger.origin).find(each => each.name === name)!
      await openProgram(page, site, attackProgram([attack]))
      await (await (await previewOf(page)).waitForSelector('button'))!.click()
      await expect.poll(() => stranger.asked).toEqual([name])
    })
  }
})

/** Firefox gives frames without an origin no process of their own: docs/decisions/0010-sandbox.md, "What is left". */
test('an endless loop holds up the page as well', async ({ site }) => {
  const own = await openFirefox()
  const { page } = await openPage(own)
  await openProgram(
    page,
    site,
    '<template><p>{{ f }}</p></template>\n<script>\nexport default { data: () => ({ on: false }), mounted () { setTimeout(() => { this.on = true }, 300) }, computed: { f () { if (this.on) for (;;) {}; return 1 } } }\n</script>'
  )
  const answer = () =>
    Promise.race([
      page.evaluate(() => 'alive').catch(() => 'gone'),
      new Promise(done => setTimeout(done, 5000, 'held up'))
    ])
  await expect.poll(answer).toBe('held up')
  own.process()?.kill('SIGKILL')
})

interface Visit {
  kind: string
  path: string
  /** What is there when the page is. */
  shows: string
  act?: (page: Page) => Promise<unknown>
  /** Text that the act brings. */
  brings?: string
}

const visits: Visit[] = [
  {
    kind: 'a text page',
    path: '/table/start/install',
    shows: 'main pre',
    act: page => page.select('select[aria-label="选择语言"]', 'en_US'),
    brings: 'Install'
  },
  {
    kind: 'a demo page',
    path: '/table/base/sort',
    shows: '[data-demo="sort-by-header"] .vxe-body--row',
    act: page => page.click('[data-demo="sort-by-header"] button[aria-expanded]'),
    brings: '<vxe-table'
  },
  { kind: 'a page of the global API', path: '/table/renderer/api', shows: 'main [role="row"]' },
  { kind: 'the reference of a component', path: '/table/api', shows: '[data-row="table.sortConfig"]' },
  {
    kind: 'kept views',
    path: '/table/advanced/keepAlives',
    shows: '[data-demo="edit-view"] input',
    act: page => page.click('main nav a:not([aria-current])'),
    brings: 'scrollTop 0'
  },
  {
    kind: 'the gallery',
    path: '/table/start/icons',
    shows: 'main article input',
    act: page => page.type('main article input', 'caret'),
    brings: 'caret-down'
  },
  { kind: 'the theme editor', path: '/table/start/theme', shows: 'main input[type="color"]' },
  { kind: 'an integration', path: '/integration/sortable', shows: '[data-demo] .vxe-body--row' },
  {
    kind: 'a demo in the playground',
    path: '/playground?demo=table/base/sort/sort-by-header',
    shows: '[data-status="shown"]',
    act: async page => (await previewOf(page)).waitForSelector('.vxe-body--row')
  },
  {
    kind: 'the search',
    path: '/table/start/install',
    shows: 'main pre',
    act: async page => {
      await page.keyboard.down('Control')
      await page.keyboard.press('k')
      await page.keyboard.up('Control')
      await page.waitForSelector('dialog[open] input')
      await page.keyboard.type('sortConfig')
      await page.waitForSelector('dialog[open] [role="option"]')
    },
    brings: 'sort-config'
  }
]

for (const { kind, path, shows, act, brings } of visits) {
  test(`${kind} works`, async ({ tab: page, trouble, baseURL }) => {
    await page.goto(`${baseURL}/v3.8/#${path}`)
    await page.waitForSelector(shows, { visible: true })
    await act?.(page)
    if (brings) await hasText(page, brings)
    expect(trouble).toEqual([])
  })
}

/** Firefox never asks again for a module that failed. */
test('a page that did not arrive comes with a retry', async ({ tab: page, refusing }) => {
  await page.goto(`${refusing.origin}/v3.8/#/table/start/use`)
  await page.waitForSelector('[data-page="/table/start/use"]')
  refusing.refuse('/table-base-filter-zh.')
  await page.evaluate(() => void (location.hash = '#/table/base/filter'))
  await hasText(page, 'Loading chunk table-base-filter-zh failed')
  refusing.refuse(undefined)
  await page.click('[role="alert"] button')
  await page.waitForSelector('[data-page="/table/base/filter"]')
})

test('a part of the app that did not arrive comes with the second press, which loads the page again', async ({
  tab: page,
  refusing
}) => {
  refusing.refuse('/js/theme-editor.')
  await page.goto(`${refusing.origin}/v3.8/#/table/start/theme`)
  await hasText(page, 'Loading chunk theme-editor failed')
  refusing.refuse(undefined)
  await page.click('[role="alert"] button')
  await hasText(page, '刷新')
  await page.click('[role="alert"] button')
  await page.waitForSelector('main input[type="color"]')
})
