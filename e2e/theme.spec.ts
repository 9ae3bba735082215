import { expectErrors } from './expect-errors.ts'
import { expect, runningDemo, test } from './site.ts'

const background = 'rgb(16, 22, 21)'

test(
  'two clicks on the theme button select the dark theme, which is applied before the app loads',
  { tag: '@quick' },
  async ({ page, open, browserErrors }) => {
    await open('/table/start/install')
    const button = page.getByRole('button', { name: /主题/ })
    await button.click()
    await button.click()
    await expect(page.locator('body')).toHaveCSS('background-color', background)
    await page.route('**/static/js/*', route => route.abort())
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('main')).toContainText('Loading chunk index failed (error)')
    // The imports of the app are preloaded shortly after the text, so the last of them fail after the card is shown.
    const failedRequests = () => browserErrors.filter(line => line.startsWith('request failed'))
    const appFiles = await page.evaluate(
      () => (window as unknown as { __boot: { files: { app: string[] } } }).__boot.files.app
    )
    await expect
      .poll(
        () =>
          appFiles.every(name => failedRequests().some(line => line.endsWith(`/${name}`))) &&
          browserErrors.length === 2 * failedRequests().length
      )
      .toBe(true)
    await expectErrors(
      browserErrors,
      /^request failed: \S+\/static\/js\/[\w.-]+\.js$/,
      /^console error: Failed to load resource: net::ERR_FAILED$/
    )
    await page.unroute('**/static/js/*')
    await page.reload()
    await expect(button).toBeVisible()
  }
)

test('a dark system theme applies to the site and to the library', async ({ page, demo }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const stage = await demo('/table/base/sort', 'sort-by-header')
  await expect(page.locator('body')).toHaveCSS('background-color', background)
  // The table body is transparent: the table below it is dark, and its text is light.
  await expect(stage.locator('.vxe-table').first()).toHaveCSS('color', 'rgb(195, 204, 202)')
  await expect(stage.locator('.vxe-table--header-wrapper').first()).toHaveCSS('background-color', 'rgb(25, 33, 32)')
})

test('switching the theme does not mount demos again', async ({ page, demo }) => {
  const stage = await demo('/table/base/sort', 'sort-by-header')
  await stage.evaluate(element => element.querySelector('.vxe-table')!.setAttribute('data-same', 'yes'))
  await page.getByRole('button', { name: /主题/ }).click()
  await page.getByRole('button', { name: /主题/ }).click()
  await runningDemo(page, 'sort-by-header')
  await expect(stage.locator('.vxe-table').first()).toHaveAttribute('data-same', 'yes')
})
