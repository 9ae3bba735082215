import type { Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readKnob } from '../shared/knobs.ts'
import { writeCode } from './code-editor.ts'
import { affectedPages, contentFolder } from './pages.ts'
import { coldTest, expect, runningDemo, test } from './site.ts'

const route = '/table/base/basic'
const block = (page: Page, name = 'first-table') => page.locator(`[data-demo="${name}"]`)
const row = (page: Page, name?: string) => block(page, name).getByRole('group', { name: '调整属性' })
const table = (page: Page) => block(page).locator('[data-stage] .vxe-table')
const source = (page: Page, name?: string) => block(page, name).locator('pre code')

const demos = affectedPages.flatMap(page =>
  [...readFileSync(path.join(contentFolder, page, 'page.zh.mdx'), 'utf8').matchAll(/<Demo [^>]*knobs="[^>]*>/g)].map(
    ([tag]) => ({ page: `/${page}`, name: /src="\.\/([\w-]+)\.vue"/.exec(tag)![1]! })
  )
)

test(
  'a control changes the running demo, its code, its copy and the address, from which a reload restores it',
  { tag: '@quick' },
  async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(route)
    await runningDemo(page, 'first-table')
    const reset = row(page).getByRole('button', { name: '还原' })
    await expect(reset).toBeHidden()
    await block(page).getByRole('button', { name: '显示源码' }).click()
    await row(page).getByRole('combobox', { name: 'border' }).selectOption('full')
    await row(page).getByRole('switch', { name: 'stripe' }).check()
    await expect(table(page)).toHaveClass(/border--full/)
    await expect(table(page).locator('.row--stripe').first()).toBeVisible()
    await expect(source(page).locator('mark')).toHaveText(['border', '=', '"full"', 'stripe'])
    await expect(source(page)).toContainText('<vxe-table :data="people" border="full" stripe>')
    await expect(page).toHaveURL(/#\/table\/base\/basic\?table\.border=full&table\.stripe=true$/)
    let copied = ''
    // Tests in other windows use the same clipboard.
    await expect(async () => {
      await block(page).getByRole('button', { name: '复制', exact: true }).click()
      copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain('<vxe-table :data="people" border="full" stripe>')
    }).toPass()
    expect(copied).not.toContain('@/_shared')
    await page.reload()
    await expect(table(page)).toHaveClass(/border--full/)
    await expect(row(page).getByRole('combobox', { name: 'border' })).toHaveValue('full')
    await reset.click()
    await expect(table(page)).not.toHaveClass(/border--full/)
    await expect(table(page).locator('.row--stripe')).toHaveCount(0)
    await expect(page).toHaveURL(/#\/table\/base\/basic$/)
  }
)

for (const demo of demos)
  test(`each value of the knobs of ${demo.page} ${demo.name} is in the code and renders like it in the sandbox`, async ({
    page,
    open
  }) => {
    test.setTimeout(60_000)
    await page.setViewportSize({ width: 1920, height: 1000 })
    await open(demo.page)
    const stage = await runningDemo(page, demo.name)
    await block(page, demo.name).getByRole('button', { name: '显示源码' }).click()
    await expect(source(page, demo.name)).toContainText('</template>')
    const rendered = new Map<string, string>()
    for await (const { path, value } of setEachValue(row(page, demo.name))) {
      const code = (await source(page, demo.name).textContent())!
      expect([value, 'default']).toContain(readKnob(code, { path, default: 'default' }))
      rendered.set(`${path}=${value}`, await settle(() => stage.locator('> div').first().evaluate(readStructure)))
    }
    await block(page, demo.name).getByRole('button', { name: '编辑', exact: true }).click()
    const preview = block(page, demo.name).frameLocator('iframe:not([inert])')
    const readPreview = () => preview.locator('body').evaluate(readStructure, undefined, { timeout: 1000 })
    await expect.poll(() => readPreview().catch(() => '')).not.toBe('')
    for await (const { path, value } of setEachValue(row(page, demo.name)))
      await expect
        .poll(() => readPreview().catch(String), { message: `${path}=${value}`, timeout: 10_000 })
        .toBe(rendered.get(`${path}=${value}`))
    await block(page, demo.name).getByRole('button', { name: '完成' }).click()
  })

/** Gives each control each of its values, and its first value last. */
async function* setEachValue(controls: Locator): AsyncGenerator<{ path: string; value: string }> {
  await expect(controls).toBeVisible()
  for (const knob of await controls.locator('[data-knob]').all()) {
    const path = (await knob.getAttribute('data-knob'))!
    const select = knob.getByRole('combobox')
    const isSwitch = (await knob.getAttribute('role')) === 'switch'
    const initial = isSwitch ? String(await knob.isChecked()) : await select.inputValue()
    const values = isSwitch
      ? ['true', 'false']
      : await select.locator('option').evaluateAll(options => options.map(each => (each as HTMLOptionElement).value))
    for (const value of [...values.filter(each => each !== initial), initial]) {
      if (isSwitch) await knob.setChecked(value === 'true')
      else await select.selectOption(value)
      yield { path, value }
    }
  }
}

/** Reads until two results are equal. */
async function settle(read: () => Promise<string>): Promise<string> {
  let previous = await read()
  await expect
    .poll(async () => {
      const last = previous
      previous = await read()
      return previous === last
    })
    .toBe(true)
  return previous
}

/**
 * Runs in the page. Returns tags and classes of the demo in an element, without numbers and without classes that depend
 * on the width and the pointer.
 */
function readStructure(host: Element): string {
  type Mounted = Element & { __vue__?: { $root: { $el: Element } } }
  const root = [...host.children].find(child => (child as Mounted).__vue__?.$root.$el === child)
  return [root!, ...root!.querySelectorAll('*')]
    .map(element => {
      const classes = [...element.classList].map(name => name.replaceAll(/\d+/g, '')).sort()
      return [element.tagName, ...classes.filter(name => !/scroll|overflow--x|hover/.test(name))].join('.')
    })
    .join('\n')
}

test('the links of a demo have the values of its knobs, and the playground opens with them', async ({
  page,
  open,
  context
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(`${route}?table.size=mini&lang=zh_CN#demo-first-table`)
  await runningDemo(page, 'first-table')
  await expect(table(page)).toHaveClass(/size--mini/)
  await block(page).getByRole('button', { name: '复制此示例的链接' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /#\/table\/base\/basic\?table\.size=mini#demo-first-table$/
  )
  await expect(block(page).getByRole('link', { name: '与新版本对比' })).toHaveAttribute('href', /&table\.size=mini&/)
  await block(page).getByRole('link', { name: '在演练场打开' }).click()
  await expect(page.locator('.cm-content')).toContainText('<vxe-table :data="people" size="mini">')
  await expect(page.frameLocator('iframe:not([inert])').locator('.vxe-table.size--mini')).toBeVisible()
})

test('while a demo is edited in place, its knobs change the edited code and keep the other edits', async ({
  page,
  open
}) => {
  await open(route)
  await runningDemo(page, 'first-table')
  await row(page).getByRole('switch', { name: 'round' }).check()
  await block(page).getByRole('button', { name: '编辑', exact: true }).click()
  const code = block(page).locator('.cm-content')
  await expect(code).toContainText('<vxe-table :data="people" round>')
  await writeCode(page, '<template>\n  <vxe-table id="mine" stripe :data="[]" />\n</template>\n', block(page))
  await expect(row(page).getByRole('switch', { name: 'stripe' })).toBeChecked()
  await expect(row(page).getByRole('switch', { name: 'round' })).not.toBeChecked()
  await row(page).getByRole('combobox', { name: 'border' }).selectOption('outer')
  await expect(code).toContainText('<vxe-table id="mine" stripe :data="[]" border="outer" />')
  await expect(
    block(page).frameLocator('iframe:not([inert])').locator('#mine.border--outer, .border--outer').first()
  ).toBeVisible()
  await writeCode(page, '<template>\n  <vxe-table :border="!!1" />\n</template>\n', block(page))
  await expect(row(page).getByRole('combobox', { name: 'border' })).toBeDisabled()
  await expect(row(page).getByRole('switch', { name: 'stripe' })).toBeEnabled()
})

test('knobs are operated with the keyboard', async ({ page, open }) => {
  await open(route)
  await runningDemo(page, 'first-table')
  await row(page).getByRole('combobox', { name: 'size' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(table(page)).toHaveClass(/size--small/)
  await page.keyboard.press('Tab')
  await expect(row(page).getByRole('switch', { name: 'stripe' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(table(page).locator('.row--stripe').first()).toBeVisible()
})

test('a knob keeps the state of the running demo', async ({ page, open }) => {
  await open('/table/edit/click')
  const stage = await runningDemo(page, 'edit-cell')
  await stage.locator('.vxe-body--column').nth(1).click()
  await stage.locator('.vxe-body--row input').first().fill('改过的姓名')
  await row(page, 'edit-cell').getByRole('combobox', { name: 'border' }).selectOption('full')
  await expect(stage.locator('.vxe-table.border--full')).toBeVisible()
  await expect(stage.locator('.vxe-body--row input').first()).toHaveValue('改过的姓名')
})

for (const query of [
  'table.border=%22%3E%3Cimg%20src=x%20onerror=document.title=1%3E&table.size=constructor',
  '__proto__=full&table.__proto__=x&constructor.prototype=y&table.data=[]',
  `table.border=${'full'.repeat(10_000)}`
])
  test(`a link with ${query.slice(0, 40)} as values of knobs opens the demo as it is written`, async ({
    page,
    open
  }) => {
    await open(`${route}?${query}`)
    await runningDemo(page, 'first-table')
    await expect(row(page).getByRole('combobox', { name: 'border' })).toHaveValue('unset')
    await expect(row(page).getByRole('button', { name: '还原' })).toBeHidden()
    await expect(page).toHaveTitle(/^基础/)
    await block(page).getByRole('button', { name: '显示源码' }).click()
    await expect(source(page)).toContainText('<vxe-table :data="people">')
    await open(`/playground?demo=table/base/basic/first-table&${query}`)
    await expect(page.locator('.cm-content')).toContainText('<vxe-table :data="people">')
  })

coldTest(
  'the row of knobs takes its place before it is rendered, and scrolls inside on a phone',
  async ({ page, open }) => {
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const loads = page.waitForRequest(/\/knob-part\./)
      await page.route(/\/knob-part\./, async route => {
        await page.waitForTimeout(300)
        await route.continue()
      })
      await page.goto('about:blank')
      await open(route)
      await loads
      const bar = block(page).locator('[data-bar]')
      await expect(bar).toBeVisible()
      const before = await bar.boundingBox()
      await expect(row(page)).toBeVisible()
      expect(await bar.boundingBox()).toEqual(before)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
)
