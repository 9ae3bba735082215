import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../../../e2e/site.ts'

const code = readFileSync(path.resolve(import.meta.dirname, '../../../patches/insert-next.js'), 'utf8')

test('a symptom leads to the complete code of its patch', async ({ page, open }) => {
  await open('/upgrade/patches')
  const row = page.getByRole('row', { name: 'insertNextAt()' })
  await expect(row).toContainText('3.8.6 开始，3.12.4 修复')
  await row.getByRole('link', { name: 'insert-next' }).click()
  await expect(page).toHaveURL(/\/upgrade\/patches#insert-next$/)
  const shown = page.locator('pre', { hasText: 'export function patchInsertNext' })
  await expect(shown).toBeInViewport()
  expect((await shown.locator('code').innerText()).replace(/\s+/g, ' ').trim()).toContain(
    code.replace(/\s+/g, ' ').trim()
  )
})
