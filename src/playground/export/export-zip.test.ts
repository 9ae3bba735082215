import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Project } from '../../../shared/project.ts'
import { exportZip } from './export-zip.ts'
import type { ZipOptions } from './zip-files.ts'

const options: ZipOptions = {
  title: '排序 <b>',
  language: 'zh',
  versions: {
    vue: '2.7.16',
    utils: '3.5.28',
    library: '3.8.6',
    guests: {
      'ant-design-vue': '1.7.8',
      echarts: '6.1.0',
      'element-ui': '2.15.14',
      exceljs: '4.4.0',
      moment: '2.31.0',
      sortablejs: '1.15.7'
    }
  }
}
const project: Project = {
  entry: 'Sort_Two.vue',
  files: [
    { name: 'Sort_Two.vue', text: '<template>表</template>' },
    { name: '_shared/people.ts', text: 'export {}\r\n' }
  ],
  kind: 'ts',
  library: '3.8.6'
}

const unzip = (made: Project, other: Partial<ZipOptions> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(exportZip(made, { ...options, ...other }))).map(([name, bytes]) => [
      name,
      strFromU8(bytes)
    ])
  )

test('the files of the reader are in src, unchanged, in one folder', () => {
  const files = unzip(project)
  expect(Object.keys(files).every(name => name.startsWith('Sort_Two/'))).toBe(true)
  expect(files['Sort_Two/src/Sort_Two.vue']).toBe('<template>表</template>')
  expect(files['Sort_Two/src/_shared/people.ts']).toBe('export {}\r\n')
})

test('every version is exact', () => {
  const { name, dependencies, devDependencies } = JSON.parse(unzip(project)['Sort_Two/package.json']!) as Record<
    string,
    Record<string, string>
  >
  expect(name).toBe('sort-two')
  expect(dependencies).toEqual({ vue: '2.7.16', 'vxe-table': '3.8.6', 'xe-utils': '3.5.28' })
  for (const version of Object.values(devDependencies!)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

test('packages of others are there when a file imports them', () => {
  const source =
    "import Sortable from 'sortablejs'\nimport 'element-ui/lib/theme-chalk/index.css'\nconst load = () => import('exceljs')\n// echarts is not imported\n"
  const { dependencies, devDependencies } = JSON.parse(
    unzip({ ...project, files: [...project.files, { name: 'a.ts', text: source }] })['Sort_Two/package.json']!
  ) as Record<string, Record<string, string>>
  expect(dependencies).toMatchObject({ sortablejs: '1.15.7', 'element-ui': '2.15.14', exceljs: '4.4.0' })
  expect(dependencies).not.toHaveProperty('echarts')
  expect(devDependencies).toHaveProperty('@types/sortablejs')
})

test('files of packages that bring no types for them are declared', () => {
  const source = "import zhCN from 'ant-design-vue/es/locale/zh_CN'\nimport 'moment/locale/zh-cn'\n"
  const files = unzip({ ...project, files: [...project.files, { name: 'a.ts', text: source }] })
  expect(files['Sort_Two/package.json']).toMatch(/"ant-design-vue": "1\.7\.8"[^}]*"moment": "2\.31\.0"/)
  expect(files['Sort_Two/vite.config.ts']).toContain("find: /^moment$/, replacement: 'moment/moment.js'")
  expect(files['Sort_Two/vite.config.ts']).toContain('transformMixedEsModules: true')
  expect(files['Sort_Two/src/env.d.ts']).toMatch(/declare module 'ant-design-vue\/es\/locale\/\*'\n$/)
})

test('JavaScript needs no types', () => {
  const files = unzip({ ...project, kind: 'js', files: [project.files[0]!] })
  expect(
    Object.keys(files)
      .map(name => name.slice(9))
      .sort()
  ).toEqual([
    '.gitignore',
    'README.md',
    'index.html',
    'package.json',
    'src/Sort_Two.vue',
    'src/main.js',
    'vite.config.js'
  ])
  expect(files['Sort_Two/package.json']).not.toMatch(/typescript|vue-tsc/)
  expect(files['Sort_Two/README.md']).not.toContain('npm run check')
})

test('a file of the reader is never overwritten, and none of ours is imported in its place', () => {
  const files = unzip({
    ...project,
    files: [
      ...project.files,
      { name: 'Main.js', text: 'mine' },
      { name: 'main-2.vue', text: 'mine' },
      { name: 'env.ts', text: 'mine' }
    ]
  })
  expect(files['Sort_Two/src/Main.js']).toBe('mine')
  expect(files['Sort_Two/src/main-3.ts']).toContain("import App from './Sort_Two.vue'")
  expect(files['Sort_Two/index.html']).toContain('src="/src/main-3.ts"')
  expect(files['Sort_Two/src/env-2.d.ts']).toContain("declare module '*.vue'")
})

test("the library speaks the reader's language, and so does the page about it", () => {
  expect(unzip(project)['Sort_Two/src/main.ts']).not.toContain('setConfig')
  expect(unzip(project, { language: 'tw' })['Sort_Two/src/main.ts']).toContain("'vxe-table/lib/locale/lang/zh-TW'")
  const english = unzip(project, { language: 'en' })
  expect(english['Sort_Two/src/main.ts']).toContain("'vxe-table/lib/locale/lang/en-US'")
  expect(english['Sort_Two/README.md']).toContain('To begin:')
  expect(english['Sort_Two/index.html']).toContain('<title>排序 &lt;b></title>')
})

test('a project of code from a link says so where somebody looks first, and another does not', () => {
  for (const isForeign of [true, false]) {
    const files = unzip(project, { language: 'en', isForeign })
    for (const name of ['README.md', 'index.html', 'src/main.ts'])
      expect(files[`Sort_Two/${name}`]!.includes('it runs without the sandbox'), name).toBe(isForeign)
  }
})
