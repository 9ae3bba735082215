import { readFileSync, statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { isAppReady } from '../boot.ts'
import { maxArchiveBytes } from '../../shared/portable-copy.ts'
import { playgroundRoute, exposeReaderData, runAttacks, preview } from '../run-attacks.ts'
import type { Attack } from '../attacks.ts'
import { createAttackProgram, attacks, navigationAttacks, openTargets, expectedLines } from '../attacks.ts'
import { writeCode } from '../code-editor.ts'
import type { LoopbackHost } from '../loopback-host.ts'
import { withHost, openOtherHost } from '../loopback-host.ts'
import { expectErrors } from '../expect-errors.ts'
import { pages } from '../pages.ts'
import { acknowledgeNotices, expect, test as base } from '../site.ts'
import { fileAttacks } from './file-attacks.ts'
import type { UnpackedFolder } from './unpack-archive.ts'
import { archiveFile, unpackArchive } from './unpack-archive.ts'

/**
 * Tests of the unpacked folder, opened as files in Chromium. Every test fails on browser errors and on a request
 * outside the folder.
 */
const test = base.extend<{ otherHost: LoopbackHost }, { folder: UnpackedFolder }>({
  cold: true,
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const folder = unpackArchive()
      await use(folder)
      folder.remove()
    },
    { scope: 'worker' }
  ],
  baseURL: async ({ folder }, use) => use(folder.address),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  otherHost: ({}, use) => withHost(openOtherHost(), use),
  open: async ({ page, browserErrors, folder }, use) => {
    await acknowledgeNotices(page)
    page.on('request', request => {
      const url = request.url()
      if (!/^(blob|data):/.test(url) && !url.startsWith(folder.address))
        browserErrors.push(`request beyond the folder: ${url}`)
    })
    await use(async path => {
      await page.goto('about:blank')
      await page.goto(`${folder.start}#${path}`)
      await page.locator('main h1, [data-status]').first().waitFor()
      await page.waitForFunction(isAppReady)
    })
  }
})

// All tests share one unpacked folder.
test.describe.configure({ mode: 'default' })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/**
 * Reloads until the stored values are those from before: in one of six reloads Chromium gives a document from a file
 * older values, even to a minimal page.
 */
async function reloadUntilRestored(page: Page): Promise<void> {
  const stored = () => page.evaluate(() => Object.entries(localStorage).toSorted())
  const expectedItems = await stored()
  for (let tries = 0; tries < 8; tries += 1) {
    await page.reload()
    if (JSON.stringify(await stored()) === JSON.stringify(expectedItems)) return
    await page.evaluate(entries => entries.forEach(([key, value]) => localStorage.setItem(key, value)), expectedItems)
  }
  throw new Error('The browser keeps nothing of what is stored.')
}

const component = (body: string) => `<template>\n  <p id="out">${body}</p>\n</template>\n`

test('the portable archive is one folder with start.html at the top, within the size limit', () => {
  const names = Object.keys(unzipSync(readFileSync(archiveFile), { filter: () => true }))
  expect(new Set(names.map(name => name.split('/')[0]))).toEqual(new Set(['vxe-table-3.8-docs']))
  expect(names).toContain('vxe-table-3.8-docs/start.html')
  expect(statSync(archiveFile).size).toBeLessThanOrEqual(maxArchiveBytes)
})

test('from a folder, the start page shows the first page, and links and the back button work', async ({
  page,
  open
}) => {
  await open('')
  await expect(title(page)).toHaveText('安装')
  await page.getByRole('link', { name: '按需引入' }).first().click()
  await expect(title(page)).toHaveText('按需引入')
  await page.goBack()
  await expect(title(page)).toHaveText('安装')
})

test('from a folder, a demo runs, shows its source and can be edited on its page', async ({ page, demo }) => {
  const stage = await demo('/table/base/sort', 'sort-by-header')
  await stage.locator('.vxe-sort--asc-btn').first().click()
  await expect(stage.locator('.vxe-body--row').first()).toContainText('程之焕')
  const block = page.locator('[data-demo="sort-by-header"]')
  await block.locator('button[aria-expanded]').first().click()
  await expect(block.locator('pre')).toContainText('<vxe-table')
  await block.getByRole('button', { name: '编辑', exact: true }).click()
  await writeCode(page, component('就地改过'), block)
  await expect(block.frameLocator('iframe:not([inert])').locator('#out')).toHaveText('就地改过')
})

