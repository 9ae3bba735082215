import { test as base, expect } from '@playwright/test'
import type { Browser, Page } from 'puppeteer-core'
import { addressOf } from '../attack-run.ts'
import type { Attack } from '../attacks.ts'
import { attackProgram, placesOf, told } from '../attacks.ts'
import { attacksInFirefox, departuresInFirefox } from '../firefox-outcomes.ts'
import { hasText, openFirefox, openPage, programOutcomes } from '../firefox.ts'
import type { Host } from '../loopback-host.ts'
import { lendHost, openStranger } from '../loopback-host.ts'
import { fileAttacks } from './file-attacks.ts'
import type { UnpackedFolder } from './unpacked-folder.ts'
import { unpackedFolder } from './unpacked-folder.ts'

interface Fixtures {
  stranger: Host
  opened: { page: Page; trouble: string[] }
  tab: Page
}

/** The folder that opens by double click, in another engine. */
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
      const folder = unpackedFolder()
      await use(folder)
      folder.remove()
    },
    { scope: 'worker' }
  ],
  // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
  stranger: ({}, use) => lendHost(openStranger(), use),
  opened: async ({ firefox }, use) => {
    const { context, page, trouble } = await openPage(firefox)
    await use({ page, trouble })
    await context.close()
  },
  tab: async ({ opened }, use) => use(opened.page)
})

// One Firefox for all of them.
test.describe.configure({ mode: 'default' })

const open = async (page: Page, folder: UnpackedFolder, path: string): Promise<void> => {
  await page.goto(`${folder.start}#${path}`)
  await page.waitForSelector('main h1')
  await page.waitForFunction(() => !('__appIsThere' in window))
}

test('a demo runs and is sorted, and a link leads on', async ({ tab: page, folder, opened }) => {
  await open(page, folder, '/table/base/sort')
  const stage = '[data-demo="sort-by-header"] [data-stage]'
  await page.$eval(stage, element => element.scrollIntoView())
  await page.waitForSelector(`${stage}[data-state="running"] .vxe-sort--asc-btn`)
  await page.$eval(`${stage} .vxe-sort--asc-btn`, element => (element as HTMLElement).click())
  // It compares Chinese by its own language, which is English here.
  await page.waitForFunction(
    stage => document.querySelector(`${stage} .vxe-body--row`)?.textContent?.includes('周以宁'),
    {},
    stage
  )
  await page.evaluate(() => (location.hash = '#/table/start/install'))
  await page.waitForFunction(() => document.querySelector('main h1')?.textContent === '安装')
  expect(opened.trouble).toEqual([])
})

test('the search finds Chinese words, and the reference is there', async ({ tab: page, folder, opened }) => {
  await open(page, folder, '/table/start/install')
  await page.$eval('header button[aria-keyshortcuts]', button => (button as HTMLElement).click())
  const field = await page.waitForSelector('dialog [role="combobox"]')
  await field!.type('表单校验')
  await page.waitForFunction(() => document.querySelector('dialog [role="option"]')?.textContent?.includes('表单校验'))
  await page.keyboard.press('Escape')
  await page.evaluate(() => (location.hash = '#/table/api?filterName=rowConfig.isHover'))
  await page.waitForSelector('[data-row="table.rowConfig.isHover"]')
  expect(opened.trouble).toEqual([])
})

test('code is checked for an upgrade in workers', async ({ tab: page, folder, opened }) => {
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
  expect(opened.trouble).toEqual([])
})

/** Makes the attempts, and gives what the program wrote down. */
async function outcomes(page: Page, folder: UnpackedFolder, list: Attack[]): Promise<string[]> {
  await page.goto(`${folder.start}#${await addressOf(attackProgram(list))}`)
  return programOutcomes(page)
}

/** What differs where the page is a file: what the browser refuses to any file, it refuses before it reads a policy. */
const fromFile: [name: RegExp, walled: string][] = [
  [/^prefetch from /, 'silence'],
  [/^base from /, 'error, base-uri'],
  [/^ping$/, 'undefined'],
  [/^fetch of a file$/, 'TypeError'],
  [/^frame of a file$/, 'error'],
  [/^leading the page to a file$/, 'TypeError']
]
const inFolder = (list: Attack[]): Attack[] =>
  list.map(attack => {
    const [, walled] = fromFile.find(([name]) => name.test(attack.name)) ?? []
    return walled === undefined ? attack : { ...attack, walled }
  })

test('code in the preview reaches neither the page, nor its storage, nor a file, nor the network', async ({
  tab: page,
  folder,
  stranger
}) => {
  const list = inFolder([...attacksInFirefox(await placesOf(stranger, stranger)), ...fileAttacks(folder.address)])
  const happened: string[] = []
  page.on('dialog', dialog => void (happened.push(dialog.type()), dialog.accept('typed')))
  expect(await outcomes(page, folder, list)).toEqual(told(list))
  expect(happened).toEqual([])
  expect(stranger.asked).toEqual([])
})

test('neither the page nor a new window can be navigated, and nothing is sent', async ({
  tab: page,
  folder,
  stranger
}) => {
  const list = inFolder(departuresInFirefox(stranger.origin))
  expect(await outcomes(page, folder, list)).toEqual(told(list))
  expect(stranger.asked).toEqual([])
  expect(page.url()).toContain(`${folder.start}#/playground?code=`)
})
