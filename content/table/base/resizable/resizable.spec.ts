import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/resizable'

const header = (part: Locator, title: string) =>
  part.locator('.vxe-header--column:not(.fixed--hidden)', { hasText: title })
const width = async (part: Locator, title: string) => Math.round((await header(part, title).boundingBox())!.width)

/** Drags the handle of a header, grabbed `from` pixels from its left end. */
async function drag(part: Locator, title: string, by: number, from = 4) {
  const handle = header(part, title).locator('.vxe-resizable')
  await handle.scrollIntoViewIfNeeded()
  const box = (await handle.boundingBox())!
  const [x, y] = [box.x + from, box.y + box.height / 2]
  const { mouse } = part.page()
  await mouse.move(x, y)
  await mouse.down()
  await mouse.move(x + by / 2, y, { steps: 3 })
  await mouse.move(x + by, y, { steps: 3 })
  await mouse.up()
}

test('dragging the line of a column changes its width and fires resizable-change', async ({ demo }) => {
  const stage = await demo(page, 'resizable')
  await drag(stage, '姓名', 60)
  await expect(stage.getByRole('status')).toHaveText('resizable-change: 姓名 200 px')
  await expect.poll(() => width(stage, '姓名')).toBe(200)
})

test('only the two resizable columns have a resize handle', async ({ demo }) => {
  const stage = await demo(page, 'resizable-columns')
  await expect(stage.locator('.vxe-resizable')).toHaveCount(2)
  await drag(stage, '职务', 50)
  await expect.poll(() => width(stage, '职务')).toBe(230)
})

test('each column has a different minimum width on dragging', async ({ demo }) => {
  const stage = await demo(page, 'min-widths')
  for (const [title, least] of [
    ['姓名', 100],
    ['职务', 150],
    ['年龄', 40]
  ] as const) {
    await drag(stage, title, -300)
    await expect(stage.getByRole('status')).toContainText(`${title} ${least}`)
  }
})

test('fixed columns are resized at their inner edge', async ({ demo }) => {
  const stage = await demo(page, 'resizable-fixed')
  await drag(stage.locator('.vxe-table--fixed-left-wrapper'), '姓名', 40, 3)
  await expect.poll(() => width(stage.locator('.vxe-table--fixed-left-wrapper'), '姓名')).toBe(180)
  await drag(stage.locator('.vxe-table--fixed-right-wrapper'), '年龄', -50, 11)
  await expect.poll(() => width(stage.locator('.vxe-table--fixed-right-wrapper'), '年龄')).toBe(150)
})

test('a header group is as wide as its columns and has no resize handle', async ({ demo }) => {
  const stage = await demo(page, 'resizable-group')
  await expect(header(stage, '工作').locator('.vxe-resizable')).toHaveCount(0)
  await drag(stage, '职务', 60)
  await expect.poll(() => width(stage, '职务')).toBe(220)
  await expect.poll(() => width(stage, '工作')).toBe(380)
})

test('buttons set and restore the column width', async ({ demo }) => {
  const stage = await demo(page, 'set-widths')
  await stage.getByRole('button', { name: '姓名设置为 240' }).click()
  await expect.poll(() => width(stage, '姓名')).toBe(240)
  await expect(stage.getByRole('status')).toHaveText('姓名 240 px')
  await drag(stage, '姓名', -40)
  await expect(stage.getByRole('status')).toHaveText('姓名 200 px')
  await stage.getByRole('button', { name: '恢复列宽' }).click()
  await expect(stage.getByRole('status')).toHaveText('姓名 120 px')
  expect(await width(stage, '姓名')).toBe(120)
})

test('a double-click on a header restores the column width', async ({ demo }) => {
  const stage = await demo(page, 'set-widths')
  await drag(stage, '姓名', 60)
  await expect.poll(() => width(stage, '姓名')).toBe(180)
  await header(stage, '姓名').dblclick()
  await expect(stage.getByRole('status')).toHaveText('姓名 120 px')
  expect(await width(stage, '姓名')).toBe(120)
})

test('the column width is kept in a new table until the stored width is cleared', async ({ demo }) => {
  const stage = await demo(page, 'remember-widths')
  await drag(stage, '姓名', 70)
  await expect.poll(() => width(stage, '姓名')).toBe(190)
  await stage.getByRole('button', { name: '重新创建表格' }).click()
  await expect.poll(() => width(stage, '姓名')).toBe(190)
  await stage.getByRole('button', { name: '清除列宽' }).click()
  await expect.poll(() => width(stage, '姓名')).toBe(120)
  await stage.getByRole('button', { name: '重新创建表格' }).click()
  await expect.poll(() => width(stage, '姓名')).toBe(120)
})

test('a header click that ends a drag is ignored, another click is not', async ({ demo }) => {
  const stage = await demo(page, 'click-or-drag')
  await drag(stage, '职务', -60)
  await expect(stage.locator('ol[aria-live]')).toContainText('resizable-change')
  await expect(stage.locator('ol[aria-live]')).toContainText('来自拖动，忽略')
  await expect(async () => {
    await header(stage, '年龄').click()
    await expect(stage.locator('ol[aria-live]')).toContainText('普通的点击', { timeout: 500 })
  }).toPass()
})
