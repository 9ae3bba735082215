import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { Attack } from './attacks.ts'
import { playgroundRoute, exposeReaderData, runAttacks, preview, resultElement } from './run-attacks.ts'
import {
  createAttackProgram,
  attacks,
  navigationAttacks,
  openTargets,
  stealPortCode,
  expectedLines
} from './attacks.ts'
import { otherRelease, serveOtherRelease } from './other-release.ts'
import { newestVersion } from './read-comparison.ts'
import type { LoopbackHost, Protection } from './loopback-host.ts'
import { expectErrors } from './expect-errors.ts'
import { expect } from './site.ts'
import { test } from './sandbox-test.ts'

const newestFrame = (page: Page) => page.locator('[data-side="newest"]').frameLocator('iframe:not([inert])')

/** Program that runs the code and writes lines; the last one is `end`. */
const attackComponent = (code: string): string => `<template><pre id="result">{{ lines.join('\\n') }}</pre></template>
<script>
const wait = time => new Promise(done => setTimeout(done, time))
export default {
  data: () => ({ lines: [] }),
  async mounted () {
    ${code}
    this.lines.push('end')
  }
}
</script>`

const attacksReaching = (list: Attack[], host: Attack['reaches']): string[] =>
  list.filter(({ reaches }) => reaches === host).map(({ name }) => name)

/** Messages of the browser about attempts that it refuses, and about requests that it announces but never sends. */
const policyError = /violates the following Content Security Policy directive/
const networkWarning = /^console warning: 演练场不能访问网络（/
const clipboardWarning = /^console warning: 预览中的代码不能替换剪贴板/
const announcedRequests = /^request (to another host|failed): \S+\/planted\//
const windowError =
  /^console error: Blocked opening '\S+' in a new window because the request was made in a sandboxed frame/
const navigationError = /^console error: Unsafe attempt to initiate navigation for frame .* is sandboxed/
const sentRequests = /^request to another host: http:\/\/other-host\.localhost:\d+\/planted\//

/** With a service worker, the frame is nested in a page that the worker can serve. */
const nestedFrame = (page: Page) => preview(page).frameLocator('iframe')
async function startWorker(page: Page): Promise<void> {
  await page.goto('/v3.8/')
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    const controlled = new Promise(done => serviceWorker.addEventListener('controllerchange', done))
    await serviceWorker.register('/v3.8/offline-worker.js', { scope: '/v3.8/' })
    await controlled
  })
}

const hosts = [
  { protection: 'full', host: 'on this server', query: '', frame: preview },
  { protection: 'full', host: 'with a service worker', query: '', frame: nestedFrame, prepare: startWorker },
  {
    protection: 'without headers',
    host: 'with a service worker, on a host that sends no headers',
    query: '',
    frame: nestedFrame,
    prepare: startWorker
  },
  { protection: 'without headers', host: 'on a host that sends no headers', query: '', frame: preview },
  {
    protection: 'full',
    host: 'on this server, in the newest version',
    query: `&compare=${newestVersion}`,
    frame: newestFrame
  },
  {
    protection: 'without headers',
    host: 'on a host that sends no headers, in the newest version',
    query: `&compare=${newestVersion}`,
    frame: newestFrame
  }
] satisfies {
  protection: Protection
  host: string
  query: string
  frame: (page: Page) => FrameLocator
  prepare?: (page: Page) => Promise<void>
}[]

/** Any release can run the code of a link: its own code and its Vue must not open the sandbox either. */
const otherReleaseHosts = (['full', 'without headers'] as const).map(protection => ({
  protection,
  host: `on ${protection === 'full' ? 'this server' : 'a host that sends no headers'}, in another release`,
  query: `&compare=${otherRelease}`,
  frame: newestFrame,
  prepare: serveOtherRelease
}))

