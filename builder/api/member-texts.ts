import type { MemberText, MemberTexts, WrittenText } from '../../content/api/texts.ts'
import { cacheTraditional } from '../locale/cached-traditional.ts'
import { contentData } from '../pages/content-data.ts'
import type { ContentFiles } from '../pages/content-files.ts'

/** The hand-written descriptions, from every file of `content/api/`. */
export interface TextIndex {
  find: (path: string) => WrittenText | undefined
  /** All descriptions with their path and their file, for messages. */
  entries: readonly { path: string; file: string; text: MemberText }[]
  problems: string[]
}

export function readMemberTexts(files: ContentFiles): TextIndex {
  const names = files.list().filter(name => /^api\/[\w-]+\.ts$/.test(name) && !['api/texts.ts'].includes(name))
  const problems: string[] = []
  const byPath = new Map<string, { path: string; file: string; text: MemberText }>()
  for (const name of names) {
    for (const [path, text] of Object.entries(readTextsOf(files, name))) {
      const existing = byPath.get(path)
      if (existing) problems.push(`content/${name} describes ${path}, as content/${existing.file} does. Keep one.`)
      byPath.set(path, { path, file: name, text })
    }
  }
  const find = (path: string, seen: readonly string[] = []): WrittenText | undefined => {
    const text = byPath.get(path)?.text
    if (!text || seen.includes(path)) return undefined
    return 'same' in text ? find(text.same, [...seen, path]) : text
  }
  const entries = [...byPath.values()]
  cacheTraditional(entries.flatMap(({ text }) => ('zh' in text ? [text.zh] : [])))
  return { find: path => find(path), entries, problems }
}

function readTextsOf(files: ContentFiles, name: string): MemberTexts {
  const { default: texts } = contentData<{ default: MemberTexts }>(files, name)
  if (!texts) throw new Error(`content/${name} exports nothing. Write export default { … } satisfies MemberTexts.`)
  return texts
}
