import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../../../../e2e/site.ts'

const address = '/table/start/anatomy'

interface Part {
  name: { zh: string; en: string }
  class: string
  variables: string[]
}

const readParts = (name: string): Part[] =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `${name}.json`), 'utf8')) as Part[]

const demos = ['table-parts', 'grid-parts', 'form-parts', 'pager-parts']

for (const name of demos) {
  const parts = readParts(name)

  test(`${name} renders a visible element of each class and marks it with the number of the list`, async ({
    demo,
    page
  }) => {
    const stage = await demo(address, name)
    for (const { class: selector } of parts)
      await expect(stage.locator(`${selector} >> visible=true`).first(), selector).toBeVisible()
    const tabs = page.locator(`[data-demo="${name}"]`).getByRole('tab')
    await expect(tabs).toHaveText(parts.map((part, index) => `${index + 1}${part.name.zh}`))
    await expect(stage.locator('[data-part-overlay] > b')).toHaveText(parts.map((_, index) => String(index + 1)))
  })

  test(`${name} changes with each Sass variable of its parts`, async ({ demo, page }) => {
    const stage = await demo(address, name)
    await page.addStyleTag({ content: '* { transition: none !important }' })
    for (const { class: selector, variables } of parts)
      for (const variable of variables)
        expect(await stage.evaluate(usesVariable, { selector, variable }), `${selector} uses $${variable}`).toBe(true)
    await page
      .locator('style', { hasText: '* { transition: none !important }' })
      .evaluateAll(styles => styles.forEach(style => style.remove()))
  })
}

/** Runs in the page. Sets a variable and finds its value in the styles of a part or of an element in it. */
function usesVariable(stage: Element, { selector, variable }: { selector: string; variable: string }): boolean {
  const value = variable.endsWith('radius') ? '7px' : 'rgb(1, 2, 3)'
  const root = document.documentElement
  root.style.setProperty(`--${variable}`, value)
  const elements = [...stage.querySelectorAll(selector)].flatMap(part => [part, ...part.querySelectorAll('*')])
  const properties = [
    'color',
    'background-color',
    'background-image',
    'border-top',
    'border-right',
    'border-bottom',
    'border-radius'
  ]
  const isUsed = elements.some(element =>
    [null, '::before', '::after'].some(pseudo => {
      const style = getComputedStyle(element, pseudo)
      return properties.some(property => style.getPropertyValue(property).includes(value))
    })
  )
  root.style.removeProperty(`--${variable}`)
  return isUsed
}

test('pointing at a part selects its entry, pointing at an entry outlines the part', async ({ demo, page }) => {
  const stage = await demo(address, 'table-parts')
  const block = page.locator('[data-demo="table-parts"]')
  const panel = block.getByRole('tabpanel')
  await expect(panel).toContainText('.vxe-table')

  await stage.locator('.vxe-cell--sort').first().hover()
  await expect(block.getByRole('tab', { selected: true })).toHaveText('6排序图标')
  await expect(panel.getByRole('link', { name: 'sort-by' })).toHaveAttribute('href', '#/column/api?filterName=sortBy')
  await expect(stage.locator('[data-part-overlay] > span')).toHaveText('排序图标 .vxe-cell--sort')

  await block.getByRole('tab', { name: '表尾', exact: true }).hover()
  await expect(panel).toContainText('$vxe-table-footer-background-color')
  const outline = (await stage.locator('[data-part-overlay] > i').first().boundingBox())!
  const footer = (await stage.locator('.vxe-table--main-wrapper .vxe-table--footer-wrapper').boundingBox())!
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(outline[side]).toBeCloseTo(footer[side], 0)
  await page.mouse.move(0, 0)
  await expect(block.getByRole('tab', { selected: true })).toHaveText('1表格')
})

test('pointing at a cell also marks the entries of the parts around it', async ({ demo, page }) => {
  const stage = await demo(address, 'table-parts')
  await stage.locator('.row--current .vxe-cell', { hasText: 'A-103' }).hover()
  const block = page.locator('[data-demo="table-parts"]')
  await expect(block.getByRole('tab', { selected: true })).toHaveText('14单元格')
  await expect(block.locator('[role="tab"][data-around]')).toHaveText(['1表格', '10表体', '11行', '13当前行'])
})

test('a click in the demo keeps its part selected, and the demo still works', async ({ demo, page }) => {
  const stage = await demo(address, 'table-parts')
  await stage.locator('.vxe-sort--asc-btn').first().click()
  await expect(stage.locator('.vxe-table--main-wrapper .vxe-body--row').first()).toContainText('A-104')
  await page.mouse.move(0, 0)
  await expect(page.locator('[data-demo="table-parts"]').getByRole('tab', { selected: true })).toHaveText('6排序图标')
})

test('arrow keys move through the parts, and focus in the demo selects its part', async ({ demo, page }) => {
  const stage = await demo(address, 'pager-parts')
  const tabs = page.locator('[data-demo="pager-parts"]').getByRole('tab')
  const last = tabs.count().then(count => count - 1)
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(tabs.nth(await last)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await stage.locator('.vxe-pager--goto').focus()
  await expect(tabs.nth(11)).toHaveAttribute('aria-selected', 'true')
})

test('submitting the query form of the grid shows the matching people', async ({ demo }) => {
  const stage = await demo(address, 'grid-parts')
  await expect(stage.locator('.vxe-body--row')).toHaveCount(5)
  await stage.locator('.vxe-grid--form-wrapper input').fill('周以宁')
  await stage.getByRole('button', { name: '查询', exact: true }).click()
  await expect(stage.locator('.vxe-pager--total')).toContainText('4')
  await expect(stage.locator('.vxe-body--row').first()).toContainText('周以宁')
})

test('the form shows a validation message until the phone number is entered', async ({ demo }) => {
  const stage = await demo(address, 'form-parts')
  await expect(stage.locator('.vxe-form--item-valid')).toHaveText('请填写电话')
  await stage.locator('input').nth(1).fill('13800000000')
  await stage.getByRole('button', { name: '预订' }).click()
  await expect(stage.getByRole('button', { name: '已预订' })).toBeVisible()
  await expect(stage.locator('.vxe-form--item-valid')).toHaveCount(0)
})

test('switching the language keeps the selected part and translates it', async ({ demo, page }) => {
  const stage = await demo(address, 'table-parts')
  await stage.locator('.vxe-table--main-wrapper .vxe-footer--column').nth(1).click()
  await page.mouse.move(0, 0)
  const selected = page.locator('[data-demo="table-parts"]').getByRole('tab', { selected: true })
  await expect(selected).toHaveText('18表尾单元格')
  await page.evaluate(() => (location.hash += '?lang=en_US'))
  await expect(selected).toHaveText('18Footer cell')
})

test('the document without scripts and the Markdown of the page have the parts as tables', async ({ page, open }) => {
  await open(address)
  const read = async (name: string) => (await page.request.get(`/v3.8/${name}`)).text()
  const [html, markdown] = [await read('en/table/start/anatomy.html'), await read('en/table/start/anatomy.md')]
  for (const name of demos)
    for (const [index, part] of readParts(name).entries()) {
      expect(html).toContain(`${index + 1}. ${part.name.en}: `)
      expect(markdown).toContain(`| ${index + 1}. ${part.name.en}: `)
      expect(markdown).toContain(`| \`${part.class}\` |`)
    }
  expect(markdown).not.toContain('<PartTable')
})
