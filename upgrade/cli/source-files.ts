import { lstatSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileKind } from '../read/file-kind.ts'
import { isLeftFolder } from '../read/left-folders.ts'
import { gitFiles } from './git.ts'
import { readIgnore } from './ignore.ts'

/** A file below a folder that was given. */
export interface Found {
  /** Where it is. */
  path: string
  /** As it is told: relative to the working folder, with forward slashes. */
  name: string
  /** The given folder, without links. */
  room: string
}

/** Files that are read, of a folder or the file itself. Links are not followed. */
export function sourceFiles(given: string, working: string): Found[] {
  const whole = path.resolve(working, given)
  const isFolder = lstatSync(realpathSync(whole)).isDirectory()
  const room = realpathSync(isFolder ? whole : path.dirname(whole))
  const paths = isFolder ? (gitFiles(room) ?? walkedFiles(room)) : [path.join(room, path.basename(whole))]
  return paths
    .filter(each => !path.relative(room, each).split(path.sep).slice(0, -1).some(isLeftFolder))
    .filter(each => fileKind(each.split(path.sep).join('/')) && isPlain(each))
    .sort()
    .map(each => ({ path: each, name: shownName(each, whole, isFolder ? room : path.dirname(each), working), room }))
}

function shownName(file: string, whole: string, room: string, working: string): string {
  const start = path.relative(working, lstatSync(realpathSync(whole)).isDirectory() ? whole : path.dirname(whole))
  return path.join(start, path.relative(room, file)).split(path.sep).join('/')
}

/** A file of its own and no link to one, in no folder that is a link. */
function isPlain(file: string): boolean {
  try {
    return lstatSync(file).isFile() && realpathSync(file) === file
  } catch {
    return false
  }
}

/** Without git: as the `.gitignore` files say. */
function walkedFiles(room: string): string[] {
  const found: string[] = []
  const ignores = new Map<string, ReturnType<typeof readIgnore>>()
  const left = [room]
  for (let folder = left.pop(); folder !== undefined; folder = left.pop()) {
    const entries = readdirSync(folder, { withFileTypes: true })
    if (entries.some(({ name }) => name === '.gitignore'))
      ignores.set(folder, readIgnore(readFileSync(path.join(folder, '.gitignore'), 'utf8')))
    for (const entry of entries) {
      const whole = path.join(folder, entry.name)
      if (entry.isSymbolicLink() || isIgnored(whole, entry.isDirectory())) continue
      if (entry.isDirectory()) {
        if (!isLeftFolder(entry.name)) left.push(whole)
      } else found.push(whole)
    }
  }
  return found

  /** The innermost file that says something decides. */
  function isIgnored(whole: string, isFolder: boolean): boolean {
    for (let folder = path.dirname(whole); ; folder = path.dirname(folder)) {
      const said = ignores.get(folder)?.(path.relative(folder, whole).split(path.sep).join('/'), isFolder)
      if (said !== undefined) return said
      if (folder === room || folder === path.dirname(folder)) return false
    }
  }
}
