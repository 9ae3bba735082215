import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { findUnusedPatches } from './loopback-host.ts'
import { playgroundRoute, resultElement } from './run-attacks.ts'
import { acknowledgeNotices, expect } from './site.ts'
import { test } from './sandbox-test.ts'

/** Opens the address in a window from a page of another host, which keeps a reference to the window. */
async function openFrom(page: Page, otherHost: string, address: string): Promise<Page> {
  await page.goto(`${otherHost}/v3.8/planted/page`)
  const opening = page.waitForEvent('popup')
  await page.evaluate(place => Object.assign(window, { opened: open(place) }), address)
  const opened = await opening
  await opened.waitForLoadState()
  return opened
}

/** Sends each message to which the site and its frames listen to the opened window and to each of its frames. */
const sendMessages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { opened } = window as unknown as { opened: Window }
    const script = "port.postMessage('ran'); document.title = 'taken'"
    const messages = ['left', 'flood', { type: 'vxe-docs:sandbox', script, style: '' }]
    for (const target of [opened, ...Array.from({ length: opened.length }, (_, index) => opened[index]!)])
      for (let time = 0; time < 100; time++)
        for (const message of messages) {
          const [words, presses] = [new MessageChannel(), new MessageChannel()]
          target.postMessage(message, '*', [words.port2, presses.port2])
        }
  })

const program = `<template><button id="result" @click="times++">{{ times }}</button></template>
<script>
export default { data: () => ({ times: 0 }) }
</script>`

const frames = (page: Page) => page.locator('iframe:not([inert])')

async function openPlayground(page: Page, site: string, otherHost: string): Promise<Page> {
  // The notices are acknowledged, as after an earlier visit.
  await acknowledgeNotices(page)
  await page.goto(`${site}/v3.8/`)
  const opened = await openFrom(page, otherHost, `${site}/v3.8/#${await playgroundRoute(program)}`)
  await resultElement(opened).click()
  await expect(resultElement(opened)).toHaveText('1')
  // Without an opener the messages would not be delivered.
  expect(await opened.evaluate(() => opener !== null)).toBe(true)
  await sendMessages(page)
  return opened
}

test(
  'messages from a page that opened the playground do not change the playground',
  { tag: '@quick' },
  async ({ page, site, otherHost }) => {
    const opened = await openPlayground(page, site.origin, otherHost.origin)
    await resultElement(opened).click()
    await expect(resultElement(opened)).toHaveText('2')
    await expect(frames(opened)).toHaveCount(1)
    await expect(opened.getByText('消息过多或过大')).toHaveCount(0)
  }
)

test('a page that opened the sandbox document cannot run code in that document', async ({ page, site, otherHost }) => {
  const opened = await openFrom(page, otherHost.origin, `${site.origin}/v3.8/sandbox/index.html`)
  const title = await opened.title()
  await sendMessages(page)
  // A message of the window itself is handled after all of those.
  await opened.evaluate(() => {
    const own = new Promise(resolve =>
      addEventListener('message', ({ source }) => source === window && resolve(source))
    )
    postMessage('last', '*')
    return own.then(() => {})
  })
  expect(await opened.title()).toBe(title)
})

test.describe('with the sandbox disabled', () => {
  test.use({ protection: 'none' })

  test('a page that opened the playground can remove the preview', async ({ page, site, otherHost }) => {
    const opened = await openPlayground(page, site.origin, otherHost.origin)
    await expect(opened.getByText('消息过多或过大').first()).toBeVisible()
    await expect(frames(opened)).toHaveCount(0)
  })

  test('a page that opened the sandbox document can run code in that document', async ({ page, site, otherHost }) => {
    const opened = await openFrom(page, otherHost.origin, `${site.origin}/v3.8/sandbox/index.html`)
    await sendMessages(page)
    await expect.poll(() => opened.title()).toBe('taken')
  })
})

test('each protection that tests disable occurs in the built site', { tag: '@quick' }, () => {
  const folder = path.resolve(import.meta.dirname, '../dist/site')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    /^(index\.html|(sandbox|static)\/.*\.(js|html))$/.test(name)
  )
  expect(findUnusedPatches(files.map(name => readFileSync(path.join(folder, name), 'utf8')))).toEqual([])
})
