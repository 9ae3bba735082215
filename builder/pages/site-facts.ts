import { createRequire } from 'node:module'
import path from 'node:path'

/** Versions read from the installed packages, never typed by hand. */
export interface SiteFacts {
  library: string
  vue: string
  utils: string
  repository: string
}

export function siteFacts(root: string): SiteFacts {
  const require = createRequire(path.join(root, 'package.json'))
  const versionOf = (name: string): string => require(`${name}/package.json`).version
  return {
    library: versionOf('vxe-table'),
    vue: versionOf('vue'),
    utils: versionOf('xe-utils'),
    repository: 'https://github.com/x-extends/vxe-table'
  }
}

/** The newest 3.x of the library, which the playground runs beside the documented one. */
export const newestLibrary = (root: string): string =>
  createRequire(path.join(root, 'package.json'))('vxe-table-new/package.json').version