for (const { protection, host, query, frame, prepare } of [...hosts, ...otherReleaseHosts])
  test.describe(host, () => {
    test.use({ protection })

    test(
      `preview code cannot access the page, its storage or the network, ${host}`,
      { tag: host === 'on this server' ? '@quick' : [] },
      async ({ page, context, open, site, otherHost, browserErrors }) => {
        const list = attacks(await openTargets(site, otherHost))
        const events = await exposeReaderData(context, page, site.origin)
        await prepare?.(page)
        await open(`${await playgroundRoute(createAttackProgram(list))}${query}`)
        await page.evaluate(() => navigator.clipboard.writeText('copied'))
        expect(await runAttacks(page, frame(page))).toEqual(expectedLines(list))
        expect(events).toEqual([])
        expect([...site.requests, ...otherHost.requests]).toEqual([])
        expect(await page.evaluate(() => document.cookie)).toBe('secret=1')
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('copied')
        await expectErrors(
          browserErrors,
          policyError,
          networkWarning,
          clipboardWarning,
          announcedRequests,
          windowError,
          /^console error: Fetch API cannot load \S+ Refused to connect because it violates/,
          /^console error: Permissions policy violation: (fullscreen is not allowed|The Clipboard API has been|Geolocation access)/,
          /^console error: Ignored call to '(alert|prompt|confirm)\(\)'. The document is sandboxed/,
          // In a nested frame the browser refuses the download without a message.
          ...(frame === nestedFrame ? [] : [/^console warning: Download is disallowed/])
        )
      }
    )
  })

test(
  'preview code cannot navigate the page, open a window or send requests',
  { tag: '@quick' },
  async ({ page, context, open, site, otherHost, browserErrors }) => {
    const list = navigationAttacks(otherHost.origin)
    const events = await exposeReaderData(context, page, site.origin)
    await open(await playgroundRoute(createAttackProgram(list)))
    const address = page.url()
    expect(await runAttacks(page)).toEqual(expectedLines(list))
    expect(events).toEqual([])
    expect([...site.requests, ...otherHost.requests]).toEqual([])
    expect(page.url()).toBe(address)
    await expectErrors(
      browserErrors,
      policyError,
      networkWarning,
      announcedRequests,
      windowError,
      navigationError,
      /^console error: Blocked form submission to '\S+' because the form's frame is sandboxed/
    )
  }
)

test.describe('with the sandbox disabled', () => {
  test.use({ protection: 'none' })

  test('preview code accesses the page, its storage and the network', async ({
    page,
    context,
    open,
    site,
    otherHost,
    browserErrors
  }) => {
    const list = attacks(await openTargets(site, otherHost))
    const events = await exposeReaderData(context, page, site.origin)
    await open(await playgroundRoute(createAttackProgram(list)))
    await page.evaluate(() => navigator.clipboard.writeText('copied'))
    expect(await runAttacks(page)).toEqual(expectedLines(list, 'unprotected'))
    expect(events).toEqual(['window', 'alert', 'prompt', 'confirm', 'download of data:text/plain,a'])
    expect([...site.requests].sort()).toEqual(
      attacksReaching(list, 'site')
        .map(name => `${name} with cookies`)
        .sort()
    )
    expect([...otherHost.requests].sort()).toEqual(attacksReaching(list, 'otherHost').sort())
    await expectErrors(browserErrors, sentRequests)
  })

  for (const { name } of navigationAttacks('')) {
    test(`preview code can navigate to another host by the attack "${name}"`, async ({
      page,
      open,
      otherHost,
      browserErrors
    }) => {
      const attack = navigationAttacks(otherHost.origin).find(each => each.name === name)!
      await open(await playgroundRoute(createAttackProgram([attack])))
      await preview(page).getByRole('button', { name: 'go' }).click()
      await expect.poll(() => otherHost.requests).toEqual([name])
      await expectErrors(browserErrors, ...(/_blank|window/.test(name) ? [] : [sentRequests]))
    })
  }
})

