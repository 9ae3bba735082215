import { expect, test } from '../../../e2e/site.ts'

const path = '/upgrade/demos'

test('the page shows the number of demos without messages, and a link opens a demo in both versions', async ({
  page,
  open
}) => {
  await open(path)
  const counts = page.getByRole('table').first()
  await expect(counts.getByRole('row').nth(1)).toContainText(/没有消息.*\d+ \(\d+\.\d %\).*\d+ \(\d+\.\d %\)/)
  const message = page.getByRole('row').filter({ hasText: '请使用 "cell-config.height"' })
  await expect(message.first()).toBeVisible()
  await message.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/#\/playground\?demo=table\/base\/rowHeight\/[\w-]+&compare=3\.21\.6/)
  await expect(page.locator('[data-side="newest"]')).toBeVisible()
})

test('the English page shows the messages of the library in English', async ({ page, open }) => {
  await open(`${path}?lang=en_US`)
  await expect(page.getByText('Parameter "row-config.height" is deprecated').first()).toBeVisible()
  // No Chinese message with an English version is left in the outline or the text.
  await expect(page.getByText('已废弃')).toHaveCount(0)
})
