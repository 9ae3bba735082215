import { readFileSync } from 'node:fs'
import path from 'node:path'

export interface InstalledVersion {
  /** Folder with `node_modules`, or the folder of the file if no folder has the library. */
  folder: string
  version: string | undefined
}

/** Finds the version of vxe-table that is installed for a file, in the nearest `node_modules` above it. */
export function findInstalledVersion(file: string): InstalledVersion {
  const own = path.dirname(file)
  for (let folder = own; ; folder = path.dirname(folder)) {
    const version = readVersion(path.join(folder, 'node_modules/vxe-table/package.json'))
    if (version !== undefined) return { folder, version }
    if (folder === path.dirname(folder)) return { folder: own, version: undefined }
  }
}

function readVersion(file: string): string | undefined {
  try {
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown }
    return typeof version === 'string' && /^\d+\.\d+\.\d+/.test(version) ? version : undefined
  } catch {
    return undefined
  }
}