/** Navigations of the frame. They end the program, so it has no line to write. */
const navigations: { how: string; to: 'site' | 'otherHost'; code: string }[] = [
  { how: 'setting location.href to another host', to: 'otherHost', code: 'location.href = place' },
  { how: 'setting location.href to this site', to: 'site', code: 'location.href = place' },
  {
    how: 'a meta refresh',
    to: 'otherHost',
    code: "document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=' + place }))"
  }
]
const leavingProgram = (code: string, { origin }: LoopbackHost): string =>
  attackComponent(
    `const place = ${JSON.stringify(`${origin}/v3.8/planted/page?by=leaving`)}; setTimeout(() => { ${code} }, 300)`
  )

for (const { how, to, code } of navigations) {
  for (const { host, protection, prepare } of hosts)
    test.describe(host, () => {
      test.use({ protection })

      test(`a preview that navigates by ${how} is removed and sends no cookies, ${host}`, async ({
        page,
        context,
        open,
        site,
        otherHost,
        browserErrors
      }) => {
        await exposeReaderData(context, page, site.origin)
        await prepare?.(page)
        await open(await playgroundRoute(leavingProgram(code, { site, otherHost }[to])))
        await expect(page.getByText('试图让预览跳转').first()).toBeVisible()
        await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
        // An address of this site is requested, but without cookies, as from another site. A nested frame is not
        // navigated at all.
        const isOpened = to === 'site' && !prepare
        expect([site.requests, otherHost.requests]).toEqual([isOpened ? ['leaving'] : [], []])
        await expectErrors(browserErrors, ...(isOpened ? [] : [policyError]))
      })
    })

  test.describe('with the sandbox disabled', () => {
    test.use({ protection: 'none' })

    test(`a preview can navigate by ${how}, and the request is sent`, async ({
      page,
      context,
      open,
      site,
      otherHost,
      browserErrors
    }) => {
      await exposeReaderData(context, page, site.origin)
      await open(await playgroundRoute(leavingProgram(code, { site, otherHost }[to])))
      await expect
        .poll(() => ({ site, otherHost })[to].requests)
        .toEqual([to === 'site' ? 'leaving with cookies' : 'leaving'])
      await expectErrors(browserErrors, ...(to === 'site' ? [] : [/^request to another host: .*by=leaving$/]))
    })
  })
}

test('storage in the preview is separate from the storage of the site', { tag: '@quick' }, async ({ page, open }) => {
  await open(
    await playgroundRoute(
      attackComponent(
        "this.lines.push(localStorage.getItem('vxe-docs:upgrade-notice') + ' ' + localStorage.length); localStorage.setItem('otherHost', '1'); localStorage.language = 'xx'; sessionStorage.clear(); this.lines.push(localStorage.getItem('otherHost'))"
      )
    )
  )
  await expect(resultElement(page)).toHaveText('null 0\n1\nend')
  expect(
    await page.evaluate(() =>
      ['vxe-docs:upgrade-notice', 'otherHost', 'language'].map(name => localStorage.getItem(name))
    )
  ).toEqual(['read', null, null])
})

/** Lines of the preview's console, as the page shows them. */
const consoleLines = (page: Page) => page.getByRole('log').locator('li > div')

