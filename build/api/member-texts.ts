import type { MemberText, MemberTexts, WrittenText } from '../../content/api/texts.ts'
import { learnTraditional } from '../locale/kept-traditional.ts'
import { contentData } from '../pages/content-data.ts'
import type { ContentFiles } from '../pages/content-files.ts'

/** The hand-written descriptions, from every file of `content/api/`. */
export interface TextIndex {
  find: (path: string) => WrittenText | undefined
  /** The file that describes a path, for messages. */
  entries: readonly { path: string; file: string; text: MemberText }[]
  problems: string[]
}

export function readMemberTexts(files: ContentFiles): TextIndex {
  const names = files.list().filter(name => /^api\/[\w-]+\.ts$/.test(name) && !['api/texts.ts'].includes(name))
  const problems: string[] = []
  const byPath = new Map<string, { path: string; file: string; text: MemberText }>()
  for (const name of names) {
    for (const [path, text] of Object.entries(textsIn(files, name))) {
      const other = byPath.get(path)
      if (other) problems.push(`content/${name} describes ${path}, as content/${other.file} does. Keep one.`)
      byPath.set(path, { path, file: name, text })
    }
  }
  const find = (path: string, seen: readonly string[] = []): WrittenText | undefined => {
    const text = byPath.get(path)?.text
    if (!text || seen.includes(path)) return undefined
    return 'same' in text ? find(text.same, [...seen, path]) : text
  }
  const entries = [...byPath.values()]
  learnTraditional(entries.flatMap(({ text }) => ('zh' in text ? [text.zh] : [])))
  return { find: path => find(path), entries, problems }
}

function textsIn(files: ContentFiles, name: string): MemberTexts {
  const { default: texts } = contentData<{ default: MemberTexts }>(files, name)
  if (!texts) throw new Error(`content/${name} exports nothing. Write export default { … } satisfies MemberTexts.`)
  return texts
}
