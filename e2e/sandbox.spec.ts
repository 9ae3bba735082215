import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { Attack } from './attacks.ts'
import { addressOf, lendTreasures, outcomes, preview, result } from './attack-run.ts'
import { attackProgram, attacks, departures, placesOf, stealPort, told } from './attacks.ts'
import { newestVersion } from './compared-demo.ts'
import type { Host, Walls } from './loopback-host.ts'
import { takeNamed } from './named-trouble.ts'
import { expect } from './site.ts'
import { test } from './walls.ts'

const besideIt = (page: Page) => page.locator('[data-side="newest"]').frameLocator('iframe:not([inert])')

/** A program that writes lines; `end` says that it got there. */
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

const reached = (list: Attack[], host: Attack['reaches']): string[] =>
  list.filter(({ reaches }) => reaches === host).map(({ name }) => name)

/** What the browser says about attempts that it refuses. It announces some requests first; none arrives. */
const policy = /violates the following Content Security Policy directive/
const toldToReader = /^console warning: 演练场不能访问网络（/
const noCopying = /^console warning: 预览中的代码不能替换剪贴板/
const announced = /^request (to another host|failed): \S+\/planted\//
const noWindow =
  /^console error: Blocked opening '\S+' in a new window because the request was made in a sandboxed frame/
const noNavigation = /^console error: Unsafe attempt to initiate navigation for frame .* is sandboxed/
const arrived = /^request to another host: http:\/\/stranger\.localhost:\d+\/planted\//

/** Where a service worker answers, the frame stands inside of a page that the worker can answer with. */
const inside = (page: Page) => preview(page).frameLocator('iframe')
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
  { walls: 'up', host: 'on this server', query: '', frame: preview },
  { walls: 'up', host: 'with a service worker', query: '', frame: inside, prepare: startWorker },
  {
    walls: 'plain',
    host: 'with a service worker, on a host that sends no headers',
    query: '',
    frame: inside,
    prepare: startWorker
  },
  { walls: 'plain', host: 'on a host that sends no headers', query: '', frame: preview },
  { walls: 'up', host: 'on this server, in the newest version', query: `&compare=${newestVersion}`, frame: besideIt },
  {
    walls: 'plain',
    host: 'on a host that sends no headers, in the newest version',
    query: `&compare=${newestVersion}`,
    frame: besideIt
  }
] satisfies {
  walls: Walls
  host: string
  query: string
  frame: (page: Page) => FrameLocator
  prepare?: (page: Page) => Promise<void>
}[]

for (const { walls, host, query, frame, prepare } of hosts)
  test.describe(host, () => {
    test.use({ walls })

    test(`code in the preview reaches neither the page, nor its storage, nor the network, ${host}`, async ({
      page,
      context,
      open,
      site,
      stranger,
      trouble
    }) => {
      const list = attacks(await placesOf(site, stranger))
      const happened = await lendTreasures(context, page, site.origin)
      await prepare?.(page)
      await open(`${await addressOf(attackProgram(list))}${query}`)
      await page.evaluate(() => navigator.clipboard.writeText('copied'))
      expect(await outcomes(page, frame(page))).toEqual(told(list))
      expect(happened).toEqual([])
      expect([...site.asked, ...stranger.asked]).toEqual([])
      expect(await page.evaluate(() => document.cookie)).toBe('secret=1')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('copied')
      await takeNamed(
        trouble,
        policy,
        toldToReader,
        noCopying,
        announced,
        noWindow,
        /^console error: Fetch API cannot load \S+ Refused to connect because it violates/,
        /^console error: Permissions policy violation: (fullscreen is not allowed|The Clipboard API has been|Geolocation access)/,
        /^console error: Ignored call to '(alert|prompt|confirm)\(\)'. The document is sandboxed/,
        // Inside of a frame the browser refuses it without a word.
        ...(prepare ? [] : [/^console warning: Download is disallowed/])
      )
    })
  })

