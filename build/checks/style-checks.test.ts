import path from 'node:path'
import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { checkClasses, checkProperties, siteClasses } from './style-checks.ts'

test('the class names of the site are those of its shared sheets', () => {
  const names = siteClasses(path.resolve(import.meta.dirname, '../..'))
  expect([...names]).toEqual(
    expect.arrayContaining(['q', 'btn', 'field', 'badge', 'seg', 'oops', 'vh', 'i', 'only-phone', 'no-phone'])
  )
  expect([...names].every(name => /^[a-z-]+$/.test(name))).toBe(true)
})

test('a demo keeps away from them', () => {
  const files = memoryFiles({ 'a/x.vue': '<template><p class="note field"><b class="fields" /></p></template>' })
  expect(checkClasses(files, new Set(['field', 'q']))).toEqual([
    'content/a/x.vue uses the class "field", which the site\'s own sheet styles. Give it another name.'
  ])
})

test('a colour of the theme has a value where the theme is not', () => {
  const files = memoryFiles({
    'a/x.vue':
      '<style>p { color: var(--vxe-primary-color); border-color: var(--vxe-font-color, #606266); width: var(--mine) }</style>'
  })
  expect(checkProperties(files)).toEqual([
    expect.stringContaining('content/a/x.vue reads --vxe-primary-color without a fallback')
  ])
})
