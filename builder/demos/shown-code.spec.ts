import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { contentFolder } from '../pages/content-files.ts'
import { bundleFixtureApp } from '../vite/fixture-app.ts'
import { demoFileNames } from './demo-source.ts'
import { isCodeFile } from './shown-code.ts'

/**
 * Mounts each component that a page shows as code, with the development version of Vue and the installed library. The
 * site contains only their text, so they are bundled here, as in a project that copies them.
 */
const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, '.cache/shown-code')
const files = contentFolder(path.join(root, 'content'))
const codeFiles = files.list().filter(isCodeFile)

/** Components with a mistake each, which must be reported. */
const controls: Record<string, string> = {
  'control/empty.vue': '<template><div><div /></div></template>\n',
  'control/unknown-element.vue': '<template><p>a<vxe-nothing /></p></template>\n',
  'control/unknown-value.vue': '<template><p>{{ rows.length }}</p></template>\n',
  'control/rejected.vue':
    '<template><p>a</p></template>\n<script>\nexport default { mounted () { Promise.reject(new Error("late")) } }\n</script>\n'
}

interface VueClass {
  new (options: object): { $mount: (element: Element) => void; $destroy: () => void }
}

interface AppWindow extends Window {
  Vue: VueClass
  components: Record<string, object>
}

test.describe.configure({ timeout: 300_000 })

test(
  'each component shown as code renders a visible element without console messages',
  { tag: '@quick' },
  async ({ page }) => {
    await buildApp()
    await page.route('**', serve)
    const pageErrors: string[] = []
    page.on('pageerror', error => pageErrors.push(error.message))
    await page.goto('http://app.test/')
    const problems = await mountAll(page)
    expect(Object.keys(problems).toSorted()).toEqual([...codeFiles, ...Object.keys(controls)].toSorted())
    expect(
      Object.entries(problems).filter(([name, list]) => !Object.hasOwn(controls, name) && list.length > 0)
    ).toEqual([])
    for (const name of Object.keys(controls)) expect(problems[name], name).not.toEqual([])
    expect(pageErrors).toEqual(['late'])
  }
)

async function buildApp(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const sources = new Map(
    codeFiles.flatMap(name => demoFileNames(files, name)).map(name => [name, files.read(name)] as const)
  )
  for (const [name, text] of Object.entries(controls)) sources.set(name, text)
  const names = [...codeFiles, ...Object.keys(controls)]
  sources.set(
    'main.js',
    [
      "import Vue from 'vue'",
      "import VXETable from 'vxe-table'",
      "import 'vxe-table/lib/style.css'",
      ...names.map((name, index) => `import component${index} from './${name}'`),
      'Vue.config.productionTip = false',
      'Vue.config.devtools = false',
      'Vue.use(VXETable)',
      `window.components = { ${names.map((name, index) => `'${name}': component${index}`).join(', ')} }`,
      'window.Vue = Vue'
    ].join('\n')
  )
  for (const [name, text] of sources) {
    const file = path.join(folder, 'src', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  // Without it, the project's own manifest would make every file an ES module of Node.
  writeFileSync(path.join(folder, 'package.json'), '{}')
  await bundleFixtureApp({ folder, entry: 'src/main.js', stage: 'before', aliases: new Map(), packages: {} })
}

const indexPage = `<!doctype html><html lang="zh"><meta charset="utf-8"><link rel="icon" href="data:,">
<link rel="stylesheet" href="app.css"><body><script src="app.js"></script></body></html>`

async function serve(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  await (pathname === '/'
    ? route.fulfill({ body: indexPage, contentType: 'text/html' })
    : route.fulfill({ path: path.join(folder, 'dist', pathname) }))
}

/** Returns the problems of each component, by its file. */
const mountAll = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const { Vue, components } = window as unknown as AppWindow
    const problems: Record<string, string[]> = {}
    let current: string[] = []
    for (const kind of ['error', 'warn'] as const)
      console[kind] = (...values: unknown[]) => current.push(`console ${kind}: ${values.join(' ')}`)
    addEventListener('error', event => current.push(`error: ${event.message}`))
    addEventListener('unhandledrejection', event => current.push(`rejection: ${String(event.reason)}`))
    const wait = (time: number) => new Promise(done => setTimeout(done, time))
    const isRendered = () =>
      [...document.querySelectorAll<HTMLElement>('body > :not(script), body > :not(script) *')].some(
        element =>
          element.getBoundingClientRect().height > 0 &&
          (element.matches('input, button, i, svg, img, canvas, progress') || element.innerText.trim() !== '')
      )
    for (const [name, component] of Object.entries(components)) {
      problems[name] = current = []
      const host = document.body.appendChild(document.createElement('div'))
      const app = new Vue({
        render: (h: (tag: unknown, children?: unknown[]) => unknown) => h('div', [h(component)])
      } as object)
      app.$mount(host.appendChild(document.createElement('div')))
      for (const end = performance.now() + 2_000; !isRendered() && performance.now() < end;) await wait(20)
      if (!isRendered()) current.push('nothing is visible')
      // Fake servers respond after 100 ms.
      await wait(150)
      app.$destroy()
      for (const element of document.querySelectorAll('body > :not(script)')) element.remove()
    }
    return problems
  })
