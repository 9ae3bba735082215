import { test as base, expect } from '@playwright/test'
import type { Browser, Page } from 'puppeteer-core'
import { isAppReady } from '../boot.ts'
import { playgroundRoute } from '../run-attacks.ts'
import type { Attack } from '../attacks.ts'
import { createAttackProgram, openTargets, expectedLines } from '../attacks.ts'
import { attacksInFirefox, navigationAttacksInFirefox } from '../firefox-outcomes.ts'
import { hasText, openFirefox, openPage, runAttackProgram } from '../firefox.ts'
import type { LoopbackHost } from '../loopback-host.ts'
import { withHost, openOtherHost } from '../loopback-host.ts'
import { fileAttacks } from './file-attacks.ts'
import type { UnpackedFolder } from './unpack-archive.ts'
import { unpackArchive } from './unpack-archive.ts'

interface Fixtures {
  otherHost: LoopbackHost
  opened: { page: Page; browserErrors: string[] }
  /** Page of `opened`; the fixture `page` of Playwright has another type. */
  tab: Page
  browserErrors: string[]
}

/** Tests of the unpacked folder, opened as files in Firefox. */
const test = base.extend<Fixtures, { firefox: Browser; folder: UnpackedFolder }>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const firefox = await openFirefox()
      await use(firefox)
      await firefox.close()
    },
    { scope: 'worker' }
  ],
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const folder = unpackArchive()
      await use(folder)
      folder.remove()
    },
    { scope: 'worker' }
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  otherHost: ({}, use) => withHost(openOtherHost(), use),
  opened: async ({ firefox }, use) => {
    const { context, page, browserErrors } = await openPage(firefox)
    await use({ page, browserErrors })
    await context.close()
  },
  tab: async ({ opened }, use) => use(opened.page),
  browserErrors: async ({ opened }, use) => use(opened.browserErrors)
})

// All tests share one Firefox.
test.describe.configure({ mode: 'default' })

const open = async (page: Page, folder: UnpackedFolder, path: string): Promise<void> => {
  await page.goto(`${folder.start}#${path}`)
  await page.waitForSelector('main h1')
  await page.waitForFunction(isAppReady)
}

test('from a folder in Firefox, a demo runs and sorts, and a change of the hash opens another page', async ({
  tab: page,
  folder,
  browserErrors
}) => {
  await open(page, folder, '/table/base/sort')
  const stage = '[data-demo="sort-by-header"] [data-stage]'
  await page.$eval(stage, element => element.scrollIntoView())
  await page.waitForSelector(`${stage}[data-state="running"] .vxe-sort--asc-btn`)
  await page.$eval(`${stage} .vxe-sort--asc-btn`, element => (element as HTMLElement).click())
  // Firefox sorts Chinese names by its own locale, which is English here.
  await page.waitForFunction(
    stage => document.querySelector(`${stage} .vxe-body--row`)?.textContent?.includes('周以宁'),
    {},
    stage
  )
  await page.evaluate(() => (location.hash = '#/table/start/install'))
  await page.waitForFunction(() => document.querySelector('main h1')?.textContent === '安装')
  expect(browserErrors).toEqual([])
})

test('from a folder in Firefox, the search finds Chinese words and the API reference opens', async ({
  tab: page,
  folder,
  browserErrors
}) => {
  await open(page, folder, '/table/start/install')
  await page.$eval('header button[aria-keyshortcuts]', button => (button as HTMLElement).click())
  const field = await page.waitForSelector('dialog [role="combobox"]')
  await field!.type('表单校验')
  await page.waitForFunction(() => document.querySelector('dialog [role="option"]')?.textContent?.includes('表单校验'))
  await page.keyboard.press('Escape')
  await page.evaluate(() => (location.hash = '#/table/api?filterName=rowConfig.isHover'))
  await page.waitForSelector('[data-row="table.rowConfig.isHover"]')
  expect(browserErrors).toEqual([])
})

test('from a folder in Firefox, the upgrade check finds a renamed event', async ({
  tab: page,
  folder,
  browserErrors
}) => {
  await open(page, folder, '/upgrade/check?lang=en_US')
  const field = await page.waitForSelector('main textarea, main [contenteditable="true"]')
  await field!.click()
  await page.keyboard.type('<template><vxe-table @edit-actived="a" /></template>')
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button')]
      .find(({ innerText }) => innerText.startsWith('Check'))
      ?.click()
  )
  await hasText(page, 'edit-activated')
  expect(browserErrors).toEqual([])
})

/** Runs the attempts and returns the lines of the program. */
async function runAttacks(page: Page, folder: UnpackedFolder, list: Attack[]): Promise<string[]> {
  await page.goto(`${folder.start}#${await playgroundRoute(createAttackProgram(list))}`)
  return runAttackProgram(page)
}

/**
 * Results that differ if the page is a file: the browser refuses some attempts for any file before it reads a policy.
 */
const fileDifferences: [name: RegExp, sandboxed: string][] = [
  [/^prefetch from /, 'no result'],
  [/^base from /, 'error, base-uri'],
  [/^ping$/, 'undefined'],
  [/^fetch of a file$/, 'TypeError'],
  [/^frame of a file$/, 'error'],
  [/^leading the page to a file$/, 'TypeError']
]
const applyDifferences = (list: Attack[]): Attack[] =>
  list.map(attack => {
    const [, sandboxed] = fileDifferences.find(([name]) => name.test(attack.name)) ?? []
    return sandboxed === undefined ? attack : { ...attack, sandboxed }
  })

test('from a folder in Firefox, preview code cannot access the page, its storage, files or the network', async ({
  tab: page,
  folder,
  otherHost
}) => {
  const list = applyDifferences([
    // A page opened from a file has no host of its own.
    ...attacksInFirefox(await openTargets(otherHost, otherHost)),
    ...fileAttacks(folder.address)
  ])
  const dialogs: string[] = []
  page.on('dialog', dialog => void (dialogs.push(dialog.type()), dialog.accept('typed')))
  expect(await runAttacks(page, folder, list)).toEqual(expectedLines(list))
  expect(dialogs).toEqual([])
  expect(otherHost.requests).toEqual([])
})

test('from a folder in Firefox, preview code cannot navigate the page, open a window or send requests', async ({
  tab: page,
  folder,
  otherHost
}) => {
  const list = applyDifferences(navigationAttacksInFirefox(otherHost.origin))
  expect(await runAttacks(page, folder, list)).toEqual(expectedLines(list))
  expect(otherHost.requests).toEqual([])
  expect(page.url()).toContain(`${folder.start}#/playground?code=`)
})
