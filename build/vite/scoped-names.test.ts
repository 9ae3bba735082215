import { expect, test } from 'vitest'
import { scopedNames } from './scoped-names.ts'

test('the classes of a sheet share its three characters, wherever the project lies', () => {
  const name = scopedNames('/project')
  const open = name('open', '/project/src/nav/sidebar.module.css')
  const link = name('link', '/project/src/nav/sidebar.module.css?used')
  expect(open).toMatch(/^open_[\w-]{3}$/)
  expect(link.slice(-3)).toBe(open.slice(-3))
  expect(scopedNames('/elsewhere')('open', '/elsewhere/src/nav/sidebar.module.css')).toBe(open)
  expect(name('open', '/project/src/nav/header.module.css')).not.toBe(open)
})

test('a name that two sheets would share stops the build', () => {
  const name = scopedNames('/project')
  const sheets = Array.from({ length: 5_000 }, (_, index) => `/project/src/sheet-${index}.module.css`)
  expect(() => sheets.forEach(sheet => name('open', sheet))).toThrow(/\.open of src\/sheet-\d+\.module\.css/)
})
