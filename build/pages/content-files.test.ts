import { expect, test } from 'vitest'
import { rememberedFiles } from './content-files.ts'

const asked: string[] = []
const texts: Record<string, string> = { 'a.mdx': 'one', 'b.mdx': 'two' }
const folder = {
  list: () => Object.keys(texts),
  has: (name: string) => name in texts,
  read(name: string) {
    asked.push(name)
    return texts[name]!
  }
}

test('each file is read once, and after a change only the one that changed', () => {
  const before = rememberedFiles(folder)
  expect([before.read('a.mdx'), before.read('b.mdx'), before.read('a.mdx')]).toEqual(['one', 'two', 'one'])
  expect(asked.splice(0)).toEqual(['a.mdx', 'b.mdx'])
  texts['a.mdx'] = 'three'
  const after = before.afterChangeOf('a.mdx')
  expect([after.read('a.mdx'), after.read('b.mdx')]).toEqual(['three', 'two'])
  expect(asked.splice(0)).toEqual(['a.mdx'])
  expect(before.read('a.mdx')).toBe('one')
})
