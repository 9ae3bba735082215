import path from 'node:path'
import { expect, test } from 'vitest'
import { nav } from '../../content/nav.ts'
import { getRunLinkDemo } from '../../shared/page.ts'
import type { Page } from '../../shared/page.ts'
import { contentFolder, cacheFiles } from '../pages/content-files.ts'
import { pageFacts } from '../pages/page-facts.ts'
import { pageFile, readSite } from '../pages/site.ts'
import { specifiedReferences } from './specified-routes.ts'

const files = cacheFiles(contentFolder(path.resolve(import.meta.dirname, '../../content')))
const site = readSite(files, nav)
const paths = site.pages.map(page => page.path)

test('the sidebar can be hidden on six guides, the reference and the donation page, nowhere else', () => {
  const guides = ['install', 'use', 'global', 'icons', 'theme', 'i18n'].map(name => `/table/start/${name}`)
  const references = specifiedReferences.map(name => `/${name}/api`)
  expect(paths.filter(page => pageFacts(page).hasSidebarToggle).sort()).toEqual(
    [...guides, ...references, '/donation/api'].sort()
  )
})

test('every page with demos has a run link, except start, module and reference pages', () => {
  const demo = { id: 'first' } as Page['demos'][number]
  const hasDemos = (page: string) => /<Demo\s|<KeepAlive\s/.test(files.read(pageFile(page, 'zh')))
  const linkOf = (page: string, demos: Page['demos']) => getRunLinkDemo({ ...pageFacts(page), demos })
  const withLink = paths.filter(page => linkOf(page, hasDemos(page) ? [demo] : []))
  expect(withLink).toEqual(
    paths.filter(page => hasDemos(page) && !page.startsWith('/table/start/') && !page.startsWith('/table/module/'))
  )
  expect(withLink.length).toBeGreaterThan(200)
  expect(linkOf('/table/module/button', [demo])).toBeUndefined()
  expect(linkOf('/button/api', [demo])).toBeUndefined()
})

test('the specified groups of the sidebar are in the specified order', () => {
  const specified = [
    'Getting started',
    'Demos',
    'Basic table',
    'Grid',
    'Tree table',
    'Virtual scrolling',
    'Editable table',
    'Components',
    'Third-party integration',
    'Plugins',
    'Global registration',
    'Advanced usage',
    'API'
  ]
  const titles = site.nav('en').map(group => group.title)
  expect(titles.filter(title => specified.includes(title))).toEqual(specified)
  expect(titles.filter(title => !specified.includes(title))).toEqual([
    'Tools',
    'In practice',
    'Advanced table',
    'Form',
    'Support',
    'Home'
  ])
})
