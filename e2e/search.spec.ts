import { expectErrors } from './expect-errors.ts'
import { openSearch, searchBox, searchHits } from './search-box.ts'
import { expect, test } from './site.ts'

test(
  'Ctrl+K opens the search, a query shows hits, and Enter opens the first one',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open('/table/start/install')
    await openSearch(page)
    await searchBox(page).fill('按多列排序')
    await expect(searchHits(page).first()).toContainText('排序')
    await expect(searchHits(page).locator('mark').first()).toHaveText(/排序/)
    await expect(page.getByRole('dialog').getByRole('group', { name: '最佳匹配', exact: true })).toContainText(
      '按多列排序'
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/table\/base\/sort/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('排序')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
)

test('the search shows the best hits as ranked, the page with the typed title first, then groups', async ({
  page,
  open
}) => {
  await open('/table/start/install')
  await openSearch(page)
  for (const [query, href] of [
    ['合并单元格', '#/table/advanced/mergeCell'],
    ['固定列', '#/table/base/fixed'],
    ['编辑结束事件', '#/table/api?filterName=%40edit-closed']
  ] as const) {
    await searchBox(page).fill(query)
    await expect(searchHits(page).first()).toHaveAttribute('href', href)
    await expect(
      page
        .getByRole('dialog')
        .getByRole('group')
        .filter({ has: page.getByRole('option') })
        .first()
    ).toHaveAccessibleName('最佳匹配')
  }
  await expect(page.getByRole('group', { name: '最佳匹配' }).getByRole('option')).toHaveCount(5)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('group', { name: '最佳匹配' })).toHaveCount(0)
  await expect(searchHits(page).first()).toContainText('编辑事件')
})