test('from a folder, the search finds Chinese words, their pinyin and members', async ({ page, open }) => {
  await open('')
  await page.getByRole('button', { name: /搜索文档/ }).click()
  const field = page.getByRole('combobox', { name: '搜索' })
  await field.fill('biaodanjiaoyan')
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('表单校验')
  await field.fill('sortConfig')
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('sort-config')
  await field.fill('表单校验')
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('表单校验')
  await page.getByRole('dialog').getByRole('option').first().click()
  await expect(title(page)).toHaveText('表单校验')
})

test('from a folder, the references of a component and of the renderers open', async ({ page, open }) => {
  await open('/table/api')
  await expect(page.locator('[data-row="table.sortConfig"]')).toBeVisible()
  await open('/table/renderer/api')
  await expect(page.locator('main [role="row"]').first()).toBeVisible()
})

test('from a folder, the playground runs code and shows logs and the position of an error', async ({ page, open }) => {
  await open('/playground?demo=table/base/sort/sort-by-header')
  await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
  await writeCode(
    page,
    `${component('改过了')}<script>\nexport default { mounted () { console.log('说一句') } }\n</script>\n`
  )
  await expect(preview(page).locator('#out')).toHaveText('改过了')
  await expect(page.getByRole('log')).toContainText('说一句')
  await writeCode(page, '<template>\n  <p>{{ a b }}</p>\n</template>\n')
  await expect(page.getByText(/^sort-by-header\.vue:2/)).toBeVisible()
  await expect(preview(page).locator('#out')).toHaveText('改过了')
})

test('from a folder, a demo runs in both versions, and playground code runs with a third-party package', async ({
  page,
  open
}) => {
  await open('/playground?demo=table/base/sort/sort-by-header&compare=3.21.6')
  for (const side of ['documented', 'newest'])
    await expect(
      page.locator(`[data-side="${side}"]`).frameLocator('iframe:not([inert])').locator('.vxe-body--row').first()
    ).toBeVisible()
  await open(
    await playgroundRoute(
      "<template><p id=\"out\">{{ day }}</p></template>\n<script>\nimport moment from 'moment'\nexport default { data: () => ({ day: moment('2024-12-01').format('DD.MM.YYYY') }) }\n</script>\n"
    )
  )
  await expect(preview(page).locator('#out')).toHaveText('01.12.2024')
})

test('from a folder, an endless loop in the playground is stopped and explained', async ({ page, open }) => {
  await open('/playground?demo=table/base/sort/sort-by-header')
  await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
  await writeCode(
    page,
    '<template><p/></template>\n<script>\nexport default { mounted () { for (;;) {} } }\n</script>\n'
  )
  await expect(page.getByText(/死循环|没有响应/).first()).toBeVisible({ timeout: 30_000 })
})

test('from a folder, the playground exports a page with the library and a Vite project', async ({ page, open }) => {
  await open('/playground?demo=table/base/sort/sort-by-header')
  await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
  const save = async (name: RegExp) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出', exact: true }).click()
    await page.getByRole('button', { name }).click()
    return readFileSync(await (await download).path())
  }
  const html = String(await save(/^HTML，包含/))
  expect(html).toContain('<!doctype html>')
  expect(html.length).toBeGreaterThan(500_000)
  const names = Object.keys(unzipSync(await save(/Vite/)))
  expect(names.some(name => name.endsWith('package.json'))).toBe(true)
})

test('from a folder, the upgrade check finds a renamed event, and the version comparison opens', async ({
  page,
  open
}) => {
  await open('/upgrade/check')
  await page
    .getByRole('textbox', { name: '粘贴代码' })
    .fill('<template><vxe-table @cell-context-menu="a" /></template>\n')
  await expect(page.getByRole('listitem').filter({ hasText: '@cell-menu' })).toContainText('自动修改')
  await open('/upgrade/diff')
  await expect(page.locator('main article select').first()).toBeVisible()
})

test('from a folder, the theme editor shows the colors of the library', async ({ page, open }) => {
  await open('/table/start/theme')
  await expect(page.locator('main input[type="color"]').first()).toHaveValue('#409eff')
})

