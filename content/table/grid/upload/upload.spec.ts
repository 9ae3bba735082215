import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'
import { recordTexts } from '../../../../e2e/record-texts.ts'

const route = '/table/grid/upload'

const file = (name: string, size: number) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(size, 'a')
})
const row = (stage: Locator, name: string) => stage.locator('.vxe-body--row', { hasText: name })
const choose = async (stage: Locator, files: ReturnType<typeof file>[]) => {
  const [chooser] = await Promise.all([
    stage.page().waitForEvent('filechooser'),
    stage.getByRole('button', { name: '选择文件' }).click()
  ])
  await chooser.setFiles(files)
}

test('selected files are shown as rows with their size and state, and too large files are not uploaded', async ({
  demo
}) => {
  const stage = await demo(route, 'upload-in-parts')
  await expect(stage.locator('.vxe-table--empty-content:visible')).toHaveText('尚未选择文件')
  await choose(stage, [file('a.bin', 100 * 1024), file('big.bin', 2 * 1024 * 1024 + 1), file('empty.bin', 0)])
  await expect(stage.locator('.vxe-body--row')).toHaveCount(3)
  await expect(row(stage, 'a.bin')).toContainText('100 KB')
  await expect(row(stage, 'a.bin')).toContainText('已上传')
  await expect(row(stage, 'empty.bin')).toContainText('已上传')
  await expect(row(stage, 'big.bin')).toContainText('超过 2 MB，未上传')
  await expect(stage.getByRole('status')).toHaveText('2 / 3 · 100 KB')
  await stage.getByRole('button', { name: '清除已上传的' }).click()
  await expect(stage.locator('.vxe-body--row')).toHaveCount(1)
})

test('sample files can be uploaded without selecting files', async ({ demo }) => {
  const stage = await demo(route, 'upload-in-parts')
  await stage.getByRole('button', { name: '添加示例文件' }).click()
  await expect(stage.locator('.vxe-body--row')).toHaveCount(3)
  await expect(row(stage, '录像.mp4')).toContainText('超过 2 MB，未上传')
  await expect(row(stage, '报价.xlsx')).toContainText('已上传')
  await expect(row(stage, '合同.pdf')).toContainText('已上传')
})

test('after a failure the upload continues from its progress', async ({ demo }) => {
  const stage = await demo(route, 'upload-in-parts')
  await choose(stage, [file('a.bin', 2 * 1024 * 1024)])
  await expect(row(stage, 'a.bin')).toContainText(/[1-9]%/)
  await stage.getByRole('button', { name: '让下一次请求失败' }).click()
  const again = row(stage, 'a.bin').getByRole('button', { name: '失败，继续' })
  await expect(again).toBeVisible()
  const progress = await recordTexts(row(stage, 'a.bin'), '.progress span')
  await again.click()
  await expect(row(stage, 'a.bin')).toContainText('已上传')
  const [stopped = 0, ...later] = (await progress()).filter(text => text).map(text => Number.parseInt(text!))
  expect(stopped).toBeGreaterThan(0)
  expect(later.length).toBeGreaterThan(0)
  expect(Math.min(...later)).toBeGreaterThan(stopped)
})

test('an upload can be paused, resumed and removed', async ({ demo }) => {
  const stage = await demo(route, 'upload-in-parts')
  await choose(stage, [file('long.bin', 2 * 1024 * 1024)])
  await row(stage, 'long.bin').getByRole('button', { name: '暂停' }).click()
  const go = row(stage, 'long.bin').getByRole('button', { name: '继续', exact: true })
  await expect(go).toBeVisible()
  await stage.page().waitForTimeout(300) // the part under way arrives, and no more
  const value = await row(stage, 'long.bin').getByRole('progressbar').getAttribute('value')
  await stage.page().waitForTimeout(300)
  expect(await row(stage, 'long.bin').getByRole('progressbar').getAttribute('value')).toBe(value)
  await go.click()
  await expect(row(stage, 'long.bin')).toContainText('已上传')
  await row(stage, 'long.bin').getByRole('button', { name: '移除 long.bin' }).click()
  await expect(stage.locator('.vxe-body--row')).toHaveCount(0)
})

test('an upload that is paused and resumed immediately sends every part once', async ({ demo }) => {
  const stage = await demo(route, 'upload-in-parts')
  const starts = await stage.evaluateHandle(() => {
    const { slice } = Blob.prototype
    const starts: number[] = []
    Blob.prototype.slice = function (start, ...rest) {
      starts.push(start! / 1024)
      if (start === 256 * 1024) Blob.prototype.slice = slice
      return slice.call(this, start, ...rest)
    }
    return starts
  })
  await choose(stage, [file('a.bin', 320 * 1024)])
  await expect(row(stage, 'a.bin').getByRole('button', { name: '暂停' })).toBeVisible()
  await stage.evaluate(async element => {
    for (const name of ['暂停', '继续']) {
      const buttons = [...element.querySelectorAll<HTMLElement>('.vxe-body--row button')]
      buttons.find(button => button.textContent!.trim() === name)!.click()
      await Promise.resolve()
    }
  })
  await expect(row(stage, 'a.bin')).toContainText('已上传')
  expect(await starts.jsonValue()).toEqual([0, 64, 128, 192, 256])
})
