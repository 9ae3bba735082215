import { expect, test } from './site.ts'

test('a new page starts at its top with the focus on its heading, going back finds the old place', async ({
  page,
  open
}) => {
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
})

const meanwhile = [
  { act: 'opens the search', keeps: 'dialog[open] input' },
  { act: 'goes to the filter', keeps: 'nav input' }
] as const

for (const { act, keeps } of meanwhile) {
  test(`who ${act} while a page arrives keeps the focus there`, async ({ page, open }) => {
    await open('/table/base/basic')
    await page.evaluate<void, Act>(actOnArrival, act)
    // The page tells its entry of the history where it stands after it has given the focus away.
    await page.waitForFunction(() => history.state?.scroll !== undefined)
    await expect(page.locator(keeps)).toBeFocused()
  })
}

test('a page that is left with its first frame leaves its place to no other', async ({ page, open }) => {
  await open('/table/base/basic')
  await page.evaluate<void, Act>(actOnArrival, 'goes on')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('排序')
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

type Act = (typeof meanwhile)[number]['act'] | 'goes on'

/** Runs in the page: goes to another, and does something as soon as it stands in the document, before it is on the screen. */
async function actOnArrival(act: Act): Promise<void> {
  const acts = {
    'opens the search': () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true })),
    'goes to the filter': () => document.querySelector<HTMLElement>('nav input')!.focus(),
    'goes on'() {
      window.scrollTo(0, 300)
      // The browser tells of the new address in a task of its own.
      requestAnimationFrame(() => (location.hash = '#/table/base/sort'))
    }
  }
  const arrived = new Promise<void>(done => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main [data-page="/table/start/install"]')) return
      observer.disconnect()
      acts[act]()
      done()
    }).observe(document.body, { subtree: true, childList: true })
  })
  location.hash = '#/table/start/install'
  await arrived
}

test('a link is followed within its press, and its page is in the next frame', async ({ page, open }) => {
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
})

test('a link is left to the browser where the press asks for another tab', async ({ page, open, context }) => {
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

test('a link that leads elsewhere or is to be saved is left to the browser', async ({ page, open }) => {
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

test('another page writes nothing that would style the whole document anew', async ({ page, open }) => {
  await open('/table/base/border')
  await page.evaluate(() => {
    const written: (string | null)[] = []
    new MutationObserver(records => written.push(...records.map(({ attributeName }) => attributeName))).observe(
      document.documentElement,
      { attributes: true }
    )
    Object.assign(window, { written })
  })
  await page.evaluate(() => (location.hash = '#/table/base/filter'))
  await expect(page.locator('[data-page="/table/base/filter"] [data-state="running"]').first()).toBeVisible()
  expect(await page.evaluate(() => (window as Window & { written?: string[] }).written)).toEqual([])
})

test('what sticks to the window does not tear the article into layers', async ({ page, open, context }) => {
  await open('/table/start/install')
  const devtools = await context.newCDPSession(page)
  let layers: { drawsContent: boolean }[] = []
  await devtools.send('DOM.enable')
  devtools.on('LayerTree.layerTreeDidChange', ({ layers: now }) => (layers = now ?? layers))
  await devtools.send('LayerTree.enable')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 400)
  const drawn = () => layers.filter(({ drawsContent }) => drawsContent).length
  await expect.poll(drawn).toBeGreaterThan(3)
  // The window, the article, the sidebar and its title, the outline, the header; 23 if the article is torn.
  expect(drawn()).toBeLessThanOrEqual(8)
})

test('a link to a heading arrives at the heading', async ({ page, open }) => {
  await open('/table/base/sort#sort-on-server')
  await expect
    .poll(() => page.locator('#sort-on-server').evaluate(element => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(200)
})

test('a link to a demo arrives at the demo', async ({ page, open }) => {
  await open('/table/base/sort#demo-sort-two-columns')
  await expect(page.locator('[data-demo="sort-two-columns"]')).toBeInViewport()
})

test('the outline marks the heading in view', async ({ page, open }) => {
  await open('/table/base/sort')
  await page.locator('#related').evaluate(element => element.scrollIntoView())
  await expect(page.getByRole('complementary', { name: '本页内容' }).locator('[aria-current]')).toHaveText('常见问题')
})

test('titles of the window follow page and language', async ({ page, open }) => {
  await open('/table/base/sort')
  await expect(page).toHaveTitle('排序 · vxe-table 3.8')
  await page.getByLabel('选择语言').selectOption('en_US')
  await expect(page).toHaveTitle('Sorting · vxe-table 3.8')
})

test('previous and next walk through the sidebar', async ({ page, open }) => {
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

for (const [alias, path, title] of [
  ['/table/advanced/const', '/table/advanced/import', 'Import'],
  ['/table/advanced/customlWidthStorage', '/table/advanced/customWidthStorage', 'Stored settings and widths']
] as const)
  test(`the alias ${alias} leads to its page, with the query kept`, async ({ page, open }) => {
    await open(`${alias}?lang=en_US`)
    await expect(page).toHaveURL(url => url.hash === `#${path}?lang=en_US`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

test('the sidebar can be hidden where a guide is read, and comes back on a page without the button', async ({
  page,
  open
}) => {
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

test('a module page has no run link of its own, its demos have', async ({ page, open }) => {
  await open('/table/module/button')
  await expect(
    page.getByRole('complementary', { name: '本页内容' }).getByRole('link', { name: '在演练场打开' })
  ).toHaveCount(0)
  await expect(page.locator('[data-demo]').first().getByRole('link', { name: '在演练场打开' })).toBeVisible()
})
