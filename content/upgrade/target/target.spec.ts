import { expect, test } from '../../../e2e/site.ts'

const path = '/upgrade/target'

test('the answer names a release with the fewest points of the table', async ({ page, open }) => {
  await open(path)
  const [answer, lines] = [page.getByRole('table').first(), page.getByRole('table').nth(1)]
  const release = await answer.getByRole('row').nth(1).getByRole('cell').nth(1).textContent()
  const rows = await lines.locator('tbody tr').evaluateAll(each =>
    each.map(row => {
      const cells = [...row.querySelectorAll('td')].map(cell => cell.textContent.trim())
      return { version: cells[0], points: Number(cells[1]) }
    })
  )
  expect(rows.length).toBeGreaterThan(8)
  expect(rows[0]).toMatchObject({ version: '3.8.6' })
  const fewest = Math.min(...rows.slice(1).map(({ points }) => points))
  expect(rows.findLast(({ points }) => points === fewest)?.version).toBe(release)
  await expect(answer.getByRole('row').nth(1)).toContainText(`${fewest} 分，是 3.8.6 之后最低的`)
  await expect(answer.getByRole('row').nth(2)).toContainText(`${await countDefects(lines)} 个已知缺陷`)
})

const countDefects = async (lines: { locator: (selector: string) => { textContent: () => Promise<string | null> } }) =>
  (await lines.locator('tbody tr:first-child td:nth-child(3)').textContent())!
    .split('/')
    .reduce((sum, count) => sum + Number(count), 0)

test('the answer is in English on the English page and links to the list of defects', async ({ page, open }) => {
  await open(`${path}?lang=en_US`)
  const answer = page.getByRole('table').first()
  await expect(answer.getByRole('row').nth(1)).toContainText(/^Upgrade.*Fixes \d+ defects of 3\.8\.6/)
  await answer.getByRole('link', { name: 'known defects' }).click()
  await expect(page.locator('[data-page]')).toHaveAttribute('data-page', '/upgrade/defects')
})