test(
  'forged messages of the preview do not change prototypes or markup of the page',
  { tag: '@quick' },
  async ({ page, open }) => {
    await page.addInitScript(() => {
      if (parent === window)
        addEventListener(
          'message',
          () => (document.documentElement.dataset.heard = `${+(document.documentElement.dataset.heard ?? 0) + 1}`)
        )
    })
    await open(
      await playgroundRoute(
        attackComponent(`${stealPortCode}
    const polluted = JSON.parse('{"type":"console","run":1,"level":"log","parts":[{"kind":"object","label":"x","entries":[["__proto__",{"kind":"value","text":"1"}]],"more":0,"__proto__":{"polluted":1}}],"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')
    say('first')
    for (const forged of [polluted, { type: '__proto__' }, { type: 'constructor' }, { type: 'error', run: 1, error: { kind: 'constructor', message: '<img src=x onerror=alert(1)>', file: '../../etc/passwd', line: -1 } }, { type: 'height', height: 1e12 }, { type: 'height', height: NaN }, null, 1, 'x', [], { type: 'rendered', run: '1' }, { type: 'console', run: 1, level: 'log', parts: 'x'.repeat(1e6) }]) {
      port.postMessage(forged)
      parent.postMessage(forged, '*')
      top.postMessage(JSON.stringify(forged), '*')
    }
    say('last')`)
      )
    )
    await expect(resultElement(page)).toHaveText('end')
    await expect(page.locator('html')).toHaveAttribute('data-heard', '24')
    // Invalid messages are dropped, valid ones are shown as plain text.
    await expect(consoleLines(page)).toHaveText([
      'first',
      'x {__proto__: 1}',
      '错误<img src=x onerror=alert(1)>',
      '',
      'last'
    ])
    expect(await page.evaluate('({}).polluted')).toBeUndefined()
    expect(await page.locator('img[src="x"]').count()).toBe(0)
    await expect(page.locator('iframe:not([inert])')).toHaveCount(1)
  }
)

const floodingProgram = (times: number): string =>
  attackComponent(`${stealPortCode}
    for (let i = 0; i < ${times}; i++) port.postMessage({ type: 'console', run: 1, level: 'log', parts: [] })`)

test(
  'a preview that sends too many messages is removed, and the page stays responsive',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open(await playgroundRoute(floodingProgram(100_000)))
    await expect(page.getByText('消息过多或过大').first()).toBeVisible()
    await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
    await page.evaluate(() => (location.hash = '#/table/start/install'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('安装')
  }
)

test('preview messages above the rate limit are dropped and counted, and the preview keeps running', async ({
  page,
  open
}) => {
  await open(await playgroundRoute(floodingProgram(1000)))
  await expect(page.getByText(/一秒内的消息过多，略去 \d+ 条/).first()).toBeAttached()
  await expect(resultElement(page)).toHaveText('end')
})

test('console lines of the preview above the rate limit are dropped and counted', async ({ page, open }) => {
  await open(await playgroundRoute(attackComponent("for (let i = 0; i < 20000; i++) console.log('line', i)")))
  await expect(resultElement(page)).toHaveText('end')
  await expect(page.getByText('一秒内还有 19850 行').first()).toBeAttached()
})

/** Program that adds `flood` history entries and then goes back that many and one more. */
const createHistoryProgram = (flood: number): string =>
  attackComponent(`
    const told = act => { try { act(); return 'done' } catch (error) { return error.name } }
    for (let i = 0; i < ${flood}; i++) history.pushState(i, '')
    this.lines.push(told(() => parent.history.back()), told(() => history.go(-1 - ${flood})))
    await wait(1500)`)

for (const flood of [0, 10]) {
  test(`preview code with ${flood} own history entries cannot navigate the page back`, async ({ page, open }) => {
    await open('/start')
    await open(await playgroundRoute(createHistoryProgram(flood)))
    await expect(resultElement(page)).toHaveText('SecurityError\ndone\nend')
    expect(page.url()).toContain('/playground?code=')
  })

  test.describe('with the sandbox disabled', () => {
    test.use({ protection: 'none' })

    test(`preview code with ${flood} own history entries navigates the page back`, async ({ page, open }) => {
      await open('/start')
      await open(await playgroundRoute(createHistoryProgram(flood)))
      // Each of the two calls goes back one page; the page before the first one is blank.
      await expect(page).toHaveURL('about:blank')
    })
  })
}

/** Counts the turns of a 20 ms timer in the page until the page contains `text`. */
const countTurnsUntil = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    text =>
      new Promise<number>(done => {
        let turns = 0
        const timer = setInterval(() => {
          turns += 1
          if (!document.body.textContent?.includes(text)) return
          clearInterval(timer)
          done(turns)
        }, 20)
      }),
    text
  )

