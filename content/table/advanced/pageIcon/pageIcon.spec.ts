import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/pageIcon'

test('the seven pager icons are replaced by custom CSS classes or by icons of the font', async ({ demo }) => {
  const stage = await demo(path, 'pager-icons')
  const pager = stage.locator('.vxe-pager')
  for (const name of ['first', 'back', 'prev', 'next', 'forth', 'last']) {
    await expect(pager.locator(`i.page-${name}`).first()).toHaveCSS('clip-path', /polygon/)
  }
  const dots = pager.locator('i.page-more').first()
  expect((await dots.boundingBox())!.width).toBeGreaterThan(4)
  await dots.hover()
  await expect(dots).toBeHidden()
  await stage.getByText('图标字体', { exact: true }).click()
  for (const name of ['home', 'square-left-fill', 'caret-left', 'dot', 'caret-right', 'square-right-fill', 'flag']) {
    await expect(pager.locator(`.vxe-icon-${name}`).first()).toBeAttached()
  }
  await expect(pager.locator('.page-first')).toHaveCount(0)
  await stage.getByText('内置', { exact: true }).click()
  await expect(pager.locator('.vxe-icon-flag')).toHaveCount(0)
})

test('the replaced icons go to other pages, and the icon for the last page is disabled only on the last page', async ({
  demo
}) => {
  const stage = await demo(path, 'pager-icons')
  const first = stage.locator('.vxe-body--row').first()
  const end = stage.getByTitle('末页', { exact: true })
  await expect(first).toContainText('10036')
  await stage.getByTitle('首页', { exact: true }).click()
  await expect(first).toContainText('10001')
  await expect(end).toHaveCSS('cursor', 'pointer')
  await end.click()
  await expect(first).toContainText('10096')
  await expect(end).toHaveCSS('cursor', 'no-drop')
  await stage.getByTitle('上一页', { exact: true }).click()
  await expect(first).toContainText('10091')
})

test('with fewer rows, the icon for the last page is disabled on the new last page', async ({ demo }) => {
  const stage = await demo(path, 'pager-icons')
  const end = stage.getByTitle('末页', { exact: true })
  await stage.locator('.vxe-pager').evaluate(element => {
    const { $parent } = (element as unknown as { __vue__: { $parent: { people: object[] } } }).__vue__
    $parent.people = $parent.people.slice(0, 50)
  })
  await expect(end).toHaveCSS('cursor', 'pointer')
  await end.click()
  await expect(stage.locator('.vxe-body--row').first()).toContainText('10046')
  await expect(end).toHaveCSS('cursor', 'no-drop')
})
