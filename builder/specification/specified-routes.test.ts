import path from 'node:path'
import { expect, test } from 'vitest'
import { nav } from '../../content/nav.ts'
import { homePath } from '../../shared/site-location.ts'
import { findRoute } from '../../src/page/route.ts'
import { contentFolder, cacheFiles } from '../pages/content-files.ts'
import { pageFile, readSite } from '../pages/site.ts'
import { specifiedAliases, specifiedReferences, specifiedRoutes, specifiedViews } from './specified-routes.ts'

const files = cacheFiles(contentFolder(path.resolve(import.meta.dirname, '../../content')))
const site = readSite(files, nav)
const menu = site.nav('zh')
const home = { kind: 'redirect', to: homePath }

test.each(Object.entries(specifiedRoutes))(
  'every specified route below %s has a page with at least the specified number of demos',
  (folder, minDemosByPage) => {
    for (const [name, count] of Object.entries(minDemosByPage)) {
      const path = `${folder}/${name}`
      expect(findRoute(menu, path)).toEqual({ kind: 'page', path })
      const views = site.pages.find(page => page.path === path)!.front.zh.views.length
      const demos = files.read(pageFile(path, 'zh')).match(/<Demo\s/g)?.length ?? 0
      expect(demos + views, path).toBeGreaterThanOrEqual(count)
    }
  }
)

test.each(Object.entries(specifiedViews))('%s has routes for its specified views', (path, views) => {
  for (const view of views) expect(findRoute(menu, `${path}/${view}`)).toEqual({ kind: 'page', path, view })
})

test.each(Object.entries(specifiedAliases))('the alias %s redirects to %s', (alias, path) => {
  expect(findRoute(menu, alias)).toEqual({ kind: 'redirect', to: path })
  expect(findRoute(menu, path)).toEqual({ kind: 'page', path })
})

test('only the specified names have a reference page at /…/api', () => {
  const names = menu.flatMap(group => group.pages).map(page => /^\/([\w-]+)\/api$/.exec(page.path)?.[1])
  expect(names.filter(name => name !== undefined && name !== 'donation').sort()).toEqual(specifiedReferences.toSorted())
  for (const name of specifiedReferences)
    expect(findRoute(menu, `/${name}/api`)).toEqual({ kind: 'page', path: `/${name}/api` })
})

test('unknown component names, unknown paths and the root lead to the install page', () => {
  for (const path of [
    '/unshown/api',
    '/unknown/api',
    '/table-column/api',
    '/Table/api',
    '/constructor/api',
    '/no/such/page',
    '/'
  ])
    expect(findRoute(menu, path)).toMatchObject(home)
})