const loops: { where: string; text: string }[] = [
  {
    where: 'a script',
    text: '<template><p>x</p></template>\n<script>\nwhile (true) {}\nexport default {}\n</script>'
  },
  {
    where: 'a render function',
    text: '<template><p>{{ f() }}</p></template>\n<script>\nexport default { methods: { f () { for (;;) {} } } }\n</script>'
  },
  {
    where: 'a computed value, later',
    text: '<template><p>{{ f }}</p></template>\n<script>\nexport default { data: () => ({ on: false }), mounted () { setTimeout(() => { this.on = true }, 300) }, computed: { f () { if (this.on) for (;;) {}; return 1 } } }\n</script>'
  }
]

for (const { where, text } of loops) {
  test(`a preview with an endless loop in ${where} is stopped and explained, and the page stays responsive`, async ({
    page,
    open
  }) => {
    await open(await playgroundRoute(text))
    // Two seconds have a hundred of these turns; a page that freezes with its frame has none.
    expect(await countTurnsUntil(page, '超过 2 秒没有响应')).toBeGreaterThan(10)
    await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
  })
}

test.describe('with the sandbox disabled', () => {
  test.use({ protection: 'none' })

  test('an endless loop in the preview freezes the page', async ({ page, open }) => {
    await open(await playgroundRoute(loops[2]!.text))
    await expect
      .poll(() => Promise.race([page.evaluate(() => 'alive'), new Promise(done => setTimeout(done, 3000, 'frozen'))]), {
        timeout: 60_000
      })
      .toBe('frozen')
  })
})

/** Clicks with which a reader opens a link in a tab or a window. */
const clicks: { how: string; options: Parameters<Locator['click']>[0] }[] = [
  { how: 'Ctrl held', options: { modifiers: ['Control'] } },
  { how: 'Shift held', options: { modifiers: ['Shift'] } },
  { how: 'Ctrl and Shift held', options: { modifiers: ['Control', 'Shift'] } },
  { how: 'the middle button', options: { button: 'middle' } }
]
const linkTo = ({ origin }: LoopbackHost): string =>
  `<template><p><a id="link" href="${origin}/planted/page?by=link" @click="$event.stopPropagation()"><b>link</b></a></p></template>`

for (const { how, options } of clicks) {
  test(`clicking a link in the preview with ${how} opens no window and sends no request`, async ({
    page,
    context,
    open,
    otherHost
  }) => {
    let opened = 0
    context.on('page', () => (opened += 1))
    await open(await playgroundRoute(linkTo(otherHost)))
    await preview(page).locator('#link b').click(options)
    await page.waitForTimeout(500)
    expect([opened, otherHost.requests]).toEqual([0, []])
    await expect(preview(page).locator('#link')).toBeVisible()
  })

  test.describe('with the sandbox disabled', () => {
    test.use({ protection: 'none' })

    test(`clicking a link in the preview with ${how} opens a tab`, async ({ page, context, open, otherHost }) => {
      const opening = context.waitForEvent('page')
      await open(await playgroundRoute(linkTo(otherHost)))
      await preview(page).locator('#link b').click(options)
      await opening
      await expect.poll(() => otherHost.requests).toEqual(['link'])
    })
  })
}

/** Program that covers the largest area that it can. */
const coveringProgram =
  '<template><div style="position: fixed; inset: -200px; z-index: 2147483647; background: white"><p id="result">cover</p><div style="height: 5000px"></div></div></template>'

