import { takeNamed } from './named-trouble.ts'
import { expect, runningDemo, test } from './site.ts'

const background = 'rgb(16, 22, 21)'

test('the theme goes from system to light to dark, is remembered and stands before the first paint', async ({
  page,
  open,
  trouble
}) => {
  await open('/table/start/install')
  const button = page.getByRole('button', { name: /主题/ })
  await button.click()
  await button.click()
  await expect(page.locator('body')).toHaveCSS('background-color', background)
  await page.route('**/static/js/*', route => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('main')).toContainText('Loading chunk index failed (error)')
  // What the app imports is asked for ahead, a moment after the text: the last of it is refused after the card says so.
  const refused = () => trouble.filter(line => line.startsWith('request failed'))
  await expect
    .poll(() => refused().some(line => /\/icon\.[\w-]+\.js$/.test(line)) && trouble.length === 2 * refused().length)
    .toBe(true)
  await takeNamed(
    trouble,
    /^request failed: \S+\/static\/js\/[\w.-]+\.js$/,
    /^console error: Failed to load resource: net::ERR_FAILED$/
  )
  await page.unroute('**/static/js/*')
  await page.reload()
  await expect(button).toBeVisible()
})

test('a dark system gets the dark theme, the library’s too', async ({ page, demo }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const stage = await demo('/table/base/sort', 'sort-by-header')
  await expect(page.locator('body')).toHaveCSS('background-color', background)
  // The body of the table is clear: what is dark is the table below it, and its words are light.
  await expect(stage.locator('.vxe-table').first()).toHaveCSS('color', 'rgb(195, 204, 202)')
  await expect(stage.locator('.vxe-table--header-wrapper').first()).toHaveCSS('background-color', 'rgb(25, 33, 32)')
})

test('switching the theme does not mount a demo again', async ({ page, demo }) => {
  const stage = await demo('/table/base/sort', 'sort-by-header')
  await stage.evaluate(element => element.querySelector('.vxe-table')!.setAttribute('data-same', 'yes'))
  await page.getByRole('button', { name: /主题/ }).click()
  await page.getByRole('button', { name: /主题/ }).click()
  await runningDemo(page, 'sort-by-header')
  await expect(stage.locator('.vxe-table').first()).toHaveAttribute('data-same', 'yes')
})
