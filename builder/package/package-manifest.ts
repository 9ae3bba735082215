import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the package.json of the package: without dependencies and without install scripts. */
export function packageManifest(root: string): Record<string, unknown> {
  const { version, license, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >
  return {
    name: 'vxe-docs',
    version,
    description:
      'Documentation, version check and upgrade of vxe-table 3.8 (Vue 2) for the terminal, without a network',
    license,
    type: 'module',
    engines,
    bin: { 'vxe-docs': 'vxe-docs.mjs' },
    keywords: ['vxe-table', 'vue2', 'documentation']
  }
}
