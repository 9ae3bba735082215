import { readFileSync } from 'node:fs'
import path from 'node:path'
import { laterNames } from '../../content/search/later-names.ts'
import { defaultSite } from '../../editor/facts/doc-links.ts'
import type { Reference } from '../api/reference.ts'
import { collectFacts } from './collect-facts.ts'
import type { EditorDataInput } from './editor-data-files.ts'

interface EditorDataSources {
  root: string
  /** Folder of the bundled app, which has the programs of the extension. */
  app: string
  reference: Pick<Reference, 'index' | 'version' | 'subject'>
  /** Address of the site that links lead to. */
  site?: string
}

/** Reads everything that the files for editors are made of. */
export function readEditorData({ root, app, reference, site = defaultSite }: EditorDataSources): EditorDataInput {
  const read = (...names: string[]): string => readFileSync(path.join(...names), 'utf8')
  return {
    facts: collectFacts(reference, laterNames),
    programs: {
      client: read(app, 'editor/client.js'),
      server: read(app, 'editor/server.js'),
      licenses: read(app, 'editor/licenses.txt')
    },
    releases: read(root, 'upgrade-facts/releases.json'),
    version: (JSON.parse(read(root, 'package.json')) as { version: string }).version,
    license: read(root, 'LICENSE'),
    site
  }
}
