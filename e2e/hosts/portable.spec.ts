import { readFileSync, statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { archiveLimit } from '../../shared/portable-copy.ts'
import { addressOf, lendTreasures, outcomes, preview } from '../attack-run.ts'
import type { Attack } from '../attacks.ts'
import { attackProgram, attacks, departures, placesOf, told } from '../attacks.ts'
import { writeCode } from '../code-editor.ts'
import type { Host } from '../loopback-host.ts'
import { lendHost, openStranger } from '../loopback-host.ts'
import { takeNamed } from '../named-trouble.ts'
import { pages } from '../pages.ts'
import { acknowledgeNotices, expect, test as plain } from '../site.ts'
import { fileAttacks } from './file-attacks.ts'
import type { UnpackedFolder } from './unpacked-folder.ts'
import { archiveFile, unpackedFolder } from './unpacked-folder.ts'

/** The folder that opens by double click, in Chromium. Every test fails on trouble and on a request beyond the folder. */
const test = plain.extend<{ stranger: Host }, { folder: UnpackedFolder }>({
  cold: true,
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const folder = unpackedFolder()
      await use(folder)
      folder.remove()
    },
    { scope: 'worker' }
  ],
  baseURL: async ({ folder }, use) => use(folder.address),
  // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
  stranger: ({}, use) => lendHost(openStranger(), use),
  open: async ({ page, trouble, folder }, use) => {
    await acknowledgeNotices(page)
    page.on('request', request => {
      const url = request.url()
      if (!/^(blob|data):/.test(url) && !url.startsWith(folder.address))
        trouble.push(`request beyond the folder: ${url}`)
    })
    await use(async path => {
      await page.goto('about:blank')
      await page.goto(`${folder.start}#${path}`)
      await page.locator('main h1, [data-status]').first().waitFor()
      await page.waitForFunction(() => !('__appIsThere' in window))
    })
  }
})

// One folder for all of them.
test.describe.configure({ mode: 'default' })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/**
 * One time in six Chromium gives a document from a file what was stored before the last change, also to a bare page of
 * two lines.
 */
async function reloadWithStored(page: Page): Promise<void> {
  const stored = () => page.evaluate(() => Object.entries(localStorage).toSorted())
  const kept = await stored()
  for (let tries = 0; tries < 8; tries += 1) {
    await page.reload()
    if (JSON.stringify(await stored()) === JSON.stringify(kept)) return
    await page.evaluate(entries => entries.forEach(([key, value]) => localStorage.setItem(key, value)), kept)
  }
  throw new Error('The browser keeps nothing of what is stored.')
}

const component = (body: string) => `<template>\n  <p id="out">${body}</p>\n</template>\n`

test('the archive is one folder with its start page at the top, small enough to be handed on', () => {
  const names = Object.keys(unzipSync(readFileSync(archiveFile), { filter: () => true }))
  expect(new Set(names.map(name => name.split('/')[0]))).toEqual(new Set(['vxe-table-3.8-docs']))
  expect(names).toContain('vxe-table-3.8-docs/start.html')
  expect(statSync(archiveFile).size).toBeLessThanOrEqual(archiveLimit)
})

test('the start page shows the first page, and links lead on and back', async ({ page, open }) => {
  await open('')
  await expect(title(page)).toHaveText('安装')
  await page.getByRole('link', { name: '按需引入' }).first().click()
  await expect(title(page)).toHaveText('按需引入')
  await page.goBack()
  await expect(title(page)).toHaveText('安装')
})