test('neither the page nor a new window can be navigated, and nothing is sent', async ({
  page,
  context,
  open,
  site,
  stranger,
  trouble
}) => {
  const list = departures(stranger.origin)
  const happened = await lendTreasures(context, page, site.origin)
  await open(await addressOf(attackProgram(list)))
  const address = page.url()
  expect(await outcomes(page)).toEqual(told(list))
  expect(happened).toEqual([])
  expect([...site.asked, ...stranger.asked]).toEqual([])
  expect(page.url()).toBe(address)
  await takeNamed(
    trouble,
    policy,
    toldToReader,
    announced,
    noWindow,
    noNavigation,
    /^console error: Blocked form submission to '\S+' because the form's frame is sandboxed/
  )
})

test.describe('without walls', () => {
  test.use({ walls: 'down' })

  test('the same code reaches all of it', async ({ page, context, open, site, stranger, trouble }) => {
    const list = attacks(await placesOf(site, stranger))
    const happened = await lendTreasures(context, page, site.origin)
    await open(await addressOf(attackProgram(list)))
    await page.evaluate(() => navigator.clipboard.writeText('copied'))
    expect(await outcomes(page)).toEqual(told(list, 'bare'))
    expect(happened).toEqual(['window', 'alert', 'prompt', 'confirm', 'download of data:text/plain,a'])
    expect([...site.asked].sort()).toEqual(
      reached(list, 'site')
        .map(name => `${name} with cookies`)
        .sort()
    )
    expect([...stranger.asked].sort()).toEqual(reached(list, 'stranger').sort())
    await takeNamed(trouble, arrived)
  })

  for (const { name } of departures('')) {
    test(`the page or the program is taken away by ${name}`, async ({ page, open, stranger, trouble }) => {
      const attack = departures(stranger.origin).find(each => each.name === name)!
      await open(await addressOf(attackProgram([attack])))
      await preview(page).getByRole('button', { name: 'go' }).click()
      await expect.poll(() => stranger.asked).toEqual([name])
      await takeNamed(trouble, ...(/_blank|window/.test(name) ? [] : [arrived]))
    })
  }
})

/** Leaving takes the program along: it has no line to write. */
const leaving: { how: string; to: 'site' | 'stranger'; code: string }[] = [
  { how: 'its address', to: 'stranger', code: 'location.href = place' },
  { how: 'an address of this site', to: 'site', code: 'location.href = place' },
  {
    how: 'a refresh',
    to: 'stranger',
    code: "document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=' + place }))"
  }
]
const leaver = (code: string, { origin }: Host): string =>
  attackComponent(
    `const place = ${JSON.stringify(`${origin}/v3.8/planted/page?by=leaving`)}; setTimeout(() => { ${code} }, 300)`
  )

for (const { how, to, code } of leaving) {
  for (const { host, walls, prepare } of hosts)
    test.describe(host, () => {
      test.use({ walls })

      test(`a preview that leaves by ${how} takes nothing along and is taken away, ${host}`, async ({
        page,
        context,
        open,
        site,
        stranger,
        trouble
      }) => {
        await lendTreasures(context, page, site.origin)
        await prepare?.(page)
        await open(await addressOf(leaver(code, { site, stranger }[to])))
        await expect(page.getByText('试图让预览跳转').first()).toBeVisible()
        await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
        // An address of this site is opened, but as a stranger would: without what tells who the reader is. A frame inside
        // of a frame is led nowhere.
        const isOpened = to === 'site' && !prepare
        expect([site.asked, stranger.asked]).toEqual([isOpened ? ['leaving'] : [], []])
        await takeNamed(trouble, ...(isOpened ? [] : [policy]))
      })
    })

  test.describe('without walls', () => {
    test.use({ walls: 'down' })

    test(`a preview that leaves by ${how} takes along what it wants`, async ({
      page,
      context,
      open,
      site,
      stranger,
      trouble
    }) => {
      await lendTreasures(context, page, site.origin)
      await open(await addressOf(leaver(code, { site, stranger }[to])))
      await expect
        .poll(() => ({ site, stranger })[to].asked)
        .toEqual([to === 'site' ? 'leaving with cookies' : 'leaving'])
      await takeNamed(trouble, ...(to === 'site' ? [] : [/^request to another host: .*by=leaving$/]))
    })
  })
}

