import { strToU8, zipSync } from 'fflate'
import type { Project } from '../../../shared/project.ts'
import { getFileStem } from './project-file.ts'
import type { ZipOptions } from './zip-files.ts'
import { createZipFiles } from './zip-files.ts'

/** Creates the archive of a Vite project in one folder. */
export function exportZip(project: Project, options: ZipOptions): Uint8Array<ArrayBuffer> {
  const folder = getFileStem(project)
  return zipSync(
    Object.fromEntries(createZipFiles(project, options).map(file => [`${folder}/${file.name}`, strToU8(file.text)]))
  )
}
