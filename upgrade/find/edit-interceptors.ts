import type { SourceFile } from '../check.ts'
import { fileKind } from '../../usage/read/file-kind.ts'
import { readPackage } from '../../usage/read/package-file.ts'

export const oldEditInterceptor = 'event.clearActived'

/** Packages that add a handler under the old name. */
const packagesWithHandler = /^vxe-table-plugin-(?:element|antd|iview)$/

/**
 * True if there is a second handler for the end of editing. A handler under the new name switches off all those under the
 * old one, and 3.8.6 ignores the old one beside the new one.
 */
export function hasOtherEditInterceptors(files: readonly SourceFile[]): boolean {
  let count = 0
  for (const { name, text } of files) {
    const kind = fileKind(name)
    if (kind === 'package' && readPackage(text)?.dependencies.some(each => packagesWithHandler.test(each.name)))
      return true
    if (kind !== 'component' && kind !== 'script' && kind !== 'page') continue
    if (/['"]vxe-table-plugin-(?:element|antd|iview)['"]/.test(text)) return true
    for (const _ of text.matchAll(/event\.clear_?(?:actived|edit)\b/gi)) if (++count > 1) return true
  }
  return false
}
