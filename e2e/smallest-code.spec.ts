import { readFileSync } from 'node:fs'
import { expect, test } from './site.ts'

const shown = {
  zh_CN: ["  { label: '设计师', value: '设计师' },", 'title="姓名"'],
  zh_TC: ["  { label: '設計師', value: '設計師' },", 'title="姓名"'],
  en_US: ["  { label: 'Designer', value: 'Designer' },", 'title="Name"']
}

for (const [locale, texts] of Object.entries(shown))
  test(
    `the code before the first demo is highlighted, and copied as it is shown (${locale})`,
    { tag: '@quick' },
    async ({ page, open, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(`/table/base/filter?lang=${locale}`)
      const block = page.locator('main [data-code]').first()
      await expect(block.locator('[class*="tag"]').first()).toHaveText(/vxe-table/)
      expect(
        await block.evaluate(element => {
          const demo = document.querySelector('[data-demo]')!
          return (element.compareDocumentPosition(demo) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
        })
      ).toBe(true)
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await block.getByRole('button').click()
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      await expect.poll(copied).toContain('const roles = [')
      for (const text of texts) expect(await copied()).toContain(text)
      expect(await copied()).not.toContain('region')
      const lines = (await copied()).split('\n')
      expect(lines).toHaveLength(9)
      for (const line of lines) await expect(block.locator('code')).toContainText(line)
    }
  )

test('code that a page only shows is no demo, and its file has no address', async ({ page, open }) => {
  await open('/table/base/filter')
  await expect(page.locator('[data-demo="smallest"]')).toHaveCount(0)
  const source = readFileSync(new URL('../content/table/base/filter/page.zh.mdx', import.meta.url), 'utf8')
  await expect(page.locator('[data-demo]')).toHaveCount(source.match(/<Demo /g)!.length)
  const response = await page.request.get('/v3.8/example/ts/table/base/filter/smallest.vue')
  expect(response.status()).toBe(404)
})
