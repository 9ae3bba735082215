import { deflateRawSync } from 'node:zlib'
import { expect, test } from './site.ts'

/** Codes of links that the playground refuses for their size. */
const oversizedCodes: Record<string, () => string> = {
  'two million letters': () => 'a'.repeat(1_900_000),
  'a code that decompresses to a gigabyte': () => {
    const empty = Buffer.alloc(1 << 30, '[')
    return deflateRawSync(empty, { level: 9 }).toString('base64url')
  },
  'a code of the allowed length that decompresses to 300 MB': () =>
    deflateRawSync(Buffer.alloc(300 << 20, '['), { level: 9 }).toString('base64url')
}

for (const [index, [name, createCode]] of Object.entries(oversizedCodes).entries())
  test(
    `a link with ${name} shows an error and nothing else`,
    { tag: index < 1 ? '@quick' : [] },
    async ({ page, open }) => {
      await open('/start')
      await page.evaluate(code => (location.hash = `#/playground?code=${code}`), createCode())
      await expect(page.getByRole('alert')).toContainText('项目太大，最多 400 KB。')
      for (const selector of ['iframe', '.cm-content', '[role="log"]'])
        await expect(page.locator(selector)).toHaveCount(0)
      await page.getByRole('link', { name: '从空白开始' }).click()
      await expect(page.locator('.cm-content')).toBeVisible()
    }
  )

test('a file with the name of a deleted file does not get its history', { tag: '@quick' }, async ({ page, open }) => {
  const add = async () => {
    await page.getByRole('button', { name: '新建文件' }).click()
    await page.getByRole('textbox', { name: '文件名' }).fill('rows.ts')
    await page.keyboard.press('Enter')
    await page.locator('.cm-content').click()
  }
  await open('/playground')
  await add()
  await page.keyboard.insertText('const secret = 1')
  await page.getByRole('button', { name: '删除 rows.ts' }).click()
  await add()
  await page.keyboard.press('Control+z')
  await expect(page.locator('.cm-content')).not.toContainText('secret')
  await page.keyboard.insertText('const next = 2')
  await expect(page.locator('.cm-content')).toHaveText('const next = 2')
})
