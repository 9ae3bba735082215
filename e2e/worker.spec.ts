import type { RunningServer } from './start-servers.ts'
import { startWorker } from './start-servers.ts'
import { openSearch, searchBox, searchHits } from './search-box.ts'
import { expect, runningDemo, test as base } from './site.ts'

/** Tests of the site as the Worker serves it in workerd, from the first load on. */
const test = base.extend<object, { worker: RunningServer }>({
  cold: true,
  worker: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const worker = await startWorker()
      await use(worker)
      await worker.stop()
    },
    { scope: 'worker', timeout: 180_000 }
  ],
  baseURL: async ({ worker }, use) => use(worker.origin)
})

test(
  'a page, the search, a demo, the reference and the versions work on the Worker',
  { tag: '@quick' },
  async ({ page, open }) => {
    const versions = page.waitForResponse(/\/api\/npm\/versions\/vxe-table/)
    await open('/table/start/install')
    expect(await (await versions).json()).toMatchObject({ sp: true, v3StableList: expect.arrayContaining(['3.8.6']) })
    await openSearch(page)
    await searchBox(page).fill('按多列排序')
    await expect(searchHits(page).first()).toContainText('排序')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('排序')
    const stage = await runningDemo(page, 'sort-by-header')
    await stage.locator('.vxe-sort--asc-btn').first().click()
    await expect(stage.locator('.vxe-body--row').first()).toContainText('程之焕')
    await page.goto('/v3.8/#/table/api?filterName=rowConfig.isHover&lang=en_US')
    await expect(page.locator('[data-row="table.rowConfig.isHover"]')).toBeVisible()
  }
)

test('the playground runs a demo on the Worker', async ({ page, open }) => {
  await open('/playground?demo=table/base/sort/sort-by-header')
  await expect(page.frameLocator('iframe:not([inert])').locator('.vxe-body--row').first()).toBeVisible()
})
