import { demosOf, quick } from './pages.ts'
import { expect, test } from './site.ts'

test(
  'a new page is shown from its top with the focus on its heading, going back restores the scroll position',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open('/table/base/sort')
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.waitForFunction(() => history.state?.scroll > 800)
    await page.evaluate(() => (location.hash = '#/table/base/filter'))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('筛选')
    await expect(heading).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(heading).toHaveText('排序')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800)
  }
)

const focusActions = [
  { act: 'opens the search', keeps: 'dialog[open] input' },
  { act: 'goes to the filter', keeps: 'nav input' }
] as const

for (const { act: action, keeps: focusedSelector } of focusActions) {
  test(`if a reader ${action} while a page loads, the focus is not moved to the heading`, async ({ page, open }) => {
    await open('/table/base/basic')
    await page.evaluate<void, ArrivalAction>(actOnArrival, action)
    // The history entry gets its scroll position after the page has set the focus.
    await page.waitForFunction(() => history.state?.scroll !== undefined)
    await expect(page.locator(focusedSelector)).toBeFocused()
  })
}

test('leaving a page in its first frame does not change the scroll position of the next page', async ({
  page,
  open
}) => {
  await open('/table/base/basic')
  await page.evaluate<void, ArrivalAction>(actOnArrival, 'goes on')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('排序')
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

type ArrivalAction = (typeof focusActions)[number]['act'] | 'goes on'

/** Runs in the page. Navigates to another page and acts as soon as it is in the document, before it is painted. */
async function actOnArrival(act: ArrivalAction): Promise<void> {
  const actions = {
    'opens the search': () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true })),
    'goes to the filter': () => document.querySelector<HTMLElement>('nav input')!.focus(),
    'goes on'() {
      window.scrollTo(0, 300)
      // The browser fires `hashchange` in a task of its own.
      requestAnimationFrame(() => (location.hash = '#/table/base/sort'))
    }
  }
  const arrived = new Promise<void>(done => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main [data-page="/table/start/install"]')) return
      observer.disconnect()
      actions[act]()
      done()
    }).observe(document.body, { subtree: true, childList: true })
  })
  location.hash = '#/table/start/install'
  await arrived
}

test(
  'a click on a link navigates synchronously, and the next frame shows the page',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open('/table/base/filter')
    await open('/table/base/sort')
    const next = page.evaluate(
      () =>
        new Promise(done =>
          addEventListener('click', () => requestAnimationFrame(() => done([location.hash, document.title])), {
            once: true
          })
        )
    )
    await page.locator('nav a[href$="/table/base/filter"]').first().click()
    expect(await next).toEqual(['#/table/base/filter', expect.stringContaining('筛选')])
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveTitle(/排序/)
  }
)

test('a Ctrl+click on a link opens the page in a browser tab', async ({ page, open, context }) => {
  await open('/table/base/sort')
  const tab = context.waitForEvent('page')
  await page
    .locator('nav a[href$="/table/base/filter"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await tab).toHaveURL(/\/table\/base\/filter$/)
  await (await tab).close()
  await expect(page).toHaveTitle(/排序/)
})

test('clicks with a target, a download, another site or a modifier keep the default action of the browser', async ({
  page,
  open
}) => {
  await open('/table/base/sort')
  const followed = await page.evaluate(() => {
    const press = (attributes: Partial<HTMLAnchorElement>, init: MouseEventInit = {}) => {
      const link = Object.assign(document.createElement('a'), { href: '#/table/base/filter' }, attributes)
      document.body.append(link)
      let isFollowed = false
      const listen = (event: MouseEvent) => {
        isFollowed = event.defaultPrevented
        event.preventDefault()
      }
      addEventListener('click', listen, { once: true })
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
      link.remove()
      return isFollowed
    }
    return {
      target: press({ target: '_blank' }),
      download: press({ download: 'page' }),
      anotherSite: press({ href: 'https://example.com/#/table/base/filter' }),
      here: press({ href: location.hash }),
      shift: press({}, { shiftKey: true }),
      secondButton: press({}, { button: 1 }),
      plain: press({})
    }
  })
  expect(followed).toEqual({
    target: false,
    download: false,
    anotherSite: false,
    here: false,
    shift: false,
    secondButton: false,
    plain: true
  })
  await expect(page).toHaveTitle(/筛选/)
})

test('navigation changes no attribute of the root element', async ({ page, open }) => {
  await open('/table/base/border')
  await page.evaluate(() => {
    const changedAttributes: (string | null)[] = []
    new MutationObserver(records =>
      changedAttributes.push(...records.map(({ attributeName }) => attributeName))
    ).observe(document.documentElement, { attributes: true })
    Object.assign(window, { written: changedAttributes })
  })
  await page.evaluate(() => (location.hash = '#/table/base/filter'))
  await expect(page.locator('[data-page="/table/base/filter"] [data-state="running"]').first()).toBeVisible()
  expect(await page.evaluate(() => (window as Window & { written?: string[] }).written)).toEqual([])
})

test('a guide has at most eight compositing layers, despite its sticky elements', async ({ page, open, context }) => {
  await open('/table/start/install')
  const devtools = await context.newCDPSession(page)
  let layers: { drawsContent: boolean }[] = []
  await devtools.send('DOM.enable')
  devtools.on('LayerTree.layerTreeDidChange', ({ layers: now }) => (layers = now ?? layers))
  await devtools.send('LayerTree.enable')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 400)
  const countRenderedLayers = () => layers.filter(({ drawsContent }) => drawsContent).length
  await expect.poll(countRenderedLayers).toBeGreaterThan(3)
  // The layers are the window, the article, the sidebar and its title, the outline and the header; a split article
  // makes 23.
  expect(countRenderedLayers()).toBeLessThanOrEqual(8)
})

