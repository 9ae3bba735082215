import { deflateRawSync } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'
import { zipSync } from 'fflate'
import { encodeProject } from '../shared/project-code.ts'
import { buildZip } from '../shared/zip-builder.ts'
import { newestVersion as newest } from './read-comparison.ts'
import { expect, test } from './site.ts'

const oldCode = '<template>\n  <vxe-table row-id="id" />\n</template>\n'
const verdict = (page: Page) => page.locator('[data-verdict]')
const chooseFiles = (page: Page) => page.locator('main input[type="file"]').first()
const createFile = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content)
})

/** Component with a grid that is bound to an object of which each line contains the one before twice. */
const createDoubling = (
  lines: number,
  option: string
): string => `<template><vxe-grid v-bind="o" :data="[{}]" /></template>
<script>
const a0 = { p: { ${option}, columns: [{ type: 'seq' }] } }
${Array.from({ length: lines }, (_, line) => `const a${line + 1}={...a${line},...a${line}}`).join('\n')}
export default { data: () => ({ o: a${lines}.p }) }
</script>
`

/** Adds a loop without end to the worker, for files with a name that starts with `hang`. */
async function hangWorkers(page: Page): Promise<void> {
  await page.route(/\/check-worker[^/]*\.js$/, async route => {
    const response = await route.fetch().catch(() => undefined)
    // A worker may start while the test ends.
    if (!response) return
    const loop = `addEventListener('message', ({ data }) => {
      for (; /^hang/.test(data.request?.file?.name);) ;
    });`
    await route.fulfill({ response, body: loop + (await response.text()) })
  })
}

test('pasted code that doubles with each line is checked', { tag: '@quick' }, async ({ page, open }) => {
  await open('/upgrade/check')
  await page.getByRole('textbox', { name: '粘贴代码' }).fill(createDoubling(40, 'contextMenu: {}'))
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'changes')
  await expect(page.locator('[data-rule="prop-context-menu"]')).toHaveCount(1)
})

test('a link to code that doubles with each line shows both versions of the comparison', async ({ page, open }) => {
  const code = await encodeProject({
    entry: 'App.vue',
    files: [{ name: 'App.vue', text: createDoubling(40, 'border: true') }],
    kind: 'js',
    library: '3.8.6'
  })
  expect(code.length).toBeLessThan(1000)
  await open(`/playground?code=${code}&compare=${newest}`)
  for (const version of ['3.8.6', newest])
    await expect(
      page
        .getByRole('region', { name: `vxe-table ${version}`, exact: true })
        .frameLocator('iframe:not([inert])')
        .locator('.vxe-body--row')
        .first()
    ).toBeVisible()
})

test('the worker of a file that takes too long is ended, and the other files are checked', async ({ page, open }) => {
  await hangWorkers(page)
  await page.clock.install()
  await open('/upgrade/check')
  await chooseFiles(page).setInputFiles([createFile('a.vue', oldCode), createFile('hang.vue', oldCode)])
  await expect(page.getByText('已检查 1 / 2 个文件')).toBeVisible()
  // The page stays usable while the worker is busy.
  await page.getByRole('textbox', { name: '粘贴代码' }).focus()
  await page.clock.fastForward(31_000)
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'unread')
  await expect(page.getByText('hang.vue：处理超过 30 秒，已停止，没有检查。')).toBeVisible()
  await expect(page.locator('[data-file]')).toHaveAttribute('data-file', 'a.vue')
})

