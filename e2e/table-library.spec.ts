import path from 'node:path'
import type { ContentTable } from '../shared/content.ts'
import { getPageFolder, getPageFileName } from '../shared/content.ts'
import type { Demo } from '../shared/demo.ts'
import { connectionErrors, expectErrors } from './expect-errors.ts'
import { quickDemos } from '../commands/test-sets.mjs'
import { pages as routes } from './pages.ts'
import { expect, test } from './site.ts'

// The rest of the library is blocked, so no other visit may have cached it.
test.use({ cold: true })

const fullLibrary = /\/package-vxe-table\.[\w-]+\.js$/

const quick = new Set(quickDemos().map(demo => path.dirname(demo)))
const groups = [
  {
    title: 'demos of the pages with a demo of each component',
    tag: '@quick',
    paths: routes.filter(route => quick.has(route)),
    min: 10
  },
  { title: 'all other demos', tag: [], paths: routes.filter(route => !quick.has(route)), min: 250 }
]

/** A component that is not installed stays in the document as an element with its own tag name. */
for (const { title, tag, paths, min } of groups)
  test(
    `${title} that need only the table part of the library render without missing components`,
    { tag },
    async ({ page, open, browserErrors }) => {
      test.setTimeout(300_000)
      await page.route(fullLibrary, route => route.abort('connectionfailed'))
      await open('/table/base/basic')
      await page.locator('[data-state="running"]').first().waitFor()
      const content = await page.evaluate(() => (globalThis as unknown as { __content: ContentTable }).__content)
      const pages = paths.map(path => getPageFolder(content, `/${path}`)! + getPageFileName(`/${path}`, 'zh'))
      const found = await page.evaluate(mountAll, { base: content.base, pages })
      expect(found.missing).toEqual([])
      expect(found.count).toBeGreaterThan(min)
      expect(found.others).toBeGreaterThan(min)
      // The app requests the rest of the library when it is idle.
      await expectErrors(browserErrors, ...connectionErrors)
    }
  )

/** Runs in the page. Mounts one demo after the other in a separate element. */
async function mountAll({ base, pages }: { base: string; pages: string[] }) {
  const runner = performance.getEntriesByType('resource').find(({ name }) => name.includes('/static/js/mount-vue.'))!
  const { mountDemo } = (await import(runner.name)) as {
    mountDemo: (host: Element, component: unknown, options: object) => { unmount: () => void }
  }
  const host = document.querySelector('main')!.appendChild(document.createElement('div'))
  const missing: string[] = []
  let count = 0
  let others = 0
  for (const address of pages) {
    const { page } = (await import(base + address)) as { page: { demos: Demo[] } }
    for (const { id, module, imports } of page.demos) {
      if (imports.some(each => each.includes('/package-vxe-table.'))) {
        others += 1
        continue
      }
      count += 1
      const { default: component } = (await import(base + module)) as { default: unknown }
      const note = (error: unknown) => void missing.push(`${id}: ${String(error)}`)
      const mounted = mountDemo(host, component, { language: 'zh', onFailure: note, onError: note })
      await new Promise(done => setTimeout(done, 20))
      const unknown = [...host.querySelectorAll('*'), ...document.querySelectorAll('body > :not(#app) *')]
        .map(({ localName }) => localName)
        .filter(name => name.startsWith('vxe-'))
      if (unknown.length) missing.push(`${id}: ${[...new Set(unknown)].join(', ')}`)
      mounted.unmount()
      await new Promise(done => setTimeout(done))
    }
  }
  host.remove()
  return { count, others, missing }
}