test('a demo runs, shows its source and is edited where it stands', async ({ page, demo }) => {
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

test('the search finds Chinese words, other spellings of them, and members', async ({ page, open }) => {
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

test('the reference of a component stands there, and its members open', async ({ page, open }) => {
  await open('/table/api')
  await expect(page.locator('[data-row="table.sortConfig"]')).toBeVisible()
  await open('/table/renderer/api')
  await expect(page.locator('main [role="row"]').first()).toBeVisible()
})

test('the playground compiles, runs, logs and says what is wrong', async ({ page, open }) => {
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

test('a demo runs beside the newest version, and one with packages of others', async ({ page, open }) => {
  await open('/playground?demo=table/base/sort/sort-by-header&compare=3.21.6')
  for (const side of ['documented', 'newest'])
    await expect(
      page.locator(`[data-side="${side}"]`).frameLocator('iframe:not([inert])').locator('.vxe-body--row').first()
    ).toBeVisible()
  await open(
    await addressOf(
      "<template><p id=\"out\">{{ day }}</p></template>\n<script>\nimport moment from 'moment'\nexport default { data: () => ({ day: moment('2024-12-01').format('DD.MM.YYYY') }) }\n</script>\n"
    )
  )
  await expect(preview(page).locator('#out')).toHaveText('01.12.2024')
})

test('an endless loop is stopped and explained, and the page stays alive', async ({ page, open }) => {
  await open('/playground?demo=table/base/sort/sort-by-header')
  await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
  await writeCode(
    page,
    '<template><p/></template>\n<script>\nexport default { mounted () { for (;;) {} } }\n</script>\n'
  )
  await expect(page.getByText(/死循环|没有响应/).first()).toBeVisible({ timeout: 30_000 })
})

test('a page with the library inside is saved, and a project', async ({ page, open }) => {
  await open('/playground?demo=table/base/sort/sort-by-header')
  await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
  const save = async (name: RegExp) => {
    const waiting = page.waitForEvent('download')
    await page.getByText('导出', { exact: true }).click()
    await page.getByRole('button', { name }).click()
    return readFileSync(await (await waiting).path())
  }
  const html = String(await save(/^HTML，包含/))
  expect(html).toContain('<!doctype html>')
  expect(html.length).toBeGreaterThan(500_000)
  const names = Object.keys(unzipSync(await save(/Vite/)))
  expect(names.some(name => name.endsWith('package.json'))).toBe(true)
})

test('code is checked for an upgrade in workers', async ({ page, open }) => {
  await open('/upgrade/check')
  await page
    .getByRole('textbox', { name: '粘贴代码' })
    .fill('<template><vxe-table @cell-context-menu="a" /></template>\n')
  await expect(page.getByRole('listitem').filter({ hasText: '@cell-menu' })).toContainText('自动修改')
  await open('/upgrade/diff')
  await expect(page.locator('main article select').first()).toBeVisible()
})

test('the theme editor reads the colours of the library', async ({ page, open }) => {
  await open('/table/start/theme')
  await expect(page.locator('main input[type="color"]').first()).toHaveValue('#409eff')
})

test('the text of a page is copied, and its link opens it', async ({ page, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/table/base/sort')
  await page.getByRole('button', { name: '复制为 Markdown' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# 排序\n/)
})

test('other languages and the dark theme are chosen, and a reload keeps them where the browser allows it', async ({
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
  await reloadWithStored(page)
  await expect(title(page)).toHaveText('Sorting')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.locator('header select:has([value="zh_TC"])').selectOption('zh_TC')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
})

test('where storage is switched off everything is there for the visit', async ({ page, open }) => {
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

test('"Use offline" says that nothing is left to do', async ({ page, open }) => {
  await open('')
  await page.getByRole('button', { name: '资源' }).click()
  await page.getByRole('button', { name: '离线使用…' }).click()
  await expect(page.getByRole('dialog')).toContainText('此文档从文件夹打开')
})

test('every page opens, in every language', async ({ page, open }) => {
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

const policy = /violates the following Content Security Policy directive/
const announced = /^request (to another host|failed|beyond the folder): /

/** The address that stays in place of the forbidden one is a file, which the browser refuses before it reads a policy. */
const fromFile = (attack: Attack): Attack =>
  attack.name.startsWith('base from') ? { ...attack, walled: 'error, base-uri' } : attack

test('code in the preview reaches neither the page, nor its storage, nor a file, nor the network', async ({
  page,
  context,
  open,
  folder,
  stranger,
  trouble
}) => {
  const list = [...attacks(await placesOf(stranger, stranger)).map(fromFile), ...fileAttacks(folder.address)]
  const happened = await lendTreasures(context, page)
  await open(await addressOf(attackProgram(list)))
  await page.evaluate(() => navigator.clipboard.writeText('copied'))
  expect(await outcomes(page)).toEqual(told(list))
  expect(happened).toEqual([])
  expect(stranger.asked).toEqual([])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('copied')
  await takeNamed(trouble, policy, announced, /^console (error|warning): /)
})

test('neither the page nor a new window can be navigated, and nothing is sent', async ({
  page,
  open,
  stranger,
  trouble
}) => {
  const list = departures(stranger.origin)
  await open(await addressOf(attackProgram(list)))
  const address = page.url()
  expect(await outcomes(page)).toEqual(told(list))
  expect(stranger.asked).toEqual([])
  expect(page.url()).toBe(address)
  await takeNamed(trouble, policy, announced, /^console (error|warning): /)
})

const leaver = async (place: string): Promise<string> =>
  addressOf(
    `<template><p id="out">here</p></template>\n<script>\nexport default { mounted () { setTimeout(() => { location.href = ${JSON.stringify(place)} }, 300) } }\n</script>\n`
  )

test('a preview that leaves for a stranger takes nothing along and is taken away', async ({
  page,
  open,
  stranger,
  trouble
}) => {
  await open(await leaver(`${stranger.origin}/planted/page?by=leaving`))
  await expect(page.getByText('试图让预览跳转').first()).toBeVisible()
  await expect(page.locator('iframe:not([inert])')).toHaveCount(0)
  expect(stranger.asked).toEqual([])
  await takeNamed(trouble, policy)
})

test('a preview that leaves for a file stays where it is', async ({ page, open, folder, trouble }) => {
  const refused = page.waitForEvent('console', message => message.text().startsWith('Not allowed to load local'))
  await open(await leaver(folder.start))
  await refused
  await expect(preview(page).locator('#out')).toHaveText('here')
  await takeNamed(trouble, /^console error: Not allowed to load local resource: file:/)
})
