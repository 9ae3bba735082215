import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { apiTexts } from '../api-texts.ts'
import { DefectLinks } from './defect-links.tsx'

const defect = (name: string) => ({
  id: `table/base/sort/${name}`,
  page: 'table/base/sort',
  symptom: name,
  since: '3.7.6',
  fixedIn: '3.9.0',
  version: '3.8.6',
  parts: [{ text: name, isCode: true }]
})
const render = (...names: string[]) =>
  renderToStaticMarkup(createElement(DefectLinks, { defects: names.map(defect), text: apiTexts.en }))

test('a defect of a member is a link to the section of its page, with its releases as the title', () => {
  expect(render('a')).toContain(
    'Defect in 3.8.6: <a href="#/table/base/sort#pitfalls-defects" title="Since 3.7.6, fixed in 3.9.0"><code>a</code></a>'
  )
})

test('a button shows the defects after the first two', () => {
  expect(render('a', 'b')).not.toContain('<button')
  const html = render('a', 'b', 'c')
  expect(html).toContain('aria-label="Show 1 more defect"')
  expect(html).not.toContain('<code>c</code>')
})
