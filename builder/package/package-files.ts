import { readFileSync } from 'node:fs'
import path from 'node:path'
import { laterNames } from '../../content/search/later-names.ts'
import { comparedVersions } from '../../upgrade-facts/compared-versions.ts'
import { patches } from '../../upgrade-facts/patches.ts'
import { packArchive } from '../../vxe-docs/archive.ts'
import { archiveNames, editorFolder } from '../../vxe-docs/docs.ts'
import { createDefectList } from '../defects/defect-list.ts'
import { editorDataFields, editorDownloads } from '../editor-data/editor-data-files.ts'
import { licensesName } from '../licenses/licenses-file.ts'
import type { OutputFile } from '../output/output-file.ts'
import { contentFolder } from '../pages/content-files.ts'
import { packageManifest } from './package-manifest.ts'

interface PackageInput {
  root: string
  /** Folder of the bundled app, with the command. */
  app: string
  /** Files of the built site. */
  site: readonly OutputFile[]
}

/** Takes 17 s for both archives together on two cores. 5 takes 4 s and makes them 1.3 MB larger. */
const quality = 8

/** Texts that the commands answer from. */
const docsFile =
  /^(?!tw\/)(?:.+\.md|api\.json|(?:en\/)?titles\.json|static\/search\/(?:zh|en)[^/]*\.json|example\/pack\/.+\.(?:zh|en)\.json)$/

/** Files that `serve` needs beside them. Documents for crawlers, lists for programs and pictures are left out. */
const siteFile =
  /^(?:index\.html|404\.html|content\.js|static\/(?:js|css|font|img|content|search)\/.+|sandbox\/.+|download\/.+|example\/pack\/.+|tw\/titles\.json)$/

/** Makes the npm package with the command, the documentation and the search. */
export function packageFiles({ root, app, site }: PackageInput): OutputFile[] {
  const docs = site.filter(({ path: name }) => docsFile.test(name))
  const served = site.filter(
    ({ path: name }) => siteFile.test(name) && !docsFile.test(name) && !name.startsWith(editorDownloads)
  )
  // Not in an archive, because editors read them.
  const editor = site.flatMap(({ path: name, body }) =>
    name.startsWith(editorDownloads) ? [{ path: editorFolder + name.slice(editorDownloads.length), body }] : []
  )
  return [
    {
      path: 'package.json',
      body: `${JSON.stringify({ ...packageManifest(root), ...editorDataFields(editorFolder) }, undefined, 2)}\n`
    },
    { path: 'README.md', body: readFileSync(path.join(root, 'builder/package/readme.md'), 'utf8') },
    { path: 'LICENSE', body: readFileSync(path.join(root, 'LICENSE')) },
    { path: licensesName, body: readFileSync(path.join(app, 'licenses.txt')) },
    {
      path: 'vxe-docs.mjs',
      body: `#!/usr/bin/env node\n${readFileSync(path.join(app, 'command/vxe-docs.mjs'), 'utf8')}`
    },
    { path: archiveNames.docs, body: pack([...docs, ...factFiles(root), ...patchFiles(root)]) },
    { path: archiveNames.site, body: pack(served) },
    ...editor
  ]
}

/** Facts about versions that the commands read. */
function factFiles(root: string): OutputFile[] {
  const facts = ['releases.json', ...comparedVersions.map(version => `versions/${version}.json`)]
  const content = contentFolder(path.join(root, 'content'))
  return [
    ...facts.map(name => ({ path: `facts/${name}`, body: readFileSync(path.join(root, 'upgrade-facts', name)) })),
    { path: 'facts/later-names.json', body: JSON.stringify(laterNames) },
    ...(['zh', 'en'] as const).map(language => ({
      path: `facts/defects.${language}.json`,
      body: JSON.stringify(createDefectList(content, language))
    }))
  ]
}

/** Code of the patches that a command prints. */
const patchFiles = (root: string): OutputFile[] =>
  patches.map(({ name }) => ({
    path: `patches/${name}.js`,
    body: readFileSync(path.join(root, 'patches', `${name}.js`))
  }))

const pack = (files: readonly OutputFile[]): Uint8Array =>
  packArchive(
    files.map(({ path: name, body }) => ({ name, body: typeof body === 'string' ? Buffer.from(body) : body })),
    quality
  )
