import { zipSync } from 'fflate'
import type { EditorFacts, EditorLanguage } from '../../editor/facts/editor-facts.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { EditorPrograms } from '../vite/editor-programs.ts'
import { buildCustomData } from './custom-data.ts'
import { extensionFiles } from './extension-files.ts'
import { buildVeturAttributes, buildVeturTags } from './vetur.ts'
import { buildWebTypes } from './web-types.ts'

export interface EditorDataInput {
  facts: EditorFacts
  programs: EditorPrograms
  /** Text of `upgrade-facts/releases.json`. */
  releases: string
  /** Version of the extension. */
  version: string
  license: string
  /** Address of the site that links lead to. */
  site: string
}

/** Folder of the files in the site. */
export const editorDownloads = 'download/editor/'

/** Returns the fields of the `package.json` of a package with these files in a folder: `editor/`. */
export const editorDataFields = (folder: string) => ({
  'web-types': `./${folder}web-types.json`,
  vetur: { tags: `${folder}vetur/tags.json`, attributes: `${folder}vetur/attributes.json` }
})

export const extensionFile = 'vxe-docs.vsix'

/** Returns the files for editors: data in Chinese and English, and the extension. */
export function editorDataFiles(input: EditorDataInput): OutputFile[] {
  return [
    ...dataFiles(input, 'zh', ''),
    ...dataFiles(input, 'en', '.en'),
    { path: extensionFile, body: packExtension(extensionFiles(input)) }
  ]
}

function dataFiles({ facts, site }: EditorDataInput, language: EditorLanguage, suffix: string): OutputFile[] {
  const input = { facts, language, site }
  const files: [string, unknown][] = [
    ['web-types', buildWebTypes(input)],
    ['vetur/tags', buildVeturTags(input)],
    ['vetur/attributes', buildVeturAttributes(input)],
    ['vscode/html-custom-data', buildCustomData(input)]
  ]
  return files.map(([name, value]) => ({ path: `${name}${suffix}.json`, body: JSON.stringify(value) }))
}

/** Earliest date that the format supports; the same files give the same bytes. */
const archiveDate = () => new Date(1980, 0, 1)

const packExtension = (files: readonly OutputFile[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ path, body }) => [path, new Uint8Array(Buffer.from(body))])), {
    level: 9,
    mtime: archiveDate()
  })
