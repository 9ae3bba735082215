import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { writeCode } from './code-editor.ts'
import { coldTest, expect, test } from './site.ts'

const demo = '/playground?demo=table/base/sort/sort-by-header'
const preview = (page: Page) => page.frameLocator('iframe:not([inert])')
const status = (page: Page) => page.getByRole('status').filter({ hasText: /编译|Compil|错误|Errors/ })

const component = (body: string) => `<template>\n  <p id="out">${body}</p>\n</template>\n`

test(
  'an edit of a demo in the playground updates the preview, survives a reload and can be reverted',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open(demo)
    await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
    await expect(page.getByRole('tab', { selected: true })).toHaveText('sort-by-header.vue')
    await expect(page.getByRole('button', { name: '还原' })).toBeDisabled()
    await writeCode(page, component('改过了'))
    await expect(preview(page).locator('#out')).toHaveText('改过了')
    await expect(page.getByText('已修改')).toBeVisible()
    await page.reload()
    await expect(preview(page).locator('#out')).toHaveText('改过了')
    await page.getByRole('button', { name: '还原' }).click()
    await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
    await page.getByRole('button', { name: '撤销还原' }).click()
    await expect(preview(page).locator('#out')).toHaveText('改过了')
  }
)

test('if the code in the playground has an error, the last preview stays and the error position is shown', async ({
  page,
  open
}) => {
  await open(demo)
  await writeCode(page, component('好'))
  await expect(preview(page).locator('#out')).toHaveText('好')
  await writeCode(page, '<template>\n  <p>{{ a b }}</p>\n</template>\n')
  await expect(status(page)).toContainText('有错误')
  await expect(page.getByText(/^sort-by-header\.vue:2/)).toBeVisible()
  await expect(preview(page).locator('#out')).toHaveText('好')
  await writeCode(
    page,
    '<template><p id="out">好</p></template>\n<script>\nimport axios from \'axios\'\nexport default {}\n</script>\n'
  )
  await expect(page.getByText(/vue.*vxe-table.*xe-utils/).first()).toBeVisible()
})

test('logs and errors of playground code appear in the console', async ({ page, open }) => {
  await open(demo)
  await writeCode(
    page,
    "<template><p id=\"out\">a</p></template>\n<script>\nexport default {\n  mounted () {\n    console.log('hello', { a: [1, 2] })\n    throw new Error('thrown')\n  }\n}\n</script>\n"
  )
  const log = page.getByRole('log')
  await expect(log).toContainText('hello')
  await expect(log).toContainText('thrown')
  await page.getByRole('button', { name: '清空控制台' }).click()
  await expect(log).toHaveText('代码里的 console.log 会显示在这里。')
})

test(
  'an endless loop in playground code is stopped and explained, and the preview works after a correction',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open(demo)
    await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
    await writeCode(
      page,
      '<template><p>a</p></template>\n<script>\nexport default {\n  created () {\n    for (;;) {}\n  }\n}\n</script>\n'
    )
    await expect(page.getByRole('log')).toContainText('死循环', { timeout: 15_000 })
    await writeCode(page, component('活着'))
    await expect(preview(page).locator('#out')).toHaveText('活着')
  }
)

test('a shared playground link opens the edited project', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(demo)
  await writeCode(page, component('分享的'))
  await expect(preview(page).locator('#out')).toHaveText('分享的')
  await page.getByRole('button', { name: '分享' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '复制' }).click()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/\/v3\.8\/#\/playground\?code=[\w-]+$/)
  await page.goto('about:blank')
  await page.goto(address)
  await expect(preview(page).locator('#out')).toHaveText('分享的')
  await expect(page.getByText('分享的代码')).toBeVisible()
})

for (const [name, code] of [
  ['damaged code', 'abc'],
  ['truncated code', 'q1YqSy0qzszPU7JSMlTSUSpKLS'],
  ['text instead of code', '%E4%BD%A0']
] as const) {
  test(`a playground link with ${name} shows an error and offers an empty project`, async ({ page, open }) => {
    await open(`/playground?code=${code}`)
    await expect(page.getByRole('alert')).toContainText('无法打开这个链接')
    await page.getByRole('link', { name: '从空白开始' }).click()
    await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
  })
}

test('playground code is exported as a page that runs and as a project file that can be opened', async ({
  page,
  open
}) => {
  await open(demo)
  await writeCode(
    page,
    '<template><vxe-table :data="[{ a: 1 }]"><vxe-column field="a" title="A" /></vxe-table></template>\n'
  )
  await expect(preview(page).locator('.vxe-body--row')).toHaveCount(1)
  const save = async (name: RegExp) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出', exact: true }).click()
    await page.getByRole('button', { name }).click()
    return (await download).path()
  }
  const html = readFileSync(await save(/^HTML，包含组件库/), 'utf8')
  const project = await save(/^项目文件/)
  await page.getByRole('button', { name: '打开项目文件' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: readFileSync(project) })
  await expect(page).toHaveURL(/playground\?code=/)
  await expect(preview(page).locator('.vxe-body--row')).toHaveCount(1)
  await page.goto('about:blank')
  await page.setContent(html)
  await expect(page.locator('.vxe-body--row')).toHaveCount(1)
})