for (const [where, query] of [
  ['in the playground', ''],
  ['without the editor', '&preview=1']
] as const) {
  test(
    `shared code runs below a warning and cannot cover the warning, ${where}`,
    { tag: query ? [] : '@quick' },
    async ({ page, open }) => {
      await open(`${await playgroundRoute(coveringProgram)}${query}`)
      await expect(resultElement(page)).toBeAttached()
      const bar = page.locator('[data-stranger]')
      await expect(bar).toContainText('代码来自链接，请勿输入密码。')
      await page.mouse.move(700, 600)
      await page.mouse.wheel(0, 3000)
      const [barBox, frameBox] = [await bar.boundingBox(), await page.locator('iframe:not([inert])').boundingBox()]
      expect(frameBox!.y).toBeGreaterThanOrEqual(barBox!.y + barBox!.height)
      expect(barBox!.y).toBeGreaterThanOrEqual(0)
      if (!query) return
      await bar.getByRole('link', { name: '查看源码' }).click()
      await expect(page.locator('.cm-content')).toContainText('2147483647')
      await expect(bar).toBeVisible()
    }
  )
}

test('code of this site runs without the warning for shared code', { tag: '@quick' }, async ({ page, open }) => {
  await open('/playground?demo=table/base/sort/sort-by-header')
  await expect(page.locator('[data-status="shown"]').first()).toBeVisible()
  await expect(page.locator('[data-stranger]')).toHaveCount(0)
})

/** Program that takes the focus twenty times a second to receive typed text. */
const focusStealer =
  '<template><div><input id="trap" v-model="text"><p id="result">{{ text }}</p></div></template>\n<script>\nexport default { data: () => ({ text: "" }), mounted () { setInterval(() => this.$el.querySelector("input").focus(), 50) } }\n</script>'

test(
  'text typed into the editor does not reach a preview that takes the focus',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open(await playgroundRoute(focusStealer))
    await expect(preview(page).locator('#trap')).toBeVisible()
    await page.locator('.cm-content').click()
    await page.waitForTimeout(1500)
    await page.keyboard.press('Control+End')
    await page.keyboard.type('<!-- secret -->', { delay: 60 })
    await expect(page.locator('.cm-content')).toContainText('<!-- secret -->')
    await expect(preview(page).locator('#trap')).toHaveValue('')
    // After a click by the reader the preview may take the focus.
    await page.waitForTimeout(1500)
    await preview(page).locator('#trap').click()
    await page.waitForTimeout(500)
    await page.keyboard.type('mine', { delay: 60 })
    await expect(preview(page).locator('#trap')).toHaveValue('mine')
  }
)

test.describe('with the sandbox disabled', () => {
  test.use({ protection: 'none' })

  test('the preview receives text typed into the editor', async ({ page, open }) => {
    await open(await playgroundRoute(focusStealer))
    await expect(preview(page).locator('#trap')).toBeVisible()
    await page.locator('.cm-content').click()
    await page.waitForTimeout(500)
    await page.keyboard.type('secret', { delay: 60 })
    await expect(preview(page).locator('#trap')).toHaveValue(/secret/)
  })
})

/** Messages that would block the page for seconds: the page must stay responsive and show why it removed the frame. */
const floods: { name: string; code: string; expectedMessage: RegExp }[] = [
  {
    name: 'two million small objects in a message',
    code: `${stealPortCode}
    port.postMessage(Array.from({ length: 2e6 }, (_, index) => ({ index })))`,
    expectedMessage: /消息过多或过大|超过 2 秒没有响应/
  },
  {
    name: 'a million maps in a message',
    code: `${stealPortCode}
    port.postMessage(Array.from({ length: 5e5 }, () => new Map([[1, new Map()]])))`,
    expectedMessage: /消息过多或过大|超过 2 秒没有响应/
  },
  {
    name: 'objects in a hundred messages',
    code: `${stealPortCode}
    const many = Array.from({ length: 1e5 }, (_, index) => ({ index }))
    for (let i = 0; i < 100; i++) port.postMessage(many)`,
    expectedMessage: /消息过多或过大|超过 2 秒没有响应/
  },
  {
    name: 'messages to the window of the page',
    code: 'for (let i = 0; i < 5e4; i++) parent.postMessage(i, "*")',
    expectedMessage: /消息过多或过大/
  },
  {
    name: '46 entries to the history',
    code: 'for (let i = 0; i < 46; i++) history.pushState(i, "")',
    expectedMessage: /添加了过多的历史记录/
  }
]