test('from a folder, the text of a page can be copied as Markdown', async ({ page, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/table/base/sort')
  await page.getByRole('button', { name: '复制为 Markdown' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# 排序\n/)
})

test('from a folder, language and theme can be changed, and survive a reload if the browser keeps stored values', async ({
  page,
  open
}) => {
  await open('/table/base/sort')
  const languages = page.getByRole('combobox', { name: '选择语言' })
  await languages.selectOption('en_US')
  await expect(title(page)).toHaveText('Sorting')
  await page.getByRole('button', { name: /theme/i }).click()
  await page.getByRole('button', { name: /theme/i }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await reloadUntilRestored(page)
  await expect(title(page)).toHaveText('Sorting')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.locator('header select:has([value="zh_TC"])').selectOption('zh_TC')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
})

test('from a folder without local storage, a demo runs and the language can be changed', async ({ page, open }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      }
    })
  )
  await open('/table/base/sort')
  await page.getByRole('dialog').getByRole('button').first().click()
  await expect(page.locator('[data-demo="sort-by-header"] .vxe-body--row').first()).toBeVisible()
  await page.locator('header select:has([value="zh_TC"])').selectOption('en_US')
  await expect(title(page)).toHaveText('Sorting')
})

test('from a folder, the offline dialog states that the documentation is opened from a folder', async ({
  page,
  open
}) => {
  await open('')
  await page.getByRole('button', { name: '离线使用…' }).click()
  await expect(page.getByRole('dialog')).toContainText('此文档从文件夹打开')
})

test('from a folder, every page opens in every language', async ({ page, open }) => {
  test.setTimeout(600_000)
  await open('')
  for (const language of ['zh_CN', 'zh_TC', 'en_US'])
    for (const path of pages) {
      await page.evaluate(hash => void (location.hash = hash), `#/${path}?lang=${language}`)
      await page.waitForFunction(
        path => document.querySelector(`main[aria-busy="false"] [data-page="/${path}"] h1`),
        path,
        { polling: 10, timeout: 20_000 }
      )
    }
})

const policyError = /violates the following Content Security Policy directive/
const announcedRequests = /^request (to another host|failed|beyond the folder): /

/** Without the forbidden base, the address resolves to a file, which the browser refuses before it reads a policy. */
const adaptToFile = (attack: Attack): Attack =>
  attack.name.startsWith('base from') ? { ...attack, sandboxed: 'error, base-uri' } : attack

test('from a folder, preview code cannot access the page, its storage, files or the network', async ({
  page,
  context,
  open,
  folder,
  otherHost,
  browserErrors
}) => {
  // A page opened from a file has no host of its own.
  const list = [...attacks(await openTargets(otherHost, otherHost)).map(adaptToFile), ...fileAttacks(folder.address)]
  const events = await exposeReaderData(context, page)
  await open(await playgroundRoute(createAttackProgram(list)))
  await page.evaluate(() => navigator.clipboard.writeText('copied'))
  expect(await runAttacks(page)).toEqual(expectedLines(list))
  expect(events).toEqual([])
  expect(otherHost.requests).toEqual([])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('copied')
  await expectErrors(browserErrors, policyError, announcedRequests, /^console (error|warning): /)
})

test('from a folder, preview code cannot navigate the page, open a window or send requests', async ({
  page,
  open,
  otherHost,
  browserErrors
}) => {
  const list = navigationAttacks(otherHost.origin)
  await open(await playgroundRoute(createAttackProgram(list)))
  const address = page.url()
  expect(await runAttacks(page)).toEqual(expectedLines(list))
  expect(otherHost.requests).toEqual([])
  expect(page.url()).toBe(address)
  await expectErrors(browserErrors, policyError, announcedRequests, /^console (error|warning): /)
})

const leavingProgram = async (place: string): Promise<string> =>
  playgroundRoute(
    `<template><p id="out">here</p></template>\n<script>\nexport default { mounted () { setTimeout(() => { location.href = ${JSON.stringify(place)} }, 300) } }\n</script>\n`
  )

test('from a folder, a preview that navigates to another host is removed and sends no request', async ({
  page,
  open,
  otherHost,
  browserErrors
}) => {
  await open(await leavingProgram(`${otherHost.origin}/planted/page?by=leaving`))
  await expect(page.getByText('试图让预览跳转').first()).toBeVisible()
  await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
  expect(otherHost.requests).toEqual([])
  await expectErrors(browserErrors, policyError)
})

test('from a folder, a preview cannot navigate to a file', async ({ page, open, folder, browserErrors }) => {
  const refusal = page.waitForEvent('console', message => message.text().startsWith('Not allowed to load local'))
  await open(await leavingProgram(folder.start))
  await refusal
  await expect(preview(page).locator('#out')).toHaveText('here')
  await expectErrors(browserErrors, /^console error: Not allowed to load local resource: file:/)
})
