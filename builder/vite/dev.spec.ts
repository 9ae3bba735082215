import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { SmallProject } from '../output/small-project.ts'
import { smallNav, smallProject } from '../output/small-project.ts'

/** Edits with `npm run dev` on a copy of a few pages: a saved change is on the screen without a reload. */
let project: SmallProject
let address = ''
let stop = () => {}

test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  project = smallProject([
    ...smallNav,
    { key: 'others', title: { zh: '其他', en: 'Others' }, under: '/integration', pages: ['element-ui'] }
  ])
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(project.root, 'builder/vite/dev.ts')], {
    cwd: project.root,
    env: { ...process.env, PORT: '0', UPSTREAM: '', NODE_ENV: 'development' }
  })
  stop = () => child.kill()
  address = await new Promise((resolve, reject) => {
    let output = ''
    const listen = (data: unknown) => {
      output += String(data)
      const [, url] = /Developing at (http\S+)/.exec(output) ?? []
      if (url) resolve(url)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', () => reject(new Error(output)))
  })
})

test.afterAll(() => {
  stop()
  project.end()
})

/** Opens a page and marks its document, so that a reload is noticed. */
async function open(page: Page, route: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('vxe-docs:upgrade-notice', 'read'))
  await page.goto(`${address}#${route}`)
  await page.locator('main[aria-busy="false"] h1').first().waitFor({ timeout: 120_000 })
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
}

const isTheSame = (page: Page) => page.evaluate(() => 'isTheSame' in window)

function change(name: string, edit: (text: string) => string): void {
  const before = project.read(name)
  const after = edit(before)
  expect(after, `the edit of ${name} changes something`).not.toBe(before)
  project.write(name, after)
}

const stage = (page: Page) => page.locator('[data-demo="sort-by-header"] [data-stage]')

test('a page opens, its demo runs, and its source is shown', async ({ page }) => {
  await open(page, '/table/base/sort?lang=en_US')
  await expect(stage(page).locator('.vxe-body--row').first()).toBeVisible({ timeout: 60_000 })
  await page.locator('[data-demo="sort-by-header"]').getByRole('button', { name: 'Show source' }).click()
  await expect(page.locator('[data-demo="sort-by-header"] pre')).toContainText('title="Name"')
})

test('a demo with a third-party package runs without errors', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await open(page, '/integration/element-ui?lang=en_US')
  const demo = page.locator('[data-demo="region-cascader"] [data-stage]')
  await demo.scrollIntoViewIfNeeded()
  await demo.locator('.vxe-body--row .vxe-body--column').nth(1).click({ timeout: 60_000 })
  await expect(demo.locator('.el-cascader')).toBeVisible()
  expect(errors).toEqual([])
})

test('a changed text is on the screen without a reload', async ({ page }) => {
  await open(page, '/table/base/sort?lang=en_US')
  change('content/table/base/sort/page.en.mdx', text => text.replace(/^---\n\n/m, '---\n\nFreshly written. '))
  await expect(page.getByText('Freshly written.').first()).toBeVisible()
  expect(await isTheSame(page)).toBe(true)
})

test('a changed template keeps the state of the demo, a changed script restarts it', async ({ page }) => {
  await open(page, '/table/base/sort?lang=en_US')
  const demo = 'content/table/base/sort/sort-by-header.vue'
  const first = stage(page).locator('.vxe-body--row').first()
  const unsorted = (await first.textContent())!
  await stage(page).locator('.vxe-sort--asc-btn').first().click()
  await expect(first).not.toHaveText(unsorted)
  const sorted = await first.textContent()
  change(demo, text => text.replace('<vxe-table', '<vxe-table data-fresh="yes"'))
  await expect(stage(page).locator('[data-fresh="yes"]').first()).toBeVisible()
  expect(await first.textContent()).toBe(sorted)
  change(demo, text => text.replace('samplePeople()', 'samplePeople().slice(0, 2)'))
  await expect(stage(page).locator('.vxe-body--row')).toHaveCount(2)
  expect(await isTheSame(page)).toBe(true)
})

test('a mistake is shown over the page until it is fixed', async ({ page }) => {
  await open(page, '/table/base/sort?lang=en_US')
  const file = 'content/table/base/sort/page.en.mdx'
  const before = project.read(file)
  change(file, text => text.replace('src="./sort-by-header.vue"', 'src="./missing.vue"'))
  await expect(page.locator('vite-error-overlay')).toContainText('there is no ./missing.vue beside the page')
  project.write(file, before.replace(/^---\n\n/m, '---\n\nFixed. '))
  await expect(page.getByText('Fixed.').first()).toBeVisible()
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
})

test('changed words of a demo are on the screen without a reload', async ({ page }) => {
  await open(page, '/table/base/sort?lang=en_US')
  await expect(stage(page)).toContainText('Name')
  change('content/_shared/words.en.json', text => text.replace('"姓名": "Name"', '"姓名": "Full name of it"'))
  await expect(stage(page)).toContainText('Full name of it')
  expect(await isTheSame(page)).toBe(true)
})

test('a changed message of the shell is on the screen', async ({ page }) => {
  await open(page, '/table/base/sort?lang=en_US')
  change('src/locale/messages.ts', text => text.replaceAll("'Show source'", "'Look inside'"))
  await expect(page.locator('[data-demo="sort-by-header"]').getByRole('button', { name: 'Look inside' })).toBeVisible({
    timeout: 60_000
  })
})

test('an added page is in the menu', async ({ page }) => {
  await open(page, '/table/base/sort?lang=en_US')
  for (const [language, title] of [
    ['zh', '新的一页'],
    ['en', 'A new page']
  ])
    project.write(
      `content/table/base/fresh/page.${language}.mdx`,
      `---\ntitle: ${title}\nkeywords: a\n---\n\n${title}.\n`
    )
  change('content/nav.ts', text => text.replace('"base/sort"', '"base/sort","base/fresh"'))
  await expect(page.getByRole('link', { name: 'A new page' }).first()).toBeVisible({ timeout: 60_000 })
})

test('the API responds, the search finds and the addresses of the specification exist', async ({ page, request }) => {
  const response = await request.get(new URL('api/npm/versions/vxe-table', address).href)
  expect(await response.json()).toMatchObject({ v3StableList: expect.arrayContaining(['3.8.6']) })
  const source = await request.get(new URL('example/js/table/base/sort/sort-by-header.vue', address).href)
  expect(await source.text()).toContain('<vxe-table')
  await open(page, '/table/base/sort?lang=en_US')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sort')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible({ timeout: 60_000 })
})
