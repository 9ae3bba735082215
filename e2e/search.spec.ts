import { takeNamed } from './named-trouble.ts'
import { openSearch, searchBox, searchHits } from './search-box.ts'
import { expect, test } from './site.ts'

test('Ctrl+K opens the search, what is typed is found, Enter leads there', async ({ page, open }) => {
  await open('/table/start/install')
  await openSearch(page)
  await searchBox(page).fill('按多列排序')
  await expect(searchHits(page).first()).toContainText('排序')
  await expect(searchHits(page).locator('mark').first()).toHaveText(/排序/)
  await expect(page.getByRole('dialog').getByRole('group', { name: '示例', exact: true })).toContainText('按多列排序')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/table\/base\/sort/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('排序')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a slash opens it where nobody types', async ({ page, open }) => {
  await open('/table/start/install')
  await page.getByLabel('筛选导航').press('/')
  await expect(page.getByLabel('筛选导航')).toHaveValue('/')
  await page.locator('main h1').click()
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('')
})

test('arrows choose, Ctrl+Enter opens a tab, Escape closes and gives the focus back', async ({
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

test('nothing behind the open search is reached, and a click beside it only closes it', async ({ page, open }) => {
  await open('/table/base/sort')
  const button = page.getByRole('button', { name: '搜索文档、示例、API' })
  await button.click()
  await expect(searchBox(page)).toBeFocused()
  // Its one other target, and round again.
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab')
    // The body has it when the turn is the browser's own window.
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

test('the search opens above a dialog that is open already', async ({ page, open }) => {
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

test('a member is found by any spelling, and leads to its row', async ({ page, open }) => {
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
})

test('one wrong letter is forgiven, and said', async ({ page, open }) => {
  await open('/table/start/install')
  await openSearch(page)
  await searchBox(page).fill('sortConfg')
  await expect(page.getByRole('dialog')).toContainText('已按“sortconfig”搜索')
  await expect(searchHits(page).first()).toContainText('sort-config')
})

test('a word is found by its sound and in the other script, with one small file, and only then', async ({
  page,
  open
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const spellings = () => asked.filter(url => url.includes('-spellings.')).length
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

test('without that file the search says what it finds without it', async ({ page, open, trouble }) => {
  await page.route('**/static/search/*-spellings.*', route => route.abort())
  await open('/table/start/install')
  await openSearch(page)
  await searchBox(page).fill('paixu')
  await expect(page.getByRole('dialog')).toContainText('没有找到与“paixu”匹配的内容')
  await takeNamed(trouble, /^request failed: \S+-spellings\.\w+\.json$/)
})

test('what readers ask leads to a page that says it in other words', async ({ page, open }) => {
  await open('/table/start/install')
  await openSearch(page)
  // Nobody waits for the questions: they count from the next key on.
  await expect(async () => {
    await searchBox(page).fill('弹窗里打开表格挤成一')
    await searchBox(page).fill('弹窗里打开表格挤成一团')
    await expect(searchHits(page).first()).toContainText('自适应', { timeout: 1000 })
  }).toPass()
})

test('without these questions the search finds by its records', async ({ page, open, trouble }) => {
  await page.route('**/static/search/*-leads.*', route => route.abort())
  await open('/table/start/install')
  await openSearch(page)
  await searchBox(page).fill('按多列排序')
  await expect(searchHits(page).first()).toContainText('排序')
  await takeNamed(trouble, /^request failed: \S+-leads\.\w+\.json$/)
})

test('Tab goes through the scopes', async ({ page, open }) => {
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

test('nothing found says so with the keyword marked, and offers the other language', async ({ page, open }) => {
  await open('/table/start/install')
  await openSearch(page)
  await searchBox(page).fill('qqqzzz')
  await expect(page.getByRole('dialog').locator('mark')).toHaveText('qqqzzz')
  await searchBox(page).fill('handy in the console')
  await expect(page.getByRole('group', { name: '英文结果' })).toBeVisible()
})

test('nothing found offers similar names and a way to report it', async ({ page, open }) => {
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

test('the first letter does not claim that nothing was found', async ({ page, open }) => {
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

test('an address with a search opens it, and closing takes the search out of the address', async ({ page, open }) => {
  await open('/table/base/sort?search=isHover&lang=en_US')
  await expect(searchBox(page)).toHaveValue('isHover')
  await expect(searchHits(page).first()).toContainText('row-config.isHover')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/#\/table\/base\/sort\?lang=en_US$/)
})

test('recent searches are offered, chosen and forgotten', async ({ page, open }) => {
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

test('the search speaks the reader’s language', async ({ page, open }) => {
  await open('/table/start/install?lang=zh_TC')
  await openSearch(page)
  await searchBox(page).fill('篩選')
  await expect(searchHits(page).first()).toContainText('篩選')
  await expect(page.getByRole('group', { name: '頁面', exact: true })).toBeVisible()
})

test('when the records do not arrive the dialog says so, and the next key tries again', async ({
  page,
  open,
  trouble
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
  await takeNamed(
    trouble,
    /^request failed: \S+\/static\/search\/zh\.\w+\.json$/,
    /^console error: Failed to load resource: net::ERR_FAILED$/
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('the search fills the window and its targets are large enough', async ({ page, open }) => {
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