test('the search hit for offline use opens its dialog, the hit for the playground opens the playground', async ({
  page,
  open
}) => {
  await open('/table/start/install?lang=en_US')
  await openSearch(page)
  await searchBox(page).fill('download docs')
  await expect(searchHits(page).first()).toContainText('Use offline')
  await page.keyboard.press('Enter')
  await expect(searchBox(page)).toHaveCount(0)
  const dialog = page.getByRole('dialog', { name: 'Use offline' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await openSearch(page)
  await searchBox(page).fill('offline')
  await searchHits(page).first().click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await openSearch(page)
  await searchBox(page).fill('playground')
  await expect(searchHits(page).first()).toContainText('Playground')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/playground/)
})

test('a slash opens the search outside of text fields', async ({ page, open }) => {
  await open('/table/start/install')
  await page.getByLabel('筛选导航').press('/')
  await expect(page.getByLabel('筛选导航')).toHaveValue('/')
  await page.locator('main h1').click()
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('')
})

test('arrow keys select a search hit, Ctrl+Enter opens the hit in a tab, Escape closes the search', async ({
  page,
  open,
  context
}) => {
  await open('/table/start/install?lang=en_US')
  const button = page.getByRole('button', { name: 'Search docs, demos, API' })
  await button.click()
  await searchBox(page).fill('sort')
  await expect(searchHits(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(searchHits(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(searchBox(page)).toHaveAttribute(
    'aria-activedescendant',
    (await searchHits(page).nth(1).getAttribute('id')) ?? 'none'
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(searchHits(page).last()).toHaveAttribute('aria-selected', 'true')
  const tab = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await (await tab).close()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('the page behind the open search is inert, and a click beside the dialog only closes the dialog', async ({
  page,
  open
}) => {
  await open('/table/base/sort')
  const button = page.getByRole('button', { name: '搜索文档、示例、API' })
  await button.click()
  await expect(searchBox(page)).toBeFocused()
  // The dialog has one other tab stop, so four steps go around.
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab')
    // The body is the active element while the focus is in the browser window itself.
    expect(
      await page.evaluate(() => document.activeElement?.closest('body > :not(#app), #app > :not(dialog)'))
    ).toBeNull()
  }
  expect(await page.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null)).toBe(true)
  const link = await page.locator('header a').first().boundingBox()
  await page.mouse.click(link!.x + link!.width / 2, link!.y + link!.height / 2)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => document.querySelector('[inert]'))).toBeNull()
  await expect(page).toHaveURL(/#\/table\/base\/sort$/)
  await expect(button).toBeFocused()
})

test('the search opens above another open dialog', async ({ page, open }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await open('/table/base/sort')
  await page.getByRole('button', { name: '打开导航' }).click()
  await page.keyboard.press('Control+k')
  await searchBox(page).fill('分页')
  const hit = page
    .locator('dialog', { has: searchBox(page) })
    .getByRole('option')
    .first()
  await expect(hit).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(searchBox(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test(
  'the search finds a member in any spelling, and the hit links to the API row',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open('/table/start/install')
    await openSearch(page)
    for (const query of ['row-config.isHover', 'rowConfig.isHover', 'ROWCONFIG.ISHOVER']) {
      await searchBox(page).fill(query)
      await expect(searchHits(page).first()).toContainText('row-config.isHover')
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/table\/api\?filterName=rowConfig\.isHover/)
    await expect(page.getByRole('row', { selected: true }).or(page.locator('[role=row][aria-current]'))).toContainText(
      'isHover'
    )
  }
)

test('a search query with a missing letter finds hits and shows the corrected query', async ({ page, open }) => {
  await open('/table/start/install')
  await openSearch(page)
  await searchBox(page).fill('sortConfg')
  await expect(page.getByRole('dialog')).toContainText('已按“sortconfig”搜索')
  await expect(searchHits(page).first()).toContainText('sort-config')
})

test('search queries in pinyin and in Traditional Chinese find hits, with a file loaded for such queries only', async ({
  page,
  open
}) => {
  const requestedUrls: string[] = []
  page.on('request', request => requestedUrls.push(request.url()))
  const spellings = () => requestedUrls.filter(url => url.includes('-spellings.')).length
  await open('/table/start/install')
  await openSearch(page)
  await searchBox(page).fill('排序')
  await expect(searchHits(page).first()).toContainText('排序')
  expect(spellings()).toBe(0)
  await searchBox(page).fill('paixu')
  await expect(page.getByRole('dialog')).toContainText('已按“排序”搜索')
  await expect(searchHits(page).first()).toContainText('排序')
  await searchBox(page).fill('儲存格')
  await expect(page.getByRole('dialog')).toContainText('已按“单元格”搜索')
  expect(spellings()).toBeLessThanOrEqual(1)
})

test('if the spellings fail to load, a search query in pinyin finds nothing', async ({ page, open, browserErrors }) => {
  await page.route('**/static/search/*-spellings.*', route => route.abort())
  await open('/table/start/install')
  await openSearch(page)
  await searchBox(page).fill('paixu')
  await expect(page.getByRole('dialog')).toContainText('没有找到与“paixu”匹配的内容')
  await expectErrors(browserErrors, /^request failed: \S+-spellings\.\w+\.json$/)
})

test('a search for a typical question finds a page that has other words', { tag: '@quick' }, async ({ page, open }) => {
  await open('/table/start/install')
  await openSearch(page)
  // The questions load in the background and count from the next key on.
  await expect(async () => {
    await searchBox(page).fill('弹窗里打开表格挤成一')
    await searchBox(page).fill('弹窗里打开表格挤成一团')
    await expect(searchHits(page).first()).toContainText('自适应', { timeout: 1000 })
  }).toPass()
})

test('a search that is faster than the questions has the same hits once they have loaded', async ({ page, open }) => {
  let respond = () => {}
  const held = new Promise<void>(resolve => (respond = resolve))
  await page.route('**/static/search/*-leads.*', async route => {
    await held
    await route.continue()
  })
  await open('/table/start/install')
  await openSearch(page)
  await searchBox(page).fill('添加列 可编辑')
  await expect(searchHits(page).first()).toBeVisible()
  const count = page.getByRole('dialog').getByRole('status')
  const before = await count.textContent()
  respond()
  await expect(count).not.toHaveText(before!)
  const after = (await count.textContent())!
  await searchBox(page).fill('')
  await searchBox(page).fill('添加列 可编辑')
  await expect(count).toHaveText(after)
  await expect(searchHits(page).first()).toContainText('点击编辑')
})

test('if the questions fail to load, the search finds hits by words', async ({ page, open, browserErrors }) => {
  await page.route('**/static/search/*-leads.*', route => route.abort())
  await open('/table/start/install')
  await openSearch(page)
  await searchBox(page).fill('按多列排序')
  await expect(searchHits(page).first()).toContainText('排序')
  await expectErrors(browserErrors, /^request failed: \S+-leads\.\w+\.json$/)
})

test('Tab and Shift+Tab switch the scope of the search', async ({ page, open }) => {
  await open('/table/start/install')
  await openSearch(page)
  await searchBox(page).fill('排序')
  await expect(searchHits(page).first()).toBeVisible()
  const scope = page.getByRole('group', { name: '切换范围' })
  await page.keyboard.press('Tab')
  await expect(scope.getByRole('button', { name: /页面/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('dialog').getByRole('group', { name: 'API', exact: true })).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(scope.getByRole('button', { name: /全部/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(searchBox(page)).toBeFocused()
})

test('a search query without hits is shown in the message, or hits in the other language are offered', async ({
  page,
  open
}) => {
  await open('/table/start/install')
  await openSearch(page)
  await searchBox(page).fill('qqqzzz')
  await expect(page.getByRole('dialog').locator('mark')).toHaveText('qqqzzz')
  await searchBox(page).fill('handy in the console')
  await expect(page.getByRole('group', { name: '英文结果' })).toBeVisible()
})

test('a search query without hits offers similar names and a link to report the query', async ({ page, open }) => {
  await open('/table/start/install')
  await openSearch(page)
  await searchBox(page).fill('getEditKells')
  const near = page.getByRole('group', { name: '名称相近的结果' })
  await expect(near).toContainText('getEditRecord')
  await expect(page.getByRole('dialog').getByRole('link', { name: '报告缺少的内容' })).toHaveAttribute(
    'href',
    /issues\/new\?title=.*getEditKells/
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\?filterName=/)
})

test('the first letter of a search query shows no "not found" message before the hits', async ({ page, open }) => {
  await open('/table/start/install')
  await openSearch(page)
  const list = page.getByRole('listbox')
  await list.evaluate(element => {
    new MutationObserver(() => element.textContent?.includes('没有找到') && (element.dataset.claimed = 'true')).observe(
      element,
      { subtree: true, childList: true, characterData: true }
    )
  })
  await page.keyboard.insertText('排')
  await expect(list.locator('[role=option] mark').first()).toHaveText('排')
  await expect(list).not.toHaveAttribute('data-claimed')
})

test('an address with a search query opens the search, and closing the search removes the query', async ({
  page,
  open
}) => {
  await open('/table/base/sort?search=isHover&lang=en_US')
  await expect(searchBox(page)).toHaveValue('isHover')
  await expect(searchHits(page).first()).toContainText('row-config.isHover')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/#\/table\/base\/sort\?lang=en_US$/)
})

test('recent searches are listed, repeated and cleared', async ({ page, open }) => {
  await open('/table/start/install')
  await openSearch(page)
  await searchBox(page).fill('懒加载')
  await expect(searchHits(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openSearch(page)
  const recent = page.getByRole('group', { name: '最近搜索' })
  await expect(recent.getByRole('option')).toHaveText(['懒加载'])
  await page.keyboard.press('Enter')
  await expect(searchBox(page)).toHaveValue('懒加载')
  await searchBox(page).fill('')
  await recent.getByRole('button', { name: '清除记录' }).click()
  await expect(recent).toHaveCount(0)
})

test('the search is in the language of the page', async ({ page, open }) => {
  await open('/table/start/install?lang=zh_TC')
  await openSearch(page)
  await searchBox(page).fill('篩選')
  await expect(searchHits(page).first()).toContainText('篩選')
  await expect(page.getByRole('group', { name: '頁面', exact: true })).toBeVisible()
})

test('if the search data fails to load, an error is shown, and the next key loads the data', async ({
  page,
  open,
  browserErrors
}) => {
  let broken = true
  await page.route('**/static/search/*.json', route => (broken ? route.abort() : route.continue()))
  await open('/table/start/install')
  await openSearch(page)
  await searchBox(page).fill('排')
  await expect(page.getByRole('alert')).toContainText('搜索加载失败')
  broken = false
  await searchBox(page).fill('排序')
  await expect(searchHits(page).first()).toContainText('排序')
  await expectErrors(
    browserErrors,
    /^request failed: \S+\/static\/search\/zh\.\w+\.json$/,
    /^console error: Failed to load resource: net::ERR_FAILED$/
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('the search fills the window, and its hits have the minimum height of touch targets', async ({ page, open }) => {
    await open('/table/start/install')
    await page.getByRole('button', { name: '搜索文档、示例、API' }).click()
    await searchBox(page).fill('排序')
    await expect(searchHits(page).first()).toBeVisible()
    expect(await page.getByRole('dialog').evaluate(dialog => [dialog.clientWidth, dialog.scrollWidth])).toEqual([
      375, 375
    ])
    for (const hit of await searchHits(page).all()) expect((await hit.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await searchHits(page).first().click()
    await expect(page).toHaveURL(/#\/table\/base\/sort/)
  })
})