test("storage in the preview is lent, ends with its frame and is not the site's", async ({ page, open }) => {
  await open(
    await addressOf(
      attackComponent(
        "this.lines.push(localStorage.getItem('vxe-docs:banner') + ' ' + localStorage.length); localStorage.setItem('stranger', '1'); localStorage.language = 'xx'; sessionStorage.clear(); this.lines.push(localStorage.getItem('stranger'))"
      )
    )
  )
  await expect(result(page)).toHaveText('null 0\n1\nend')
  expect(
    await page.evaluate(() => ['vxe-docs:banner', 'stranger', 'language'].map(name => localStorage.getItem(name)))
  ).toEqual(['closed', null, null])
})

/** Lines of the preview's console, as the page shows them. */
const consoleLines = (page: Page) => page.getByRole('log').locator('li > div')

test('forged and polluting messages change nothing outside the frame, though they arrive', async ({ page, open }) => {
  await page.addInitScript(() => {
    if (parent === window)
      addEventListener(
        'message',
        () => (document.documentElement.dataset.heard = `${+(document.documentElement.dataset.heard ?? 0) + 1}`)
      )
  })
  await open(
    await addressOf(
      attackComponent(`${stealPort}
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
  await expect(result(page)).toHaveText('end')
  await expect(page.locator('html')).toHaveAttribute('data-heard', '24')
  // What is no message is dropped; what is one is shown as the text it is.
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
})

const shouter = (times: number): string =>
  attackComponent(`${stealPort}
    for (let i = 0; i < ${times}; i++) port.postMessage({ type: 'console', run: 1, level: 'log', parts: [] })`)

test('a frame that shouts is removed, and the page stays alive', async ({ page, open }) => {
  await open(await addressOf(shouter(100_000)))
  await expect(page.getByText('消息过多或过大').first()).toBeVisible()
  await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
  await page.evaluate(() => (location.hash = '#/table/start/install'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('安装')
})

test('one that only talks too much is heard in part, and stays', async ({ page, open }) => {
  await open(await addressOf(shouter(1000)))
  await expect(page.getByText(/一秒内的消息过多，略去 \d+ 条/).first()).toBeAttached()
  await expect(result(page)).toHaveText('end')
})

test('a flooded console is cut and counted', async ({ page, open }) => {
  await open(await addressOf(attackComponent("for (let i = 0; i < 20000; i++) console.log('line', i)")))
  await expect(result(page)).toHaveText('end')
  await expect(page.getByText('一秒内还有 19850 行').first()).toBeAttached()
})

/** In the middle of a history that starts at another page: `flood` entries of its own, then that many and one more back. */
const goBack = (flood: number): string =>
  attackComponent(`
    const told = act => { try { act(); return 'done' } catch (error) { return error.name } }
    for (let i = 0; i < ${flood}; i++) history.pushState(i, '')
    this.lines.push(told(() => parent.history.back()), told(() => history.go(-1 - ${flood})))
    await wait(1500)`)

for (const flood of [0, 10]) {
  test(`the page stays where it is when a program goes back, with ${flood} entries of its own`, async ({
    page,
    open
  }) => {
    await open('/start')
    await open(await addressOf(goBack(flood)))
    await expect(result(page)).toHaveText('SecurityError\ndone\nend')
    expect(page.url()).toContain('/playground?code=')
  })

  test.describe('without walls', () => {
    test.use({ walls: 'down' })

    test(`a program goes back twice, with ${flood} entries of its own`, async ({ page, open }) => {
      await open('/start')
      await open(await addressOf(goBack(flood)))
      // Once by each way; before the first page there was none.
      await expect(page).toHaveURL('about:blank')
    })
  })
}

/** The page's own turns of a timer, from now until it says what `text` says. */
const beatsUntil = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    text =>
      new Promise<number>(done => {
        let beats = 0
        const timer = setInterval(() => {
          beats += 1
          if (!document.body.textContent?.includes(text)) return
          clearInterval(timer)
          done(beats)
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
  test(`an endless loop in ${where} is stopped and explained, and the page never freezes`, async ({ page, open }) => {
    await open(await addressOf(text))
    // Two seconds have a hundred of these turns; a page that stands still with its frame has none.
    expect(await beatsUntil(page, '超过 2 秒没有响应')).toBeGreaterThan(10)
    await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
  })
}

test.describe('without walls', () => {
  test.use({ walls: 'down' })

  test('an endless loop takes the page with it', async ({ page, open }) => {
    await open(await addressOf(loops[2]!.text))
    await expect
      .poll(() => Promise.race([page.evaluate(() => 'alive'), new Promise(done => setTimeout(done, 3000, 'frozen'))]), {
        timeout: 60_000
      })
      .toBe('frozen')
  })
})

/** Whatever opens a tab by the reader's own hand. */
const clicks: { how: string; options: Parameters<Locator['click']>[0] }[] = [
  { how: 'Ctrl held', options: { modifiers: ['Control'] } },
  { how: 'Shift held', options: { modifiers: ['Shift'] } },
  { how: 'Ctrl and Shift held', options: { modifiers: ['Control', 'Shift'] } },
  { how: 'the middle button', options: { button: 'middle' } }
]
const linkTo = ({ origin }: Host): string =>
  `<template><p><a id="link" href="${origin}/planted/page?by=link" @click="$event.stopPropagation()"><b>link</b></a></p></template>`

for (const { how, options } of clicks) {
  test(`a link in the preview that is clicked with ${how} opens nothing`, async ({ page, context, open, stranger }) => {
    let opened = 0
    context.on('page', () => (opened += 1))
    await open(await addressOf(linkTo(stranger)))
    await preview(page).locator('#link b').click(options)
    await page.waitForTimeout(500)
    expect([opened, stranger.asked]).toEqual([0, []])
    await expect(preview(page).locator('#link')).toBeVisible()
  })

  test.describe('without walls', () => {
    test.use({ walls: 'down' })

    test(`a link in the preview that is clicked with ${how} opens a tab`, async ({ page, context, open, stranger }) => {
      const opening = context.waitForEvent('page')
      await open(await addressOf(linkTo(stranger)))
      await preview(page).locator('#link b').click(options)
      await opening
      await expect.poll(() => stranger.asked).toEqual(['link'])
    })
  })
}

/** Draws over everything that it can reach. */
const cover =
  '<template><div style="position: fixed; inset: -200px; z-index: 2147483647; background: white"><p id="result">cover</p><div style="height: 5000px"></div></div></template>'

for (const [where, query] of [
  ['in the playground', ''],
  ['alone', '&preview=1']
] as const) {
  test(`shared code runs under a bar that says so, ${where}, and cannot cover it`, async ({ page, open }) => {
    await open(`${await addressOf(cover)}${query}`)
    await expect(result(page)).toBeAttached()
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
  })
}

test('code of this site runs without that bar', async ({ page, open }) => {
  await open('/playground?demo=table/base/sort/sort-by-header')
  await expect(page.locator('[data-status="shown"]').first()).toBeVisible()
  await expect(page.locator('[data-stranger]')).toHaveCount(0)
})

/** Wants every letter: takes the focus twenty times a second. */
const greedy =
  '<template><div><input id="trap" v-model="text"><p id="result">{{ text }}</p></div></template>\n<script>\nexport default { data: () => ({ text: "" }), mounted () { setInterval(() => this.$el.querySelector("input").focus(), 50) } }\n</script>'

test('what is typed into the editor stays there, whatever the preview does', async ({ page, open }) => {
  await open(await addressOf(greedy))
  await expect(preview(page).locator('#trap')).toBeVisible()
  await page.locator('.cm-content').click()
  await page.waitForTimeout(1500)
  await page.keyboard.press('Control+End')
  await page.keyboard.type('<!-- secret -->', { delay: 60 })
  await expect(page.locator('.cm-content')).toContainText('<!-- secret -->')
  await expect(preview(page).locator('#trap')).toHaveValue('')
  // A press is what the reader wants.
  await page.waitForTimeout(1500)
  await preview(page).locator('#trap').click()
  await page.waitForTimeout(500)
  await page.keyboard.type('mine', { delay: 60 })
  await expect(preview(page).locator('#trap')).toHaveValue('mine')
})

test.describe('without walls', () => {
  test.use({ walls: 'down' })

  test('the preview receives what is typed into the editor', async ({ page, open }) => {
    await open(await addressOf(greedy))
    await expect(preview(page).locator('#trap')).toBeVisible()
    await page.locator('.cm-content').click()
    await page.waitForTimeout(500)
    await page.keyboard.type('secret', { delay: 60 })
    await expect(preview(page).locator('#trap')).toHaveValue(/secret/)
  })
})

/** Each would hold up the page for seconds: it must stay alive, and say what it did about it. */
const floods: { name: string; code: string; said: RegExp }[] = [
  {
    name: 'two million small objects in a message',
    code: `${stealPort}
    port.postMessage(Array.from({ length: 2e6 }, (_, index) => ({ index })))`,
    said: /消息过多或过大|超过 2 秒没有响应/
  },
  {
    name: 'objects in a hundred messages',
    code: `${stealPort}
    const many = Array.from({ length: 1e5 }, (_, index) => ({ index }))
    for (let i = 0; i < 100; i++) port.postMessage(many)`,
    said: /消息过多或过大|超过 2 秒没有响应/
  },
  {
    name: 'messages to the window of the page',
    code: 'for (let i = 0; i < 5e4; i++) parent.postMessage(i, "*")',
    said: /消息过多或过大/
  }
]

for (const { name, code, said } of floods) {
  test(`a frame that sends ${name} is removed, and the page stays alive`, async ({ page, open }) => {
    await open(await addressOf(attackComponent(code)))
    await expect(page.getByText(said).first()).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
    await page.evaluate(() => (location.hash = '#/table/start/install'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('安装')
  })
}

const lettersOf = async (page: Page): Promise<number> => (await page.getByRole('log').innerText()).length

test('long lines are cut until they are opened, and lines out of sight are not in the document', async ({
  page,
  open
}) => {
  await open(
    await addressOf(
      attackComponent(
        "for (let round = 0; round < 5; round++) { await wait(1000); for (let i = 0; i < 40; i++) console.log(...Array.from({ length: 2 }, (_, part) => String(round * 1e4 + i * 100 + part).padEnd(9900, 'x'))) }"
      )
    )
  )
  // Should the preview be taken away instead, it says why.
  const said = async () => [
    ...(await page.getByText('预览已停止').allInnerTexts()),
    // Its frame may go while it is asked.
    ...(await result(page)
      .allInnerTexts()
      .catch(() => []))
  ]
  await expect.poll(said, { timeout: 30_000 }).toEqual(['end'])
  expect(await lettersOf(page)).toBeLessThan(60_000)
  expect(await consoleLines(page).count()).toBeLessThan(60)
  // One message is ten thousand letters, whatever it was given.
  await page
    .getByRole('log')
    .getByRole('button', { name: /^显示全部（\d+ 个字符）$/ })
    .last()
    .click()
  await expect(page.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true')
  expect(await lettersOf(page)).toBeLessThan(80_000)
  await page.getByRole('log').evaluate(log => (log.scrollTop = 0))
  await expect(consoleLines(page).first()).toBeVisible()
  expect(await consoleLines(page).count()).toBeLessThan(60)
})

test('errors that nobody caught are listed up to a hundred, and then counted', async ({ page, open, trouble }) => {
  await open(
    await addressOf(
      attackComponent(
        "for (let i = 0; i < 3000; i++) { setTimeout(() => { throw new Error('number ' + i) }); if (i % 100 === 99) await wait(30) }"
      )
    )
  )
  await expect(result(page)).toHaveText('end', { timeout: 30_000 })
  await expect(page.getByRole('log')).toContainText(/还有 \d+ 个错误没有列出/)
  const counted = Number(await page.getByRole('region', { name: '控制台' }).locator('header span').first().innerText())
  expect(counted).toBeGreaterThan(99)
  expect(counted).toBeLessThan(120)
  await takeNamed(trouble, /^page error: number \d+$/)
})

test('a loop in a page that nobody sees is stopped as well', async ({ page, open }) => {
  await open(await addressOf(attackComponent('setTimeout(() => { for (;;) {} }, 1500)')))
  await expect(result(page)).toHaveText('end')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByText('超过 2 秒没有响应').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
})