test('a file added in the playground can be imported', async ({ page, open }) => {
  await open('/playground')
  await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
  await page.getByRole('button', { name: '新建文件' }).click()
  await page.getByRole('textbox', { name: '文件名' }).fill('rows.ts')
  await page.keyboard.press('Enter')
  await writeCode(page, "export const rows: string[] = ['来自文件']\n")
  await page.getByRole('tab', { name: 'App.vue' }).click()
  await writeCode(
    page,
    '<template><p id="out">{{ rows[0] }}</p></template>\n<script lang="ts">\nimport { rows } from \'./rows\'\nexport default { data: () => ({ rows }) }\n</script>\n'
  )
  await expect(preview(page).locator('#out')).toHaveText('来自文件')
})

test('the preview of the playground has the language and the theme of the page', async ({ page, open }) => {
  await open('/playground')
  await writeCode(
    page,
    '<template><vxe-pager :total="30" :page-size="10" :current-page="1" :layouts="[\'Total\']" /></template>\n'
  )
  await expect(preview(page).getByText('共 30 条记录')).toBeVisible()
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  await expect(preview(page).locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the playground with preview=1 shows the demo without the editor', async ({ page, open }) => {
  await open(`${demo}&preview=1`)
  await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
  await expect(page.locator('.cm-content')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('the playground does not scroll sideways', async ({ page, open }) => {
    await open(demo)
    await page.getByRole('tab', { name: '预览' }).click()
    await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})

coldTest('third-party packages are requested only if playground code imports the packages', async ({ page, open }) => {
  const requestedUrls: string[] = []
  page.on('request', request => requestedUrls.push(request.url()))
  await open(demo)
  await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
  expect(requestedUrls.filter(address => /guest-/.test(address))).toEqual([])
  await writeCode(
    page,
    `<template>
  <div>
    <p id="out">{{ found }}</p>
    <el-input v-model="found" />
    <ul ref="list"><li>1</li><li>2</li></ul>
  </div>
</template>

<script>
import { Input } from 'element-ui'
import 'element-ui/lib/theme-chalk/index.css'
import Sortable from 'sortablejs'

export default {
  components: { ElInput: Input },
  data: () => ({ found: '' }),
  async mounted () {
    const sortable = Sortable.create(this.$refs.list)
    const { default: ExcelJS } = await import('exceljs')
    const echarts = await import('echarts')
    const book = new ExcelJS.Workbook()
    book.addWorksheet('a').addRow(['x'])
    const bytes = await book.xlsx.writeBuffer()
    this.found = [sortable.toArray().length, bytes.byteLength > 1000, typeof echarts.init, getComputedStyle(this.$el.querySelector('.el-input__inner')).borderRadius].join(' ')
  }
}
</script>
`
  )
  await expect(preview(page).locator('#out')).toHaveText('2 true function 4px')
  expect(
    new Set(
      requestedUrls
        .filter(address => /guest-/.test(address))
        .map(address => address.replace(/.*guest-([\w-]+)\..*\.(\w+)$/, '$1 $2'))
    )
  ).toEqual(new Set(['element-ui js', 'element-ui css', 'sortablejs js', 'exceljs js', 'echarts js']))
})

coldTest(
  'ant-design-vue runs in the playground with its dependencies and locale, and does not style the root element',
  async ({ page, open }) => {
    await open(demo)
    await writeCode(
      page,
      `<template>
  <a-config-provider :locale="locale">
    <a-date-picker v-model="day" value-format="YYYY-MM-DD" open />
  </a-config-provider>
</template>

<script>
import { ConfigProvider, DatePicker } from 'ant-design-vue'
import zhCN from 'ant-design-vue/es/locale/zh_CN'
import 'ant-design-vue/dist/antd.css'
import 'moment/locale/zh-cn'

export default {
  components: { AConfigProvider: ConfigProvider, ADatePicker: DatePicker },
  data: () => ({ day: '2024-06-03', locale: document.documentElement.lang === 'zh-CN' ? zhCN : undefined })
}
</script>
`
    )
    const calendar = preview(page).locator('.ant-calendar')
    await expect(calendar.locator('.ant-calendar-month-select')).toHaveText('6月')
    await expect(calendar.getByRole('columnheader').nth(0)).toHaveText('一')
    await expect(calendar.getByRole('button', { name: '今天' })).toHaveCSS('color', 'rgb(24, 144, 255)')
    await expect(preview(page).locator('html')).toHaveCSS('line-height', 'normal')
    await page.getByRole('banner').getByLabel('选择语言').selectOption('en_US')
    await expect(calendar.getByRole('button', { name: 'Today' })).toBeVisible()
    await expect(calendar.getByRole('columnheader').nth(0)).toHaveText('Su')
  }
)
