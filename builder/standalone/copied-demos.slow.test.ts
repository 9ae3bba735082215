import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SourceKind } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import { installArguments } from '../../shared/project.ts'
import { findDemoTypeErrors } from '../demo-types/demo-type-errors.ts'
import { demoFileNames } from '../demos/demo-source.ts'
import { cacheFiles, contentFolder } from '../pages/content-files.ts'
import { siteFacts } from '../pages/site-facts.ts'
import { thirdPartyVersions } from '../third-party-files.ts'
import { copiedSource } from './copy-parts.ts'
import { standaloneSource } from './standalone-source.ts'

/**
 * Builds the copied text of the demos in new projects, each with the packages that the copies name. The tools are
 * installed into `.cache` on the first run.
 */
const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, '.cache/copied-demos')
const files = cacheFiles(contentFolder(path.join(root, 'content')))
// `npm test -- --changed` names the pages that a change can affect.
const pages = process.env.CHANGED_PAGES?.split(',')
const isChosen = (name: string) => !pages || pages.some(page => name.startsWith(`${page}/`))
const names = files.list().filter(name => name.endsWith('.vue') && isChosen(name))
const run = promisify(execFile)
const minutes = 60_000
const shell = process.platform === 'win32'

interface Copy {
  name: string
  kind: SourceKind
  text: string
  /** Packages that the copy names, as `npm install` reads them. */
  install: string[]
}

/** TypeScript is copied in Chinese and JavaScript in English, which covers both choices. */
const languageOf: Record<SourceKind, Language> = { ts: 'zh', js: 'en' }

const copies: Copy[] = (['ts', 'js'] as const).flatMap(kind =>
  names.map(name => {
    const text = copiedSource(files, name, languageOf[kind], kind)
    return { name, kind, text, install: installArguments(text, kind).split(' ').filter(Boolean) }
  })
)
/** Copies that are not the shown text, or that need packages. Webpack is too slow for all others. */
const joinedCopies = copies.filter(({ name, install }) => demoFileNames(files, name).length > 1 || install.length > 0)

const { vue, library, utils } = siteFacts(root)
const versions: Record<string, string> = { ...thirdPartyVersions(root), '@types/sortablejs': '1.15.9' }
const nameOfPackage = (argument: string) => argument.replace(/(?<=.)@.*$/, '')
const dependencies = {
  vue,
  'vxe-table': library,
  'xe-utils': utils,
  ...Object.fromEntries(
    copies
      .flatMap(({ install }) => install)
      .map(argument => [nameOfPackage(argument), versions[nameOfPackage(argument)]])
  )
}

interface Tool {
  packages: { dependencies: Record<string, string | undefined>; devDependencies: Record<string, string> }
  files: Record<string, string>
  command: string[]
  copies: Copy[]
}

const tools: Record<'vite' | 'vue-cli', Tool> = {
  vite: {
    packages: { dependencies, devDependencies: { '@vitejs/plugin-vue2': '2.3.4', vite: '7.3.8' } },
    files: {
      'vite.config.mjs':
        // The ES modules of ant-design-vue 1 contain `require`, as its page says.
        "import vue from '@vitejs/plugin-vue2'\n\nexport default { plugins: [vue()], build: { minify: false, commonjsOptions: { transformMixedEsModules: true } } }\n",
      'index.html':
        '<!DOCTYPE html>\n<meta charset="utf-8">\n<div id="app"></div>\n<script type="module" src="/src/main.ts"></script>\n'
    },
    command: ['vite', 'build', '--logLevel', 'error'],
    copies
  },
  'vue-cli': {
    packages: {
      dependencies: { 'core-js': '^3.8.3', ...dependencies },
      devDependencies: {
        '@vue/cli-plugin-babel': '5.0.9',
        '@vue/cli-plugin-typescript': '5.0.9',
        '@vue/cli-service': '5.0.9',
        typescript: '~4.5.5'
      }
    },
    files: {
      'babel.config.js': "module.exports = { presets: ['@vue/cli-plugin-babel/preset'] }\n",
      // Another test checks the types, with the settings of the demos.
      'vue.config.js':
        "module.exports = { parallel: false, chainWebpack: config => { config.devtool(false).plugins.delete('fork-ts-checker') } }\n",
      'tsconfig.json':
        '{ "compilerOptions": { "target": "esnext", "module": "esnext", "moduleResolution": "node", "strict": true, "skipLibCheck": true, "esModuleInterop": true }, "include": ["src"] }\n',
      'public/index.html': '<!DOCTYPE html>\n<meta charset="utf-8">\n<div id="app"></div>\n'
    },
    command: ['vue-cli-service', 'build', '--mode', 'development'],
    copies: joinedCopies
  }
}
const toolNames = Object.keys(tools) as (keyof typeof tools)[]
const folderOf = (tool: keyof typeof tools): string => path.join(folder, tool)

/** Installs the packages of a tool, unless they are those of the last run. */
async function install(tool: keyof typeof tools): Promise<void> {
  const target = folderOf(tool)
  const packageFile = path.join(target, 'package.json')
  const text = JSON.stringify(
    { private: true, browserslist: ['last 1 chrome version'], ...tools[tool].packages },
    null,
    2
  )
  const stamp = path.join(target, 'node_modules/installed.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === text) return
  await mkdir(target, { recursive: true })
  await writeFile(packageFile, text)
  await runIn(target, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'])
  await writeFile(stamp, text)
}

/** Adds the output of a program to its error, which would otherwise have no details. */
async function runIn(cwd: string, program: string, args: string[]): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    PATH: `${path.join(cwd, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`
  }
  await run(program, args, { cwd, shell, env, maxBuffer: 100_000_000 }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(
        `${program} ${args.join(' ')} failed.\n${error.stdout.slice(-5000)}\n${error.stderr.slice(-5000)}`
      )
    }
  )
}

