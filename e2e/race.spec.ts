import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { encodeProject } from '../shared/project-code.ts'
import { expect, test } from './site.ts'

const newest = '3.21.6'
const race = (page: Page) => page.getByRole('region', { name: '版本测速' })

/** Address of a project, with the race of both releases. */
const raceRoute = async (text: string): Promise<string> => {
  const files = [{ name: 'App.vue', text }]
  return `/playground?code=${await encodeProject({ entry: 'App.vue', files, kind: 'js', library: '3.8.6' })}&race=3.8.6,${newest}`
}

const table = `<template>
  <vxe-table height="300" :data="rows"><vxe-column field="id" title="Id" /></vxe-table>
</template>
<script>
export default { data: () => ({ rows: Array.from({ length: 400 }, (_, id) => ({ id })) }) }
</script>`

test(
  'a race measures each release and shows its figures, which can be copied and saved as a picture',
  { tag: '@quick' },
  async ({ page, context, open }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(await raceRoute(table))
    await race(page).getByRole('button', { name: '开始' }).click()
    await expect(race(page).getByRole('status')).toHaveText('测量完成。', { timeout: 100_000 })
    const rows = race(page).getByRole('row')
    await expect(rows).toHaveCount(3)
    for (const [index, release] of ['3.8.6', newest].entries()) {
      const row = rows.nth(index + 1)
      await expect(row.getByRole('rowheader')).toHaveText(release)
      await expect(row.getByRole('cell')).toHaveText([/^[\d.,]+ ms$/, / ms$/, / ms$/, / ms$/, /^[\d.]+%$/, /^\d+$/])
    }
    await expect(race(page).getByRole('img')).toBeVisible()
    await race(page).getByRole('button', { name: '复制 Markdown' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^\| 版本 \|.*\n.*\n\| 3\.8\.6 \|/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      race(page).getByRole('button', { name: '下载图片' }).click()
    ])
    const picture = readFileSync(await download.path(), 'utf8')
    expect(picture).toMatch(/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(picture.match(/<polyline/g)).toHaveLength(2)
  }
)

test('a race of code without rows says so, and of code with errors too', async ({ page, open, browserErrors }) => {
  await open(await raceRoute('<template><p>{{ missing.value }}</p></template>'))
  await race(page).getByRole('button', { name: '开始' }).click()
  await expect(race(page).getByText(/3\.8\.6 没有结果：/)).toBeVisible()
  browserErrors.splice(0, Infinity)
})

test('a comparison leads to a race, and closing it shows the preview again', async ({ page, open }) => {
  await open(`/playground?demo=table/base/sort/sort-by-header&compare=${newest}`)
  await page.getByRole('link', { name: '测速' }).click()
  await expect(race(page).getByRole('combobox')).toHaveCount(2)
  await race(page).getByRole('button', { name: '再加一个版本' }).click()
  await expect(page).toHaveURL(/race=3\.8\.6(,|%2C)3\.21\.6(,|%2C)3\.12\.4/)
  await race(page).getByRole('link', { name: '结束测速' }).click()
  await expect(page.frameLocator('iframe:not([inert])').locator('.vxe-body--row').first()).toBeVisible()
})
