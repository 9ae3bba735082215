import type { Locator } from '@playwright/test'
import type { CreateElement, MountWindow } from '../../../../e2e/mount-component.ts'
import { provideMount } from '../../../../e2e/mount-component.ts'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const path = '/table/scroll/edit'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')
const editedRow = (stage: Locator) => stage.locator('.vxe-body--row', { has: stage.page().locator('td.col--active') })
const scroll = (stage: Locator, top: number) =>
  stage.locator('.vxe-table--main-wrapper .vxe-table--body-wrapper').evaluate((body, y) => body.scrollTo(0, y), top)

test('a distant row is edited, rows are inserted before it, first and last, and changes are counted', async ({
  page,
  demo
}) => {
  const stage = await demo(path, 'edit-any-row')
  const status = stage.getByRole('status')
  await expect(number(stage, '数据行数')).toHaveText('10,000')
  await press(stage, '编辑这一行')
  await expect(editedRow(stage).locator('td').first()).toHaveText('7777')
  await expect(editedRow(stage).locator('input')).toBeFocused()
  await page.keyboard.type('甲')
  await press(stage, '插入这一行前面')
  await expect(status).toHaveText(/^插入用时 \d+ ms，行号 7,777$/)
  await expect(editedRow(stage).locator('td').first()).toHaveText('7777')
  await expect(editedRow(stage).locator('input')).toHaveValue('')
  await press(stage, '插入最前面')
  await expect(status).toHaveText(/行号 1$/)
  await expect(editedRow(stage).locator('td').first()).toHaveText('1')
  await press(stage, '插入最后面')
  await expect(status).toHaveText(/行号 10,003$/)
  await press(stage, '统计修改')
  await expect(status).toHaveText(/^修改的行 1，用时 \d+ ms；新增的行 3$/)
  expect(Number(await number(stage, '渲染的行').textContent())).toBeLessThan(15)
})

test('an edited cell scrolled out of view keeps its text, and a click outside writes it to the row', async ({
  page,
  demo
}) => {
  const stage = await demo(path, 'edit-any-row')
  const cell = stage.locator('.vxe-body--row').nth(1).locator('td').nth(1)
  await cell.click()
  await expect(cell.locator('input')).toBeFocused()
  await cell.locator('input').fill('周')
  await scroll(stage, 8000)
  await expect(stage.locator('td input')).toHaveCount(0)
  await expect(stage.locator('.vxe-body--row', { hasText: '203' }).first()).toBeVisible()
  await scroll(stage, 0)
  await expect(cell.locator('input')).toHaveValue('周')
  await page.locator('h1').click()
  await expect(cell).toHaveText('周')
  await press(stage, '统计修改')
  await expect(stage.getByRole('status')).toHaveText(/^修改的行 1，/)
})

test('setEditCell() also scrolls horizontally to the column, for the first column to the left edge', async ({
  demo
}) => {
  const stage = await demo(path, 'edit-any-row')
  await provideMount(stage)
  const offsets = await stage.evaluate(async () => {
    const row = { id: 1 }
    const columns = Array.from({ length: 20 }, (_, index) => ({
      props: { field: `f${index}`, width: 100, editRender: { name: 'input' } }
    }))
    const { $el, $refs } = (window as unknown as MountWindow).mountComponent({
      render: (h: CreateElement) =>
        h('div', { style: { width: '400px' } }, [
          h(
            'vxe-table',
            { ref: 'table', props: { data: [row], height: 150, editConfig: { trigger: 'manual', mode: 'cell' } } },
            columns.map(column => h('vxe-column', column))
          )
        ])
    })
    const waitForFrames = () => new Promise(resolve => setTimeout(resolve, 200))
    await waitForFrames()
    const body = $el.querySelector('.vxe-table--body-wrapper')!
    const edit = async (field: string) => {
      await $refs.table!.setEditCell!(row, field)
      await waitForFrames()
      return body.scrollLeft
    }
    return [await edit('f15'), await edit('f0')]
  })
  expect(offsets[0]).toBeGreaterThan(1000)
  expect(offsets[1]).toBe(0)
})
