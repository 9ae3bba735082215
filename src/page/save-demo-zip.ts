import { facts } from 'virtual:facts'
import { versions } from 'virtual:guests'
import type { Demo, SourceKind } from '../../shared/demo.ts'
import type { Page } from '../../shared/page.ts'
import { demoTitle } from '../../shared/page.ts'
import { fetchSource } from '../demo/fetch-source.ts'
import { exportZip } from '../playground/export/export-zip.ts'
import { getFileStem } from '../playground/export/project-file.ts'
import { createDemoProject } from '../playground/project/demo-project.ts'
import { saveFile } from '../ui/save-file.ts'

/**
 * Saves a demo and its files as a Vite project and returns the name of the archive. @param write writes values of knobs
 */
export async function saveDemoZip(
  demo: Demo,
  kind: SourceKind,
  page: Page,
  write: (code: string) => Promise<string> = async code => code
): Promise<string> {
  const { vue, utils, library } = facts
  const project = await createDemoProject(demo, kind, library, async file => {
    const { code } = await fetchSource(file, kind)
    return { code: file === demo.files[0] ? await write(code) : code }
  })
  const zip = exportZip(project, {
    title: demoTitle(demo, page),
    language: page.language,
    versions: { vue, utils, library, thirdParty: versions }
  })
  const name = `${getFileStem(project)}.zip`
  saveFile(name, 'application/zip', zip)
  return name
}
