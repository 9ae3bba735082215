import { createHash } from 'node:crypto'
import path from 'node:path'

/**
 * Names of classes in the page: what the sheet calls it, and three characters that its file has for all of them.
 * The first page carries them in its HTML, where a hash for each name is what compresses worst.
 */
export function scopedNames(root: string): (name: string, file: string) => string {
  const owners = new Map<string, string>()
  return (name, file) => {
    const sheet = path.relative(root, file.replace(/\?.*$/s, '')).replaceAll(path.sep, '/')
    const scoped = `${name}_${createHash('sha256').update(sheet).digest('base64url').slice(0, 3)}`
    const owner = owners.get(scoped) ?? sheet
    if (owner !== sheet) throw new Error(`.${name} of ${sheet} would have the name of the one in ${owner}: rename one`)
    owners.set(scoped, sheet)
    return scoped
  }
}