test('an address with a heading scrolls to the heading', async ({ page, open }) => {
  await open('/table/base/sort#sort-on-server')
  await expect
    .poll(() => page.locator('#sort-on-server').evaluate(element => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(200)
})

test('an address with a demo scrolls to the demo, with its heading below the header', async ({ page, open }) => {
  await open('/table/base/sort#demo-sort-on-title')
  await expect(page.locator('[data-demo="sort-on-title"]')).toBeInViewport({ ratio: 0.9 })
  const header = (await page.getByRole('banner').boundingBox())!
  const heading = page.getByRole('heading', { name: '点击整个表头排序' })
  await expect.poll(async () => (await heading.boundingBox())!.y - header.height).toBeGreaterThan(8)
})

test('the outline marks the heading in view', async ({ page, open }) => {
  await open('/table/base/sort')
  await page.locator('#related').evaluate(element => element.scrollIntoView())
  await expect(page.getByRole('complementary', { name: '本页内容' }).locator('[aria-current]')).toHaveText('常见问题')
})

test('the outline of a long guide lists its subheadings, and keeps the marked one in a low window', async ({
  page,
  open
}) => {
  await page.setViewportSize({ width: 1440, height: 420 })
  await open('/table/start/upgrade')
  const outline = page.getByRole('complementary', { name: '本页内容' })
  const section = outline.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^步骤 5/ }) })
  await expect(section.getByRole('listitem')).toHaveText(['修改图标', '修改颜色变量', '修改类名', '修改类型'])
  await page.locator('#classes').evaluate(element => element.scrollIntoView())
  const current = outline.locator('[aria-current]')
  await expect(current).toHaveText('修改类名')
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('the outline of a demo page leaves out the headings of its common problems', async ({ page, open }) => {
  await open('/table/base/sort')
  const outline = page.getByRole('complementary', { name: '本页内容' })
  await expect(outline.getByRole('listitem').last()).toHaveText('相关页面')
  expect(await outline.getByRole('listitem').count()).toBe(await page.locator('[data-prose] h2').count())
})

test('the window title follows the page and the language', async ({ page, open }) => {
  await open('/table/base/sort')
  await expect(page).toHaveTitle('排序 · vxe-table 3.8')
  await page.getByLabel('选择语言').selectOption('en_US')
  await expect(page).toHaveTitle('Sorting · vxe-table 3.8')
})

test('the links to the previous and next page follow the order of the sidebar', async ({ page, open }) => {
  await open('/table/base/sort')
  await page.getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL(/#\/table\/base\/filter$/)
  await page.getByRole('link', { name: '上一页' }).click()
  await expect(page).toHaveURL(/#\/table\/base\/sort$/)
})

test('the run link of a demo page opens its first demo in the playground', async ({ page, open }) => {
  await open('/table/base/sort')
  await page.getByRole('complementary', { name: '本页内容' }).getByRole('link', { name: '在演练场打开' }).click()
  await expect(page).toHaveURL(/#\/playground\?demo=table%2Fbase%2Fsort%2Fsort-by-header$/)
  await expect(page.frameLocator('iframe:not([inert])').locator('.vxe-body--row').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'sort-by-header.vue 的代码' })).toContainText('vxe-table')
})

for (const width of [1440, 1024, 375])
  test(`every kind of page with demos shows a run link at a width of ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [...quick, 'table/renderer/api', 'table/interceptor/api']) {
      const [firstDemo] = demosOf(path)
      if (!firstDemo) continue
      await open(`/${path}`)
      const links = page.locator(`a[href="#/playground?demo=${encodeURIComponent(firstDemo)}"]`)
      const ofPage = links.and(page.locator(':not([data-demo] *)')).filter({ visible: true })
      const hasRunLink = !/^table\/(start|module)\/|^[^/]+\/api$/.test(path)
      if (hasRunLink) await expect(ofPage.first(), path).toBeVisible()
      else await expect(ofPage, path).toHaveCount(0)
    }
  })

for (const [alias, path, title] of [
  ['/table/advanced/const', '/table/advanced/import', 'Import'],
  ['/table/advanced/customlWidthStorage', '/table/advanced/customWidthStorage', 'Stored settings and widths']
] as const)
  test(`the alias ${alias} redirects to its page with the query`, async ({ page, open }) => {
    await open(`${alias}?lang=en_US`)
    await expect(page).toHaveURL(url => url.hash === `#${path}?lang=en_US`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

test('a sidebar hidden on a guide is shown on a page without the hide button', async ({ page, open }) => {
  await open('/table/start/install')
  const hide = page.getByRole('banner').getByRole('button', { name: '隐藏侧栏' })
  const navigation = page.getByRole('navigation', { name: '导航' })
  await hide.click()
  await expect(navigation).toBeHidden()
  await open('/table/start/upgrade')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('升级指南')
  await expect(navigation).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /侧栏/ })).toHaveCount(0)
})

test('a module page has no run link in its outline, its demos have run links', async ({ page, open }) => {
  await open('/table/module/button')
  await expect(
    page.getByRole('complementary', { name: '本页内容' }).getByRole('link', { name: '在演练场打开' })
  ).toHaveCount(0)
  await expect(page.locator('[data-demo]').first().getByRole('link', { name: '在演练场打开' })).toBeVisible()
})
