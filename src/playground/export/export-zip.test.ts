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
    thirdParty: {
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

test('an exported project has the files of the reader unchanged in src, below one folder', () => {
  const files = unzip(project)
  expect(Object.keys(files).every(name => name.startsWith('Sort_Two/'))).toBe(true)
  expect(files['Sort_Two/src/Sort_Two.vue']).toBe('<template>表</template>')
  expect(files['Sort_Two/src/_shared/people.ts']).toBe('export {}\r\n')
})

test('the exported package.json pins exact versions', () => {
  const { name, dependencies, devDependencies } = JSON.parse(unzip(project)['Sort_Two/package.json']!) as Record<
    string,
    Record<string, string>
  >
  expect(name).toBe('sort-two')
  expect(dependencies).toEqual({ vue: '2.7.16', 'vxe-table': '3.8.6', 'xe-utils': '3.5.28' })
  for (const version of Object.values(devDependencies!)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

test('third-party packages that a file imports are dependencies of the exported project', () => {
  const source =
    "import Sortable from 'sortablejs'\nimport 'element-ui/lib/theme-chalk/index.css'\nconst load = () => import('exceljs')\n// echarts is not imported\n"
  const { dependencies, devDependencies } = JSON.parse(
    unzip({ ...project, files: [...project.files, { name: 'a.ts', text: source }] })['Sort_Two/package.json']!
  ) as Record<string, Record<string, string>>
  expect(dependencies).toMatchObject({ sortablejs: '1.15.7', 'element-ui': '2.15.14', exceljs: '4.4.0' })
  expect(dependencies).not.toHaveProperty('echarts')
  expect(devDependencies).toHaveProperty('@types/sortablejs')
})

test('an exported project declares packages without types, and has Vite settings for ant-design-vue', () => {
  const source = "import zhCN from 'ant-design-vue/es/locale/zh_CN'\nimport 'moment/locale/zh-cn'\n"
  const files = unzip({ ...project, files: [...project.files, { name: 'a.ts', text: source }] })
  expect(files['Sort_Two/package.json']).toMatch(/"ant-design-vue": "1\.7\.8"[^}]*"moment": "2\.31\.0"/)
  expect(files['Sort_Two/vite.config.ts']).toContain("find: /^moment$/, replacement: 'moment/moment.js'")
  expect(files['Sort_Two/vite.config.ts']).toContain('transformMixedEsModules: true')
  expect(files['Sort_Two/src/env.d.ts']).toMatch(/declare module 'ant-design-vue\/es\/locale\/\*'\n$/)
})

test('an exported JavaScript project has no TypeScript files, tools or instructions', () => {
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

test('generated files of an exported project get names unused by the reader, regardless of case and extension', () => {
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

test('the library locale and the README of an exported project are in the language of the reader', () => {
  expect(unzip(project)['Sort_Two/src/main.ts']).not.toContain('setConfig')
  expect(unzip(project, { language: 'tw' })['Sort_Two/src/main.ts']).toContain("'vxe-table/lib/locale/lang/zh-TW'")
  const english = unzip(project, { language: 'en' })
  expect(english['Sort_Two/src/main.ts']).toContain("'vxe-table/lib/locale/lang/en-US'")
  expect(english['Sort_Two/README.md']).toContain('To begin:')
  expect(english['Sort_Two/index.html']).toContain('<title>排序 &lt;b></title>')
})

test('an exported project has a warning in README, page and script only if its code is from a link', () => {
  for (const isUntrusted of [true, false]) {
    const files = unzip(project, { language: 'en', isUntrusted })
    for (const name of ['README.md', 'index.html', 'src/main.ts'])
      expect(files[`Sort_Two/${name}`]!.includes('it runs without the sandbox'), name).toBe(isUntrusted)
  }
})
