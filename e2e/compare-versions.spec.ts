import type { FrameLocator, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { writeCode } from './code-editor.ts'
import { newestVersion as newest } from './compared-demo.ts'
import { takeNamed } from './named-trouble.ts'
import { expect, test } from './site.ts'

const side = (page: Page, version: string) => page.getByRole('region', { name: `vxe-table ${version}`, exact: true })
const shown = (page: Page, version: string): FrameLocator => side(page, version).frameLocator('iframe:not([inert])')
const console = (page: Page, version: string) => page.getByRole('log', { name: `只在 ${version} 中出现的消息` })

const rows = (frame: FrameLocator) => frame.locator('.vxe-body--row')
const list = '/playground?demo=table/base/sort/sort-by-header'

/** `setActiveRow` is deprecated in both versions, `resizable` in the newest only. */
const old = `<template>
  <div>
    <vxe-table ref="table" resizable height="200" :data="rows" :edit-config="{ trigger: 'manual', mode: 'row' }">
      <vxe-column field="name" title="Name" :edit-render="{ name: 'VxeInput' }" />
    </vxe-table>
  </div>
</template>
<script>
export default {
  data() {
    return { rows: Array.from({ length: 30 }, (_, index) => ({ name: 'Row ' + index })) }
  },
  async mounted() {
    console.log('both say it')
    await new Promise(done => setTimeout(done, 300))
    await this.$refs.table.setActiveRow(this.rows[0])
    console.log('editing', this.$refs.table.getEditRecord ? 'new name' : 'old name')
  }
}
</script>
`

test('a demo runs in both versions beside each other, and alone again afterwards', async ({ page, open }) => {
  await open(list)
  await page.getByRole('link', { name: '与 3.21 对比' }).click()
  for (const version of ['3.8.6', newest]) await expect(rows(shown(page, version)).first()).toBeVisible()
  expect(await rows(shown(page, newest)).count()).toBe(await rows(shown(page, '3.8.6')).count())
  for (const version of ['3.8.6', newest]) await expect(console(page, version)).toHaveText('没有差别。')
  await page.getByRole('link', { name: '结束对比' }).click()
  await expect(side(page, newest)).toHaveCount(0)
  await expect(rows(page.frameLocator('iframe:not([inert])')).first()).toBeVisible()
})

test('what is upgraded runs in the new version, and the original code shows what would happen', async ({
  page,
  open,
  trouble
}) => {
  await open(`/playground?compare=${newest}`)
  await writeCode(page, old)
  await expect(shown(page, newest).locator('.vxe-body--row input').first()).toBeVisible()
  await expect(console(page, newest)).toHaveText('没有差别。')
  await page.getByRole('button', { name: '原来的代码' }).click()
  await expect(console(page, newest)).toContainText('column-config.resizable')
  await expect(console(page, newest)).not.toContainText(/both say it|setActiveRow/)
  await page.getByRole('button', { name: '升级后的代码' }).click()
  await expect(side(page, newest).getByRole('status')).toContainText('编译用时')
  await expect(shown(page, newest).locator('.vxe-body--row input').first()).toBeVisible()
  await takeNamed(trouble, /setActiveRow/, /column-config\.resizable/)
})

test('both scroll together', async ({ page, open }) => {
  await open(`/playground?compare=${newest}`)
  await writeCode(page, old.replace(/ {4}await this\.\$refs.*\n/, ''))
  const left = shown(page, '3.8.6').locator('.vxe-table--body-wrapper').first()
  const right = shown(page, newest).locator('.vxe-table--body-inner-wrapper').first()
  // Until the code has come, a table of before stands there, or one without rows.
  const room = (of: typeof left) => of.evaluate(element => element.scrollHeight - element.clientHeight)
  for (const side of [left, right]) await expect.poll(() => room(side)).toBeGreaterThan(300)
  const top = (of: typeof left) => of.evaluate(element => element.scrollTop)
  await left.evaluate(element => element.scrollTo({ top: 300 }))
  await expect.poll(() => top(right)).toBe(300)
  await right.evaluate(element => element.scrollTo({ top: 120 }))
  await expect.poll(() => top(left)).toBe(120)
})

test('an edit shows on both sides', async ({ page, open }) => {
  await open(`/playground?compare=${newest}`)
  await writeCode(page, '<template>\n  <p id="out">a</p>\n</template>\n')
  for (const version of ['3.8.6', newest]) await expect(shown(page, version).locator('#out')).toHaveText('a')
  await writeCode(page, '<template>\n  <p id="out">b</p>\n</template>\n')
  for (const version of ['3.8.6', newest]) await expect(shown(page, version).locator('#out')).toHaveText('b')
})

test('axe finds nothing in the comparison', async ({ page, open }) => {
  await open(`${list}&compare=${newest}`)
  for (const version of ['3.8.6', newest]) await expect(rows(shown(page, version)).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
})
