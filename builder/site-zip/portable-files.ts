import { folderGlobal, runtimeAddress, startPage as startName } from '../../shared/portable-copy.ts'
import type { PortableFacts } from '../../shared/portable-copy.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { ReadModule } from './classic-script.ts'
import { classicModule } from './classic-script.ts'
import { inlineFontsOf } from './inline-fonts.ts'
import type { PackItem } from './packs.ts'
import { createPacks } from './packs.ts'
import { startPage } from './start-page.ts'

export interface PortableOptions {
  /** Files of the built site, without its pages. */
  files: readonly OutputFile[]
  index: string
  base: string
  /** Program of portable/. */
  runtime: string
  read: ReadModule
}

/** Kinds of files of the site; the first match counts. Other files stay files, because links lead to them. */
const kinds: readonly [path: RegExp, kind: 'module' | 'text' | 'none'][] = [
  // Only programs read these.
  [/^api\/(?:[\w-]+\.(?:zh|tw|en)\.md|members\.txt)$/, 'none'],
  [/^static\/js\/(?:guest-|vendor-|[\w-]+-worker\.)/, 'text'],
  [/^static\/(?:js|content)\/.*\.js$/, 'module'],
  [/^static\/(?:css|search)\/|^sandbox\/.*\.(?:js|css)$|^example\/pack\/|\.md$/, 'text'],
  // Fonts are inlined into their sheets, documents into the runtime; the rest is for servers and crawlers.
  [/^static\/font\/|^sandbox\/|^example\/|^offline|^(?:index\.html|content\.js|api\.json|sitemap\.xml|llms.*)$/, 'none']
]
const kindOf = (path: string) => kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'file'

/** Returns the files of the folder. */
export async function portableFiles({ files, index, base, runtime, read }: PortableOptions): Promise<OutputFile[]> {
  if (base === '/')
    throw new Error(
      'A folder that opens without a server is made from a site below a path. Build it without BASE_PATH=/.'
    )
  const byName = new Map(files.map(file => [file.path, file]))
  const textOf = (name: string): string => {
    const file = byName.get(name)
    if (!file) throw new Error(`The built site has no ${name}, which the folder needs.`)
    return Buffer.from(file.body).toString()
  }
  const inlineFonts = inlineFontsOf(byName, base)
  const items: PackItem[] = []
  const plainFiles: OutputFile[] = []
  for (const file of byName.values()) {
    const kind = kindOf(file.path)
    if (kind === 'file') plainFiles.push(file)
    if (kind === 'text') items.push({ name: file.path, text: textFrom(file.path, textOf(file.path)) })
    if (kind === 'module')
      items.push({ name: file.path, ...(await classicModule(textOf(file.path), file.path, base, read)) })
  }
  function textFrom(name: string, text: string): string {
    if (name.endsWith('.css')) return inlineFonts(text)
    return name.startsWith('static/js/') ? text.replaceAll(base, './') : text
  }
  const { starts, files: packs } = createPacks(items)
  const frame = textOf('sandbox/index.html')
  const facts: PortableFacts = { packs: starts, frames: { 'sandbox/index.html': frame } }
  const sheet = (name: string) => inlineFonts(textOf(name))
  return [
    { path: startName, body: await startPage({ index, base, frame, sheet, inlineFonts, read }) },
    { path: runtimeAddress, body: `const ${folderGlobal}Facts=${JSON.stringify(facts)};\n${runtime}` },
    ...packs,
    ...plainFiles
  ]
}