for (const { name, code, expectedMessage } of floods) {
  test(`a preview that sends ${name} is removed, and the page stays responsive`, async ({ page, open }) => {
    await open(await playgroundRoute(attackComponent(code)))
    await expect(page.getByText(expectedMessage).first()).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
    await page.evaluate(() => (location.hash = '#/table/start/install'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('安装')
  })
}

/** Small messages that hold or transfer large objects. */
const largeObjects: Record<string, string> = {
  'three transferred buffers of 50 MB':
    'for (let i = 0; i < 3; i++) { const buffer = new ArrayBuffer(5e7); port.postMessage({ buffer }, [buffer]) }',
  'a buffer after 200 small messages':
    'for (let i = 0; i < 300; i++) port.postMessage({ type: "height", height: i }); port.postMessage(new ArrayBuffer(5e7))',
  'a port': 'const { port1 } = new MessageChannel(); port.postMessage("port", [port1])',
  'a stream': 'const stream = new ReadableStream(); port.postMessage({ stream }, [stream])',
  'an image': 'const image = await createImageBitmap(new ImageData(4000, 4000)); port.postMessage({ image }, [image])',
  'a file': 'port.postMessage(new Blob(["x".repeat(1e7)]))',
  'a text of five million letters':
    'port.postMessage({ type: "console", run: 1, level: "log", parts: "x".repeat(5e6) })'
}

for (const [name, code] of Object.entries(largeObjects)) {
  test(`a preview that sends ${name} to the message port is removed, with the memory of its messages`, async ({
    page,
    open
  }) => {
    // The program waits for a press, so that the worker which receives its messages is known by then.
    await open(
      await playgroundRoute(
        attackComponent(`${stealPortCode}
    this.lines.push('ready')
    await new Promise(done => addEventListener('click', done))
    // The click ends before the frame.
    await wait(200)
    ${code}`)
      )
    )
    await expect(resultElement(page)).toHaveText('ready')
    const receivers = page.workers().filter(worker => worker.url().includes('receive-worker'))
    expect(receivers).toHaveLength(1)
    // A worker that has ended holds no message.
    const isClosed = new Promise(done => receivers[0]!.once('close', () => done(true)))
    await resultElement(page).click()
    await expect(page.getByText('消息过多或过大').first()).toBeVisible()
    await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
    expect(await isClosed).toBe(true)
  })
}

/** Runs in each document: counts messages to a window of the page, and how often code reads their data. */
function countWindowMessages(): void {
  if (parent !== window && !location.pathname.endsWith('/hosted.html')) return
  const counts = { received: 0, read: 0 }
  Object.assign(window, { counts })
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!
  addEventListener('message', ({ source }) => {
    if (source !== parent) counts.received += 1
  })
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get(this: MessageEvent) {
      if (this.currentTarget === window && this.source !== parent) counts.read += 1
      return get!.call(this) as unknown
    }
  })
}

interface MessageCounts {
  received: number
  read: number
}

