import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { realContent } from '../output/real-site.ts'
import { editorDataFiles } from './editor-data-files.ts'
import { readEditorData } from './read-editor-data.ts'

/** `npx tsx builder/editor-data/write.ts [address]`: writes the files for editors to `dist/editor`. */
const root = path.resolve(import.meta.dirname, '../..')
const { reference } = await realContent('checked')
for (const { path: name, body } of editorDataFiles(await readEditorData(root, reference, process.argv[2]))) {
  const file = path.join(root, 'dist/editor', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, body)
  console.log(`${String(body.length).padStart(9)} ${name}`)
}
