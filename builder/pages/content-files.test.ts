import { expect, test } from 'vitest'
import { cacheFiles } from './content-files.ts'

const readNames: string[] = []
const texts: Record<string, string> = { 'a.mdx': 'one', 'b.mdx': 'two' }
const folder = {
  list: () => Object.keys(texts),
  has: (name: string) => name in texts,
  read(name: string) {
    readNames.push(name)
    return texts[name]!
  }
}

test('cacheFiles() reads each content file once, and after a change only the changed file', () => {
  const before = cacheFiles(folder)
  expect([before.read('a.mdx'), before.read('b.mdx'), before.read('a.mdx')]).toEqual(['one', 'two', 'one'])
  expect(readNames.splice(0)).toEqual(['a.mdx', 'b.mdx'])
  texts['a.mdx'] = 'three'
  const after = before.afterChangeOf('a.mdx')
  expect([after.read('a.mdx'), after.read('b.mdx')]).toEqual(['three', 'two'])
  expect(readNames.splice(0)).toEqual(['a.mdx'])
  expect(before.read('a.mdx')).toBe('one')
})
