import { createHash } from 'node:crypto'
import path from 'node:path'

/**
 * Returns the names of classes in the page: the name in the sheet, and three characters that are the same for a whole
 * file. The first page contains them in its HTML, and a separate hash for each name would compress worst.
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