async function build(tool: keyof typeof tools): Promise<void> {
  const target = folderOf(tool)
  const { files: configs, command, copies: built } = tools[tool]
  for (const name of ['src', 'dist']) await rm(path.join(target, name), { recursive: true, force: true })
  const sources = built.map(({ name, kind, text }) => [`src/${kind}/${name}`, text] as const)
  const all = [...Object.entries(configs), ...sources, ['src/main.ts', mainFile(built)] as const]
  for (const [name, text] of all) {
    await mkdir(path.dirname(path.join(target, name)), { recursive: true })
    await writeFile(path.join(target, name), text)
  }
  const [program = '', ...args] = command
  await runIn(target, program, args)
}

const mainFile = (built: readonly Copy[]): string => `import Vue from 'vue'
import VXETable from 'vxe-table'
import 'vxe-table/lib/style.css'
${built.map(({ name, kind }, index) => `import Demo${index} from './${kind}/${name}'`).join('\n')}

Vue.use(VXETable)
Object.assign(window, { Vue, demos: { ${built.map(({ name, kind }, index) => `'${kind}/${name}': Demo${index}`).join(', ')} } })
`

test('a copy imports only the packages that it names', () => {
  const allowed = ['vue', 'vxe-table', 'xe-utils']
  for (const { name, text, install: named } of copies) {
    const script = /^<script\b[^>]*>(.*?)^<\/script>/ms.exec(text)?.[1] ?? ''
    const imported = [...script.matchAll(/(?:^import\s[^'"]*|\bimport\(|\bfrom\s+)['"]([^'"]+)['"]/gm)]
    for (const [, specifier = ''] of imported) {
      const packageName = specifier.split('/')[0]!
      expect([...allowed, ...named.map(nameOfPackage)], `${name} imports ${specifier}`).toContain(packageName)
    }
  }
})

test('a copy in another language is the joined text of that language', () => {
  for (const name of names.filter(each => demoFileNames(files, each).length > 1).filter((_, index) => index % 8 === 0))
    for (const language of ['en', 'tw'] as const)
      expect(copiedSource(files, name, language, 'ts')).toBe(standaloneSource(files, name, language, 'ts'))
})

test('the copies in TypeScript have no type errors', async () => {
  const content = path.join(folder, 'types/content')
  await rm(content, { recursive: true, force: true })
  for (const { name, kind, text } of joinedCopies) {
    if (kind !== 'ts') continue
    await mkdir(path.dirname(path.join(content, name)), { recursive: true })
    await writeFile(path.join(content, name), text)
  }
  await mkdir(path.join(content, '_shared'), { recursive: true })
  for (const name of ['tsconfig.json', '_shared/untyped.d.ts'])
    await cp(path.join(root, 'content', name), path.join(content, name))
  expect(findDemoTypeErrors({ root, content, folder: path.join(folder, 'types/scripts') })).toEqual([])
})

/** Copies that are run: of each way to join files. */
const samples = [
  'integration/sortable/save-order.vue',
  'plugin/charts/trend-in-cell.vue',
  'table/advanced/search/search-rows.vue',
  'table/base/current/highlight-row.vue',
  'table/commands/api/command-params.vue',
  'table/grid/configProxy/everything.vue',
  'table/practice/memory/clean-up.vue',
  'table/practice/performance/parent-render.vue',
  'table/renderer/default/custom-cells.vue',
  'table/renderer/edit/custom-editor.vue',
  'table/renderer/expand/expand-content.vue',
  'table/renderer/filter/extended-filter.vue'
].filter(isChosen)

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {})
  for (const tool of toolNames) await install(tool)
}, 15 * minutes)
afterAll(() => browser?.close())

test.concurrent.each(toolNames)(
  '%s builds the copies, and samples render rows',
  async tool => {
    await build(tool)
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    await page.route('**/*', route => {
      const { pathname } = new URL(route.request().url())
      const file = path.join(folderOf(tool), 'dist', pathname === '/' ? 'index.html' : pathname)
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 204 })
    })
    await page.goto('http://copied.test/')
    await page.waitForFunction(() => 'demos' in window)
    for (const sample of samples) {
      for (const kind of ['ts', 'js'] as const) {
        await page.evaluate(mountDemo, `${kind}/${sample}`)
        await page.locator('#demo .vxe-body--row').first().waitFor({ timeout: minutes })
        await page.evaluate(() => (window as unknown as DemoWindow).destroy())
      }
    }
    expect(errors).toEqual([])
    await page.close()
  },
  10 * minutes
)

interface DemoWindow {
  Vue: new (options: object) => { $mount: (selector: string) => void; $destroy: () => void; $el: Element }
  demos: Record<string, unknown>
  destroy: () => void
}

function mountDemo(name: string): void {
  const global = window as unknown as DemoWindow
  document.querySelector('#app')!.innerHTML = '<div></div>'
  const root = new global.Vue({
    render: (h: (...args: unknown[]) => unknown) => h('div', { attrs: { id: 'demo' } }, [h(global.demos[name])])
  })
  root.$mount('#app > div')
  global.destroy = () => root.$destroy()
}
