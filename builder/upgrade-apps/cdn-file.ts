import path from 'node:path'

const modules = path.resolve(import.meta.dirname, '../../node_modules')
/** Packages with two installed versions, by the requested version. */
const newerPackages: Record<string, string> = { 'vxe-table@3.21.6': 'vxe-table-new', 'xe-utils@4.0.12': 'xe-utils-new' }

/** `vxe-table@3.8.6/lib/style.css` -> the file of the installed package. */
export function cdnFile(address: string): string {
  const [, versioned = '', name = '', file = ''] = /^((@?[^@]+)@[^/]+)\/(.+)$/.exec(address) ?? []
  return path.join(modules, newerPackages[versioned] ?? name, file)
}
