import { strToU8, zipSync } from 'fflate'
import type { Project } from '../../../shared/project.ts'
import { fileStem } from './project-file.ts'
import type { ZipOptions } from './zip-files.ts'
import { zipFiles } from './zip-files.ts'

/** A Vite project in one folder. */
export function exportZip(project: Project, options: ZipOptions): Uint8Array<ArrayBuffer> {
  const folder = fileStem(project)
  return zipSync(
    Object.fromEntries(zipFiles(project, options).map(file => [`${folder}/${file.name}`, strToU8(file.text)]))
  )
}
