import type { FrameLocator, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { writeCode } from './code-editor.ts'
import { newestVersion as newest } from './read-comparison.ts'
import { playgroundRoute } from './run-attacks.ts'
import { expectErrors, ignoreErrors } from './expect-errors.ts'
import { expect, test } from './site.ts'

const side = (page: Page, version: string) => page.getByRole('region', { name: `vxe-table ${version}`, exact: true })
const previewFrame = (page: Page, version: string): FrameLocator =>
  side(page, version).frameLocator('iframe:not([inert])')
const console = (page: Page, version: string) => page.getByRole('log', { name: `只在 ${version} 中出现的消息` })

const rows = (frame: FrameLocator) => frame.locator('.vxe-body--row')
const list = '/playground?demo=table/base/sort/sort-by-header'

/** `setActiveRow` is deprecated in both versions, `resizable` in the newest only. */
const oldCode = `<template>
  <div>
    <vxe-table ref="table" resizable height="200" :data="rows" :edit-config="{ trigger: 'manual', mode: 'row' }">
      <vxe-column field="name" title="Name" :edit-render="{ name: 'VxeInput' }" />
    </vxe-table>
  </div>
</template>
<script>
export default {
  data() {
    return { rows: Array.from({ length: 30 }, (_, index) => ({ name: 'Row ' + index })) }
  },
  async mounted() {
    console.log('both say it')
    await new Promise(done => setTimeout(done, 300))
    await this.$refs.table.setActiveRow(this.rows[0])
    console.log('editing', this.$refs.table.getEditRecord ? 'new name' : 'old name')
  }
}
</script>
`

test(
  'a compared demo runs in both versions side by side, and in one version after the comparison',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open(list)
    await page.getByRole('link', { name: '与 3.21 对比' }).click()
    for (const version of ['3.8.6', newest]) await expect(rows(previewFrame(page, version)).first()).toBeVisible()
    expect(await rows(previewFrame(page, newest)).count()).toBe(await rows(previewFrame(page, '3.8.6')).count())
    for (const version of ['3.8.6', newest]) await expect(console(page, version)).toHaveText('没有差别。')
    await page.getByRole('link', { name: '结束对比' }).click()
    await expect(side(page, newest)).toHaveCount(0)
    await expect(rows(page.frameLocator('iframe:not([inert])')).first()).toBeVisible()
  }
)

test('compared code runs in the newest version without new messages after the upgrade, with messages before', async ({
  page,
  open,
  browserErrors
}) => {
  await open(`/playground?compare=${newest}`)
  await writeCode(page, oldCode)
  await expect(previewFrame(page, newest).locator('.vxe-body--row input').first()).toBeVisible()
  await expect(console(page, newest)).toHaveText('没有差别。')
  await page.getByRole('button', { name: '原来的代码' }).click()
  await expect(console(page, newest)).toContainText('column-config.resizable')
  await expect(console(page, newest)).not.toContainText(/both say it|setActiveRow/)
  await page.getByRole('button', { name: '升级后的代码' }).click()
  await expect(side(page, newest).getByRole('status')).toContainText('编译用时')
  await expect(previewFrame(page, newest).locator('.vxe-body--row input').first()).toBeVisible()
  await expectErrors(browserErrors, /setActiveRow/, /column-config\.resizable/)
})