/** Sums up the counts of the page and, in an offline copy, of its host frame. */
async function readMessageCounts(page: Page): Promise<MessageCounts> {
  const sum = { received: 0, read: 0 }
  for (const frame of page.frames().filter(frame => /\/(hosted\.html)?(#.*)?$/.test(frame.url()))) {
    const counts = await frame.evaluate(() => (window as unknown as { counts?: MessageCounts }).counts)
    sum.received += counts?.received ?? 0
    sum.read += counts?.read ?? 0
  }
  return sum
}

/** Messages of many objects or nested maps. */
const largeWindowMessages = attackComponent(`
    const objects = Array.from({ length: 1e5 }, (_, index) => ({ index }))
    const maps = Array.from({ length: 2e4 }, () => new Map([[1, new Map()]]))
    for (const target of new Set([parent, top])) for (const message of [objects, maps]) target.postMessage(message, '*')`)

for (const { host, prepare, frame } of hosts.slice(0, 2))
  test(`the page does not read large messages that a preview sends to its window, ${host}`, async ({ page, open }) => {
    await page.addInitScript(countWindowMessages)
    await prepare?.(page)
    await open(await playgroundRoute(largeWindowMessages))
    await expect(frame(page).locator('#result')).toHaveText('end')
    await expect.poll(() => readMessageCounts(page)).toEqual({ received: prepare ? 4 : 2, read: 0 })
    await expect(page.locator('iframe:not([inert])')).toHaveCount(1)
  })

test.describe('with the sandbox disabled', () => {
  test.use({ protection: 'none' })

  test('the page reads large messages that a preview sends to its window', async ({ page, open }) => {
    await page.addInitScript(countWindowMessages)
    await open(await playgroundRoute(largeWindowMessages))
    await expect.poll(async () => (await readMessageCounts(page)).read).toBeGreaterThan(0)
  })
})

const consoleLength = async (page: Page): Promise<number> => (await page.getByRole('log').innerText()).length

test('long console lines are cut until expanded, and lines outside of the view are not in the document', async ({
  page,
  open
}) => {
  await open(
    await playgroundRoute(
      attackComponent(
        "for (let round = 0; round < 5; round++) { await wait(1000); for (let i = 0; i < 40; i++) console.log(...Array.from({ length: 2 }, (_, part) => String(round * 1e4 + i * 100 + part).padEnd(9900, 'x'))) }"
      )
    )
  )
  // If the preview is removed instead, the message gives the reason.
  const readResult = async () => [
    ...(await page.getByText('预览已停止').allInnerTexts()),
    // The frame may be removed during the call.
    ...(await resultElement(page)
      .allInnerTexts()
      .catch(() => []))
  ]
  await expect.poll(readResult, { timeout: 30_000 }).toEqual(['end'])
  expect(await consoleLength(page)).toBeLessThan(60_000)
  expect(await consoleLines(page).count()).toBeLessThan(60)
  // A message is cut at ten thousand characters.
  await page
    .getByRole('log')
    .getByRole('button', { name: /^显示全部（\d+ 个字符）$/ })
    .last()
    .click()
  await expect(page.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true')
  expect(await consoleLength(page)).toBeLessThan(80_000)
  await page.getByRole('log').evaluate(log => (log.scrollTop = 0))
  await expect(consoleLines(page).first()).toBeVisible()
  expect(await consoleLines(page).count()).toBeLessThan(60)
})

test('uncaught errors of the preview are listed up to about a hundred, then counted', async ({
  page,
  open,
  browserErrors
}) => {
  await open(
    await playgroundRoute(
      attackComponent(
        "for (let i = 0; i < 3000; i++) { setTimeout(() => { throw new Error('number ' + i) }); if (i % 100 === 99) await wait(30) }"
      )
    )
  )
  await expect(resultElement(page)).toHaveText('end', { timeout: 30_000 })
  await expect(page.getByRole('log')).toContainText(/还有 \d+ 个错误没有列出/)
  const counted = Number(await page.getByRole('region', { name: '控制台' }).locator('header span').first().innerText())
  expect(counted).toBeGreaterThan(99)
  expect(counted).toBeLessThan(120)
  await expectErrors(browserErrors, /^page error: number \d+$/)
})

test('an endless loop in the preview of a hidden page is stopped', async ({ page, open }) => {
  await open(await playgroundRoute(attackComponent('setTimeout(() => { for (;;) {} }, 1500)')))
  await expect(resultElement(page)).toHaveText('end')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByText('超过 2 秒没有响应').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
})
