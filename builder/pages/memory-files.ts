import type { ContentFiles } from './content-files.ts'

/** A content folder that exists only in a test. */
export function memoryFiles(texts: Record<string, string>): ContentFiles {
  return {
    list: () => Object.keys(texts).sort(),
    has: name => Object.hasOwn(texts, name),
    read: name => {
      const text = texts[name]
      if (text === undefined) throw new Error(`There is no ${name} in the memory of this test.`)
      return text
    }
  }
}
