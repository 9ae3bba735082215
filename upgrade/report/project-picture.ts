import type { Finding, Problem } from '../finding.ts'
import type { Certainty } from '../rule.ts'

/** State of a file by the strictest of its findings; `unread` if a part of it was not checked. */
export type FileState = 'unread' | 'decide' | 'look' | 'mechanical' | 'unchanged'

/** States in the order of their need for attention. */
export const fileStates: readonly FileState[] = ['unread', 'decide', 'look', 'mechanical', 'unchanged']

export interface PictureCell {
  file: string
  state: FileState
  /** Number of findings by certainty. */
  counts: Record<Certainty, number>
}

export interface PictureFolder {
  /** Path of the folder; empty for files outside of any folder. */
  name: string
  cells: PictureCell[]
}

export interface ProjectPicture {
  folders: PictureFolder[]
  /** Number of files by state. */
  counts: Record<FileState, number>
}

/** Maximum number of folders; deeper ones are part of those above them. */
const maxFolders = 24
const maxDepth = 4

/** Returns a cell for each file, in the order of the paths, in folders. */
export function createProjectPicture(
  files: readonly string[],
  findings: readonly Finding[],
  problems: readonly Problem[]
): ProjectPicture {
  const cells = new Map<string, PictureCell>()
  const cellOf = (file: string): PictureCell => {
    const cell = cells.get(file) ?? { file, state: 'unchanged', counts: { mechanical: 0, look: 0, decide: 0 } }
    cells.set(file, cell)
    return cell
  }
  for (const file of files) cellOf(file)
  for (const { file, certainty } of findings) {
    const cell = cellOf(file)
    cell.counts[certainty]++
    cell.state = stricter(cell.state, certainty)
  }
  for (const { file } of problems) cellOf(file).state = 'unread'
  const sorted = [...cells.values()].sort((left, right) => (left.file < right.file ? -1 : 1))
  const counts: ProjectPicture['counts'] = { unread: 0, decide: 0, look: 0, mechanical: 0, unchanged: 0 }
  for (const { state } of sorted) counts[state]++
  return { folders: groupByFolder(sorted), counts }
}

const stricter = (left: FileState, right: FileState): FileState =>
  fileStates.indexOf(left) < fileStates.indexOf(right) ? left : right

function groupByFolder(cells: readonly PictureCell[]): PictureFolder[] {
  for (let depth = maxDepth; ; depth--) {
    const folders = new Map<string, PictureCell[]>()
    for (const cell of cells) {
      const name = cell.file.split('/').slice(0, -1).slice(0, depth).join('/')
      const own = folders.get(name)
      if (own) own.push(cell)
      else folders.set(name, [cell])
    }
    if (folders.size <= maxFolders || depth === 0) return Array.from(folders, ([name, own]) => ({ name, cells: own }))
  }
}