test('a comparison in the playground names the file that takes too long', async ({ page, open }) => {
  await hangWorkers(page)
  await page.clock.install()
  const files = [
    { name: 'App.vue', text: '<template><p>a</p></template>\n' },
    { name: 'hang.js', text: 'export const a = 1\n' }
  ]
  const code = await encodeProject({ entry: 'App.vue', files, kind: 'js', library: '3.8.6' })
  await open(`/playground?code=${code}&compare=${newest}`)
  await expect(page.getByText('正在升级代码')).toBeVisible()
  // The time of a request starts with its worker.
  await expect.poll(() => page.workers().some(worker => worker.url().includes('/check-worker'))).toBe(true)
  // The file waits for the one before it, and its time starts with its own check.
  await expect(async () => {
    await page.clock.runFor(31_000)
    await expect(page.getByRole('alert').filter({ hasText: '没有完成代码升级' })).toContainText(
      'hang.js: 处理超过 30 秒，已停止，没有检查。',
      { timeout: 1000 }
    )
  }).toPass()
})

const bomb = { body: deflateRawSync(new Uint8Array(900_000)), method: 8, size: 900_000 }

test('a zip with overlapping entries is refused with a sentence in both languages', async ({ page, open }) => {
  const archive = buildZip([
    { ...bomb, name: 'a.js' },
    ...Array.from({ length: 3000 }, (_, index) => ({ ...bomb, name: `${index}.js`, headerOffset: 0 }))
  ])
  await open('/upgrade/check')
  await chooseFiles(page).setInputFiles(createFile('app.zip', archive))
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'unread')
  await expect(page.getByText('app.zip：压缩包中的文件互相重叠，没有读取整个压缩包。')).toBeVisible()
  await open('/upgrade/check?lang=en_US')
  await chooseFiles(page).setInputFiles(createFile('app.zip', archive))
  await expect(page.getByText('app.zip: Entries of the archive overlap each other')).toBeVisible()
})

test('files of a zip that are not read are named with the reason, and the others are checked', async ({
  page,
  open
}) => {
  const code = new TextEncoder().encode(oldCode)
  await open('/upgrade/check')
  const archive = buildZip([
    { name: 'a.vue', body: code },
    { ...bomb, name: 'longer.js', size: 10 },
    { name: 'C:/drive.js', body: code },
    { name: 'nul\0.js', body: code },
    { name: '\u202Evne.js', body: code },
    { name: 'large.js', body: code, size: 5_000_000 }
  ])
  await chooseFiles(page).setInputFiles(createFile('app.zip', archive))
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'unread')
  await expect(verdict(page)).toContainText('检查了 1 个文件')
  await expect(page.getByText('longer.js：解压后的内容超过压缩包声明的 10 B，没有读取。')).toBeVisible()
  for (const name of ['C:/drive.js', String.raw`nul\x00.js`, String.raw`\u202evne.js`])
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('文件名是绝对路径')
  await expect(page.getByText('large.js：文件有 5 MB，超过上限 1 MB，没有读取。')).toBeVisible()
})

test('control characters in a name and in code are shown by their code', async ({ page, open }) => {
  await open('/upgrade/check')
  await chooseFiles(page).setInputFiles([createFile('a.vue', '<template><vxe-table row-id="\u202Edi" /></template>')])
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'changes')
  await expect(page.locator('[data-rule="prop-row-id"]')).toContainText(String.raw`\u202edi`)
  await expect(page.locator('main')).not.toContainText('\u202E')
})

async function measureHeap(session: CDPSession): Promise<number> {
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

test('clearing the upgrade check frees the memory of the files', async ({ page, open }) => {
  await open('/upgrade/check')
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  // Each file differs, because equal strings could share memory.
  const files = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`${index}.js`, new Uint8Array(900_000).fill(65 + (index % 26))])
  )
  const archive = zipSync(files)
  const before = await measureHeap(session)
  await chooseFiles(page).setInputFiles(createFile('app.zip', archive))
  await expect(verdict(page)).toContainText('检查了 60 个文件')
  expect((await measureHeap(session)) - before).toBeGreaterThan(40_000_000)
  await page.getByRole('button', { name: '清除' }).click()
  await expect(verdict(page)).toHaveCount(0)
  await expect.poll(async () => (await measureHeap(session)) - before).toBeLessThan(10_000_000)
  await session.detach()
})
