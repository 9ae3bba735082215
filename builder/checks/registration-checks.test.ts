import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { checkRegistrations } from './registration-checks.ts'

const add = (registry: string, name: string) => `VXETable.${registry}.add('${name}', {})`

test('VXETable names that only one content file registers are accepted', () => {
  expect(
    checkRegistrations(
      memoryFiles({
        'a/one.vue': add('renderer', 'Stars'),
        'b/two.vue': add('renderer', 'Bars'),
        'c/three.ts': add('formats', 'Stars')
      })
    )
  ).toEqual([])
})

test('a content file may register the same VXETable name twice', () => {
  expect(checkRegistrations(memoryFiles({ 'a/one.vue': `${add('menus', 'Copy')}\n${add('menus', 'Copy')}` }))).toEqual(
    []
  )
})

test.each(['renderer', 'formats', 'commands', 'menus', 'validators'])(
  'a name that two content files register in VXETable.%s is reported',
  registry => {
    expect(
      checkRegistrations(memoryFiles({ 'a/one.vue': add(registry, 'Stars'), 'b/two.ts': add(registry, 'Stars') }))
    ).toEqual([
      `content/b/two.ts registers ${registry} "Stars", as content/a/one.vue does. Give one of them another name.`
    ])
  }
)

test.each(['setConfig', 'config', 'setup'])('a call of VXETable.%s in a demo is reported', name => {
  expect(checkRegistrations(memoryFiles({ 'a/one.vue': `VXETable.${name}({ size: 'mini' })` }))).toEqual([
    "content/a/one.vue changes the library's global configuration, and with it every other demo. Set props instead."
  ])
})

test('a demo that adds an interceptor and never deletes that interceptor is reported', () => {
  const adds = "VXETable.interceptor.add('event.clearActived', stay)"
  expect(checkRegistrations(memoryFiles({ 'a/one.vue': adds }))).toEqual([
    'content/a/one.vue adds an interceptor and never deletes it. Delete it in beforeDestroy.'
  ])
  expect(
    checkRegistrations(memoryFiles({ 'a/one.vue': `${adds}\nVXETable.interceptor.delete('event.clearActived', stay)` }))
  ).toEqual([])
})

test('VXETable registrations in spec files and pages are not checked', () => {
  expect(
    checkRegistrations(
      memoryFiles({
        'a/one.vue': add('renderer', 'Stars'),
        'a/sort.spec.ts': add('renderer', 'Stars'),
        'a/page.zh.mdx': add('renderer', 'Stars')
      })
    )
  ).toEqual([])
})
