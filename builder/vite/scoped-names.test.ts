import { expect, test } from 'vitest'
import { scopedNames } from './scoped-names.ts'

test('class names of a CSS module end with three characters that depend on its path in the project', () => {
  const name = scopedNames('/project')
  const open = name('open', '/project/src/nav/sidebar.module.css')
  const link = name('link', '/project/src/nav/sidebar.module.css?used')
  expect(open).toMatch(/^open_[\w-]{3}$/)
  expect(link.slice(-3)).toBe(open.slice(-3))
  expect(scopedNames('/elsewhere')('open', '/elsewhere/src/nav/sidebar.module.css')).toBe(open)
  expect(name('open', '/project/src/nav/header.module.css')).not.toBe(open)
})

test('a class name that would be the same in two CSS modules is an error', () => {
  const name = scopedNames('/project')
  const sheets = Array.from({ length: 5_000 }, (_, index) => `/project/src/sheet-${index}.module.css`)
  expect(() => sheets.forEach(sheet => name('open', sheet))).toThrow(/\.open of src\/sheet-\d+\.module\.css/)
})
