import type { Locator } from '@playwright/test'
import { expect, test } from '../../../e2e/site.ts'
import { recordTexts } from '../../../e2e/record-texts.ts'

const route = '/form/basics'

const item = (stage: Locator, title: string) =>
  stage.locator('.vxe-form--item').filter({ has: stage.page().getByText(title, { exact: true }) })

test('typed values, also of an input in a slot, are submitted, and reset restores the initial form data', async ({
  demo
}) => {
  const stage = await demo(route, 'basic-form')
  await item(stage, '姓名').locator('input').fill('周以宁')
  await item(stage, '性别').getByText('女').click()
  await stage.getByPlaceholder('插槽中的输入框').fill('好')
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(stage.locator('pre')).toHaveText(
    'submit: {"name":"周以宁","role":"产品经理","sex":"女","age":41,"note":"好"}'
  )
  await stage.getByRole('button', { name: '重置' }).click()
  await expect(stage.locator('pre')).toHaveText('reset: {"role":"设计师","note":""}')
  await expect(stage.getByPlaceholder('插槽中的输入框')).toHaveValue('')
})

test('a smaller form size reduces the height of the inputs', async ({ demo }) => {
  const stage = await demo(route, 'basic-form')
  const height = async () => (await item(stage, '姓名').locator('.vxe-input').boundingBox())!.height
  const before = await height()
  await stage.getByText('mini').click()
  await expect(stage.locator('.vxe-form')).toHaveClass(/size--mini/)
  expect(await height()).toBeLessThan(before)
})

test('form titles show an ellipsis with a tooltip, wrap, show icons and slots, align, or are hidden', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'titles')
  await expect(item(stage, '收货人')).toHaveClass(/is--colon/)
  await expect(stage.locator('.vxe-form--item.is--required')).toHaveCount(2)
  await expect(item(stage, '发票')).not.toHaveClass(/is--colon/)
  await item(stage, '放不下时显示省略号的标题').locator('.vxe-form--item-title').hover()
  await expect(page.locator('.vxe-table--tooltip-wrapper.is--visible')).toHaveText('放不下时显示省略号的标题')
  await item(stage, '收货人').locator('.vxe-icon-question-circle').hover()
  await expect(page.locator('.vxe-table--tooltip-wrapper.is--visible', { hasText: '快递会联系这个人' })).toBeVisible()
  const height = async (title: string) =>
    (await item(stage, title).locator('.vxe-form--item-title').boundingBox())!.height
  expect(await height('这一项的标题放不下时换行')).toBeGreaterThan(await height('放不下时显示省略号的标题'))
  await expect(stage.getByText('没有标题')).toHaveCount(0)
  await expect(stage.locator('.vxe-form--item-title .vxe-icon-time')).toBeVisible()
  await expect(item(stage, '收货人').locator('.vxe-form--item-title')).toHaveClass(/align--right/)
  await stage.getByText('center').click()
  await expect(item(stage, '收货人').locator('.vxe-form--item-title')).toHaveClass(/align--center/)
  await stage.getByText('内容靠右 (align)').click()
  await expect(item(stage, '发票').locator('.vxe-form--item-content')).toHaveClass(/align--right/)
  await stage.getByText('冒号 (title-colon)').click()
  await expect(item(stage, '收货人')).not.toHaveClass(/is--colon/)
})

test('form items expand and collapse, and are shown or hidden by the form data and `visible`', async ({ demo }) => {
  const stage = await demo(route, 'show-and-fold')
  await expect(item(stage, '开始')).toBeHidden()
  await stage.locator('.vxe-form--item-trigger-node').click()
  await expect(item(stage, '开始')).toBeVisible()
  await expect(stage.getByRole('status')).toHaveText('toggle-collapse: status = false')
  await stage.getByRole('button', { name: 'toggleCollapse()' }).click()
  await expect(item(stage, '开始')).toBeHidden()
  await expect(item(stage, '公司')).toBeHidden()
  await item(stage, '类型').locator('.vxe-input').click()
  await stage.page().locator('.vxe-select--panel.animat--enter').getByText('企业').click()
  await expect(item(stage, '公司')).toBeVisible()
  await stage.getByText('城市 (visible)').click()
  await expect(item(stage, '城市')).toHaveCount(0)
})

test('saving an invalid form focuses the input in the slot, and saving shows a loading text and the result', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'save-with-loading')
  await stage.getByRole('button', { name: '保存', exact: true }).click()
  await expect(stage.locator('.is--error')).toContainText('请填写备注')
  await expect(stage.locator('textarea')).toBeFocused()
  await page.keyboard.type('好')
  await stage.getByRole('button', { name: '让下一次保存失败' }).click()
  const loading = await recordTexts(stage, '.vxe-loading.is--visible')
  await stage.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(loading).toContain('正在保存')
  await expect(stage.getByRole('status')).toHaveText('保存失败，请重试')
  await stage.getByRole('button', { name: '保存', exact: true }).click()
  await expect(stage.getByRole('status')).toHaveText('已保存')
  await expect(stage.getByText('正在保存')).toBeHidden()
})
