import type { ContentTable } from '../shared/content.ts'
import { folderOfPage, pageName } from '../shared/content.ts'
import type { Demo } from '../shared/demo.ts'
import { refused, takeNamed } from './named-trouble.ts'
import { pages as routes } from './pages.ts'
import { expect, test } from './site.ts'

// The rest of the library is kept away, which no other visit may have brought.
test.use({ cold: true })

const whole = /\/package-vxe-table\.[\w-]+\.js$/

/** A component that the library has not installed stands in the document under its own name. */
test('demos that take only what comes with a table leave no component out', async ({ page, open, trouble }) => {
  test.setTimeout(300_000)
  await page.route(whole, route => route.abort('connectionfailed'))
  await open('/table/base/basic')
  await page.locator('[data-state="running"]').first().waitFor()
  const content = await page.evaluate(() => (globalThis as unknown as { __content: ContentTable }).__content)
  const pages = routes.map(path => folderOfPage(content, `/${path}`)! + pageName(`/${path}`, 'zh'))
  const found = await page.evaluate(mountAll, { base: content.base, pages })
  expect(found.missing).toEqual([])
  expect(found.count).toBeGreaterThan(300)
  expect(found.others).toBeGreaterThan(300)
  // The app asks for the rest when nothing else is to do.
  await takeNamed(trouble, ...refused)
})

/** Runs in the page, one demo after the other, in a place of its own. */
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