test('the comparison counts the changes in the upgraded code and shows each with its reason', async ({
  page,
  open,
  browserErrors
}) => {
  await open(`/playground?compare=${newest}`)
  await writeCode(page, oldCode)
  await page.getByRole('button', { name: '3 处修改' }).click()
  const dialog = page.getByRole('dialog', { name: '升级后的代码有哪些修改' })
  const marks = (sign: string) => dialog.locator(`[data-sign="${sign}"] mark`)
  await expect(marks('−')).toHaveText(['resizable', 'setActiveRow', 'getEditRecord'])
  await expect(marks('+').first()).toContainText('resizable: true')
  await expect(dialog.locator('[data-rule="method-set-active-row"]')).toContainText('setEditRow()')
  await dialog.getByRole('button', { name: '第 3 行' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('第 3 行，第 1 列')).toBeVisible()
  await page.getByRole('button', { name: '原来的代码' }).click()
  await expect(page.getByRole('button', { name: '3 处修改' })).toHaveCount(0)
  await expect(console(page, newest)).toContainText('column-config.resizable')
  await expectErrors(browserErrors, /setActiveRow/, /column-config\.resizable/)
  // The other version may log its warnings later.
  ignoreErrors(browserErrors)
})

test('the comparison says that the upgrade changes nothing', async ({ page, open }) => {
  await open(list)
  await page.getByRole('link', { name: '与 3.21 对比' }).click()
  await writeCode(page, '<template>\n  <p id="out">a</p>\n</template>\n')
  await expect(page.getByText('没有修改', { exact: true })).toBeVisible()
})

test('the two versions of a comparison scroll together', async ({ page, open }) => {
  await open(`/playground?compare=${newest}`)
  await writeCode(page, oldCode.replace(/ {4}await this\.\$refs.*\n/, ''))
  const left = previewFrame(page, '3.8.6').locator('.vxe-table--body-wrapper').first()
  const right = previewFrame(page, newest).locator('.vxe-table--body-inner-wrapper').first()
  // Until the new code has run, the frame shows the previous table or a table without rows.
  const scrollRange = (of: typeof left) => of.evaluate(element => element.scrollHeight - element.clientHeight)
  for (const side of [left, right]) await expect.poll(() => scrollRange(side)).toBeGreaterThan(300)
  const top = (of: typeof left) => of.evaluate(element => element.scrollTop)
  await left.evaluate(element => element.scrollTo({ top: 300 }))
  await expect.poll(() => top(right)).toBe(300)
  await right.evaluate(element => element.scrollTo({ top: 120 }))
  await expect.poll(() => top(left)).toBe(120)
})

/** Program with a counter; `code` runs in the newest version only. */
const counterCode = (code: string): string => `<template>
  <div>
    <vxe-table :data="[]"><vxe-column field="name" title="Name" /></vxe-table>
    <button id="count" style="width: 100%; height: 80px" @click="count++">{{ count }}</button>
  </div>
</template>
<script>
export default {
  data() {
    return { count: 0 }
  },
  mounted() {
    if (this.$el.querySelector('.vxe-table--body-inner-wrapper')) { ${code} }
  }
}
</script>
`
const view = (page: Page, name: string) => page.getByRole('group', { name: '对比方式' }).getByRole('button', { name })

test('a divider shows one version on each side of it, without starting the code again', async ({ page, open }) => {
  await open(`${await playgroundRoute(counterCode(''))}&compare=${newest}`)
  for (const version of ['3.8.6', newest]) await press(page, version, '1')
  await view(page, '滑块').click()
  const divider = page.getByRole('slider', { name: `分界线：左边 3.8.6，右边 ${newest}` })
  await divider.focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press('PageDown')
  await expect(divider).toHaveValue('20')
  // Both counters are as wide as the stage: a click on each side of the divider reaches the version of that side.
  const clickAt = async (version: string, share: number) => {
    const { x, y, width, height } = (await previewFrame(page, version).locator('#count').boundingBox())!
    await page.mouse.click(x + width * share, y + height / 2)
  }
  await clickAt('3.8.6', 0.1)
  await expect(previewFrame(page, '3.8.6').locator('#count')).toHaveText('2')
  await clickAt(newest, 0.3)
  await expect(previewFrame(page, newest).locator('#count')).toHaveText('2')
  await expect(previewFrame(page, '3.8.6').locator('#count')).toHaveText('2')
  await view(page, '并排').click()
  await press(page, '3.8.6', '3')
})

test('the view of a comparison is in the address until the comparison ends', async ({ page, open }) => {
  await open(`/playground?demo=table/base/sort/sort-by-header&compare=${newest}`)
  await view(page, '滑块').click()
  await expect(page).toHaveURL(/&view=slider$/)
  await page.reload()
  await expect(view(page, '滑块')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('slider')).toBeVisible()
  await page.getByRole('link', { name: '结束对比' }).click()
  await expect(page).toHaveURL(/\?demo=[^&]*sort-by-header$/)
})

/** Returns the number of colors in a screenshot of the top of the compared stages. */
async function countColors(page: Page): Promise<number> {
  const stage = page.locator('[data-side="newest"] > [data-status]')
  const { x, y, width } = (await stage.boundingBox())!
  const image = await page.screenshot({ clip: { x, y, width, height: 100 } })
  return page.evaluate(
    async bytes => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
      context.drawImage(bitmap, 0, 0)
      return new Set(new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)).size
    },
    [...image]
  )
}

/** Returns the lowest value of a channel in an image. */
const readDarkest = (page: Page, image: Buffer): Promise<number> =>
  page.evaluate(
    async bytes => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
      context.drawImage(bitmap, 0, 0)
      return Math.min(...context.getImageData(0, 0, bitmap.width, bitmap.height).data)
    },
    [...image]
  )

test('the difference of two versions has one color where they are equal, and others where a text differs', async ({
  page,
  open
}) => {
  await open(`/playground?compare=${newest}`)
  await writeCode(page, '<template>\n  <p id="out">a</p>\n</template>\n')
  for (const version of ['3.8.6', newest]) await expect(previewFrame(page, version).locator('#out')).toHaveText('a')
  await view(page, '差异').click()
  await expect.poll(() => countColors(page)).toBe(1)
  await writeCode(
    page,
    `<template>\n  <p id="out">{{ version }}</p>\n</template>\n<script>\nimport { VXETable } from 'vxe-table'\nexport default { data: () => ({ version: String(VXETable.version) }) }\n</script>\n`
  )
  await expect(previewFrame(page, '3.8.6').locator('#out')).toHaveText('3.8.6')
  await expect.poll(() => countColors(page)).toBeGreaterThan(1)
})

