import { readFileSync } from 'node:fs'
import path from 'node:path'
import { laterNames } from '../../content/search/later-names.ts'
import { defaultSite } from '../../editor/facts/doc-links.ts'
import type { Reference } from '../api/reference.ts'
import { collectFacts } from './collect-facts.ts'
import type { EditorDataInput } from './editor-data-files.ts'

/** Reads everything that the files for editors are made of. */
export async function readEditorData(root: string, reference: Reference, site = defaultSite): Promise<EditorDataInput> {
  // Imported here, because it loads the bundler.
  const { bundleEditorPrograms } = await import('../vite/editor-programs.ts')
  const read = (name: string): string => readFileSync(path.join(root, name), 'utf8')
  return {
    facts: collectFacts(reference, laterNames),
    programs: await bundleEditorPrograms(),
    releases: read('upgrade-facts/releases.json'),
    version: (JSON.parse(read('package.json')) as { version: string }).version,
    license: read('LICENSE'),
    site
  }
}
