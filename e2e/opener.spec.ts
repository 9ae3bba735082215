import type { Page } from '@playwright/test'
import { addressOf, result } from './attack-run.ts'
import { acknowledgeNotices, expect } from './site.ts'
import { test } from './walls.ts'

/** The window that a page of a stranger opened, and keeps a hand on. */
async function openFrom(page: Page, stranger: string, address: string): Promise<Page> {
  await page.goto(`${stranger}/v3.8/planted/page`)
  const opening = page.waitForEvent('popup')
  await page.evaluate(place => Object.assign(window, { opened: open(place) }), address)
  const opened = await opening
  await opened.waitForLoadState()
  return opened
}

/** Says to the opened window and to each of its frames whatever the site and its frames listen to. */
const speak = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { opened } = window as unknown as { opened: Window }
    const script = "port.postMessage('ran'); document.title = 'taken'"
    const messages = ['vxe-docs:left', 'vxe-docs:flood', { type: 'vxe-docs:sandbox', script, style: '' }]
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

async function openPlayground(page: Page, site: string, stranger: string): Promise<Page> {
  // The reader has been here before.
  await acknowledgeNotices(page)
  await page.goto(`${site}/v3.8/`)
  const opened = await openFrom(page, stranger, `${site}/v3.8/#${await addressOf(program)}`)
  await result(opened).click()
  await expect(result(opened)).toHaveText('1')
  // Otherwise nothing of what follows would be heard.
  expect(await opened.evaluate(() => opener !== null)).toBe(true)
  await speak(page)
  return opened
}

test('a page that opened the site changes nothing in it by what it says', async ({ page, site, stranger }) => {
  const opened = await openPlayground(page, site.origin, stranger.origin)
  await result(opened).click()
  await expect(result(opened)).toHaveText('2')
  await expect(frames(opened)).toHaveCount(1)
  await expect(opened.getByText('消息过多或过大')).toHaveCount(0)
})

test('a page that opened the frame alone cannot make it run anything', async ({ page, site, stranger }) => {
  const opened = await openFrom(page, stranger.origin, `${site.origin}/v3.8/sandbox/index.html`)
  const title = await opened.title()
  await speak(page)
  // A message of its own comes after all of those.
  await opened.evaluate(() => {
    const own = new Promise(heard => addEventListener('message', ({ source }) => source === window && heard(source)))
    postMessage('last', '*')
    return own.then(() => {})
  })
  expect(await opened.title()).toBe(title)
})

test.describe('without walls', () => {
  test.use({ walls: 'down' })

  test('a page that opened the site can take the preview away', async ({ page, site, stranger }) => {
    const opened = await openPlayground(page, site.origin, stranger.origin)
    await expect(opened.getByText('消息过多或过大').first()).toBeVisible()
    await expect(frames(opened)).toHaveCount(0)
  })

  test('a page that opened the frame alone makes it run what it wants', async ({ page, site, stranger }) => {
    const opened = await openFrom(page, stranger.origin, `${site.origin}/v3.8/sandbox/index.html`)
    await speak(page)
    await expect.poll(() => opened.title()).toBe('taken')
  })
})
