import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { checkRegistrations } from './registration-checks.ts'

const add = (registry: string, name: string) => `VXETable.${registry}.add('${name}', {})`

test('each name is registered by one file', () => {
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

test('a file may register a name again, as after a change', () => {
  expect(checkRegistrations(memoryFiles({ 'a/one.vue': `${add('menus', 'Copy')}\n${add('menus', 'Copy')}` }))).toEqual(
    []
  )
})

test.each(['renderer', 'formats', 'commands', 'menus', 'validators'])(
  'a name that two files register in %s is one too many',
  registry => {
    expect(
      checkRegistrations(memoryFiles({ 'a/one.vue': add(registry, 'Stars'), 'b/two.ts': add(registry, 'Stars') }))
    ).toEqual([
      `content/b/two.ts registers ${registry} "Stars", as content/a/one.vue does. Give one of them another name.`
    ])
  }
)

test.each(['setConfig', 'config', 'setup'])('VXETable.%s would change every other demo', name => {
  expect(checkRegistrations(memoryFiles({ 'a/one.vue': `VXETable.${name}({ size: 'mini' })` }))).toEqual([
    "content/a/one.vue changes the library's global configuration, and with it every other demo. Set props instead."
  ])
})

test('an interceptor is deleted again', () => {
  const adds = "VXETable.interceptor.add('event.clearActived', stay)"
  expect(checkRegistrations(memoryFiles({ 'a/one.vue': adds }))).toEqual([
    'content/a/one.vue adds an interceptor and never deletes it. Delete it in beforeDestroy.'
  ])
  expect(
    checkRegistrations(memoryFiles({ 'a/one.vue': `${adds}\nVXETable.interceptor.delete('event.clearActived', stay)` }))
  ).toEqual([])
})

test('tests and pages register nothing', () => {
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