test('a background that differs by a few shades is a mark in the difference of two versions', async ({
  page,
  open
}) => {
  const style = 'document.body.style.background'
  const code = counterCode(`${style} = '#f8f8f8'`).replace('mounted() {', `mounted() { ${style} = '#fff'\n`)
  await open(`${await playgroundRoute(code)}&compare=${newest}`)
  for (const version of ['3.8.6', newest]) await press(page, version, '1')
  await view(page, '差异').click()
  const stage = page.locator('[data-side="newest"] > [data-status]')
  const { x, y, width, height } = (await stage.boundingBox())!
  const darkest = async () => {
    const image = await page.screenshot({ clip: { x: x + width / 2, y: y + height - 20, width: 10, height: 10 } })
    return readDarkest(page, image)
  }
  await expect.poll(darkest).toBeLessThan(180)
})

test('the comparison names the changed defaults that the code relies on', async ({ page, open, browserErrors }) => {
  await open(`/playground?compare=${newest}`)
  await writeCode(page, oldCode.replace(' height="200"', ''))
  await page.getByText(/个默认值已改变/).click()
  const item = page.getByRole('listitem').filter({ hasText: 'table.minHeight' })
  await expect(item).toContainText('3.8 的默认值为 144')
  // Both versions log their warnings about this code, at any time.
  ignoreErrors(browserErrors)
})

test('an edit updates both versions of a comparison', async ({ page, open }) => {
  await open(`/playground?compare=${newest}`)
  await writeCode(page, '<template>\n  <p id="out">a</p>\n</template>\n')
  for (const version of ['3.8.6', newest]) await expect(previewFrame(page, version).locator('#out')).toHaveText('a')
  await writeCode(page, '<template>\n  <p id="out">b</p>\n</template>\n')
  for (const version of ['3.8.6', newest]) await expect(previewFrame(page, version).locator('#out')).toHaveText('b')
})

/** Program with a counter and a loop. Only the newest version of the table has the inner wrapper. */
const loopingCode = (loop: string): string => `<template>
  <div>
    <vxe-table :data="[]"><vxe-column field="name" title="Name" /></vxe-table>
    <button id="count" @click="count++">{{ count }}</button>
    <button id="loop" @click="later">loop</button>
  </div>
</template>
<script>
export default {
  data() {
    return { count: 0 }
  },
  mounted() {
    const isNewest = this.$el.querySelector('.vxe-table--body-inner-wrapper') !== null
    ${loop}
  },
  methods: {
    loop() {
      for (;;) {}
    },
    // The click ends before the loop begins.
    later() {
      setTimeout(this.loop, 100)
    }
  }
}
</script>
`

const loops: { how: string; code: string; looping: readonly string[]; action?: (page: Page) => Promise<void> }[] = [
  { how: 'at the start of the newest version', code: 'if (isNewest) this.loop()', looping: [newest] },
  { how: 'at the start of the documented version', code: 'if (!isNewest) this.loop()', looping: ['3.8.6'] },
  {
    how: 'of a timer in the documented version',
    code: 'if (!isNewest) setTimeout(() => this.loop(), 1000)',
    looping: ['3.8.6']
  },
  {
    how: 'after a press in the newest version',
    code: '',
    looping: [newest],
    action: page => previewFrame(page, newest).locator('#loop').click()
  },
  { how: 'in both versions', code: 'this.loop()', looping: ['3.8.6', newest] }
]

for (const { how, code, looping, action } of loops)
  test(`a loop ${how} ends only the versions of a comparison that loop`, async ({ page, open }) => {
    await open(`${await playgroundRoute(loopingCode(code))}&compare=${newest}`)
    if (action) for (const version of ['3.8.6', newest]) await press(page, version, '1')
    await action?.(page)
    for (const version of looping) {
      await expect(side(page, version)).toContainText('超过 2 秒没有响应')
      await expect(side(page, version).locator('iframe:not([inert])')).toHaveCount(0)
    }
    for (const version of ['3.8.6', newest].filter(each => !looping.includes(each))) {
      await expect(previewFrame(page, version).locator('#count')).toHaveText('0')
      await press(page, version, '1')
      await expect(side(page, version)).not.toContainText('超过 2 秒没有响应')
    }
  })

/** Presses the counter of one side, which has the given text afterwards. */
async function press(page: Page, version: string, expected: string): Promise<void> {
  const counter = previewFrame(page, version).locator('#count')
  await counter.click()
  await expect(counter).toHaveText(expected)
}

test('axe finds no violations in the version comparison', async ({ page, open }) => {
  await open(`${list}&compare=${newest}`)
  for (const version of ['3.8.6', newest]) await expect(rows(previewFrame(page, version)).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
})
