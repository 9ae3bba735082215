import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/upload'
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

const text = (name: string, size = 10): Chosen => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(size, 'a') })
const picture = (name: string, buffer = pixel): Chosen => ({ name, mimeType: 'image/png', buffer })
const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-table--main-wrapper .vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const pick = async (button: Locator, files: Chosen[]) => {
  const [chooser] = await Promise.all([button.page().waitForEvent('filechooser'), button.click({ delay: 80 })])
  await chooser.setFiles(files)
}

test('a selected image is shown, replaced and removed, and a large image is rejected', async ({ demo }) => {
  const table = await demo(page, 'image-in-cell')
  await expect
    .poll(() =>
      cell(table, 1, 2)
        .getByRole('img', { name: '折叠椅' })
        .evaluate((node: HTMLImageElement) => node.naturalWidth)
    )
    .toBeGreaterThan(0)
  const image = cell(table, 2, 2).getByRole('img', { name: '阅读灯' })
  await pick(cell(table, 2, 2).getByRole('button', { name: '选择图片' }), [picture('lamp.png')])
  await expect(image).toBeVisible()
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(1)
  await expect(table.getByRole('status')).toHaveText('阅读灯: lamp.png, 1 KB')
  const first = await image.getAttribute('src')
  await pick(cell(table, 2, 2).getByRole('button', { name: '更换' }), [picture('other.png')])
  await expect(table.getByRole('status')).toHaveText('阅读灯: other.png, 1 KB')
  await expect(image).not.toHaveAttribute('src', first!)
  await pick(cell(table, 2, 2).getByRole('button', { name: '更换' }), [picture('big.png', Buffer.alloc(600 * 1024))])
  await expect(table.getByRole('status')).toHaveText('big.png 有 600 KB，超过限制')
  await expect(image).toBeVisible()
  await cell(table, 2, 2).getByRole('button', { name: '移除' }).click()
  await expect(image).toHaveCount(0)
})

test('attachments show progress, can be retried and removed, and are submitted as addresses', async ({ demo }) => {
  const table = await demo(page, 'upload-with-progress')
  const submit = table.getByRole('button', { name: '提交' })
  const add = cell(table, 1, 2).getByRole('button', { name: '添加文件' })
  const done = cell(table, 1, 2).getByRole('img', { name: '已上传' })
  await table.getByRole('button', { name: '让下一次请求失败' }).click()
  await pick(add, [text('a.txt'), text('large.txt', 1024 * 1024 + 1), text('b.txt')])
  await expect(submit).toBeDisabled()
  await expect(cell(table, 1, 2).getByRole('progressbar', { name: 'b.txt' })).toBeVisible()
  await expect(cell(table, 1, 2).locator('li')).toHaveCount(2)
  await expect(table.getByRole('status')).toHaveText('已跳过 1 个文件，每项最多 3 个，每个不超过 1 MB')
  await expect(done).toHaveCount(1)
  await cell(table, 1, 2).getByRole('button', { name: '失败，重试' }).click()
  await expect(done).toHaveCount(2)
  await pick(add, [text('c.txt'), text('d.txt')])
  await expect(done).toHaveCount(3)
  await expect(add).toBeDisabled()
  await cell(table, 1, 2).getByRole('button', { name: '移除 b.txt' }).click()
  await submit.click()
  await expect(table.getByRole('status')).toHaveText(
    'POST /claims {"title":"交通","files":["/files/a.txt","/files/c.txt"]} ' +
      '{"title":"住宿","files":[]} {"title":"餐饮","files":[]}'
  )
})

test('a file selected while editing is written to the row by name and passes validation', async ({ demo }) => {
  const table = await demo(page, 'upload-as-editor')
  const messages = table.locator('.vxe-cell--valid-error-hint')
  const save = table.getByRole('button', { name: '校验并保存' })
  await save.click({ delay: 80 })
  await expect(cell(table, 1, 2).locator('.vxe-cell--valid-error-hint')).toHaveText('请选择扫描件')
  await pick(cell(table, 1, 2).getByRole('button', { name: '选择文件' }), [picture('lease.png')])
  await expect(messages).toHaveCount(0)
  await save.click({ delay: 80 })
  await expect(table.getByRole('status')).toHaveText('要上传的文件: lease.png')
  await expect(cell(table, 1, 2)).toContainText('lease.png')
  await expect(cell(table, 1, 2)).toHaveClass(/col--dirty/)
})
