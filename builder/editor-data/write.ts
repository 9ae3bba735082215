import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { specifiedBase } from '../../shared/base-path.ts'
import { getBuiltApp } from '../output/app-files.ts'
import { realContent } from '../output/real-site.ts'
import { editorDataFiles } from './editor-data-files.ts'
import { readEditorData } from './read-editor-data.ts'

/** `npx tsx builder/editor-data/write.ts [address]`: writes the files for editors to `dist/editor`. */
const root = path.resolve(import.meta.dirname, '../..')
const { reference } = await realContent()
const { folder } = await getBuiltApp(root, specifiedBase)
const site = process.argv[2]
const files = editorDataFiles(readEditorData({ root, app: folder, reference, ...(site !== undefined && { site }) }))
for (const { path: name, body } of files) {
  const file = path.join(root, 'dist/editor', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, body)
  process.stdout.write(`${String(Buffer.byteLength(body)).padStart(9)} ${name}\n`)
}
