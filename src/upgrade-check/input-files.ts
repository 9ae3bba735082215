import type { Problem } from '../../upgrade/finding.ts'
import { createProblem } from '../../upgrade/problem.ts'
import { isIgnoredFolder } from '../../upgrade/read/ignored-folders.ts'
import { maxDepth, maxEntries } from './checkable-files.ts'

/** File with its path in the dropped or chosen folder, or the reason why a part of the folder is not read. */
export type InputFile = { name: string; file: File } | { name: string; problem: Problem }

export const listChosenFiles = (files: Iterable<File>): InputFile[] =>
  [...files].map(file => ({ name: file.webkitRelativePath || file.name, file }))

/** Lists the dropped files recursively, without dependency and build folders. */
export async function listDroppedFiles(items: DataTransferItemList): Promise<InputFile[]> {
  // The entries are read synchronously, because the list is empty after the event.
  const entries = Array.from(items).flatMap(item => item.webkitGetAsEntry() ?? [])
  return listEntries(entries)
}

/** Lists entries one after the other, because thousands of folders that are read at once fill the memory. */
export async function listEntries(entries: readonly FileSystemEntry[]): Promise<InputFile[]> {
  const files: InputFile[] = []
  const stack = entries.map(entry => ({ entry, name: entry.name, depth: 0 })).toReversed()
  let count = 0
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { entry, name, depth } = next
    if (++count > maxEntries)
      return [...files, failEntry(name, createProblem(name, 'tooManyEntries', String(maxEntries)))]
    try {
      if (entry.isFile) files.push({ name, file: await getFile(entry as FileSystemFileEntry) })
      else if (isIgnoredFolder(entry.name)) continue
      else if (depth >= maxDepth) files.push(failEntry(name, createProblem(name, 'tooDeepFolder', String(maxDepth))))
      else
        for (const child of (await readFolder(entry as FileSystemDirectoryEntry, maxEntries - count)).toReversed())
          stack.push({ entry: child, name: `${name}/${child.name}`, depth: depth + 1 })
    } catch {
      files.push(failEntry(name, createProblem(name, 'unreadable')))
    }
  }
  return files
}

const failEntry = (name: string, problem: Problem): InputFile => ({ name, problem })

const getFile = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject))

async function readFolder(folder: FileSystemDirectoryEntry, maxChildren: number): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const children: FileSystemEntry[] = []
  // `readEntries` returns up to a hundred entries per call, and an empty list at the end.
  while (children.length <= maxChildren) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (batch.length === 0) break
    children.push(...batch)
  }
  return children
}
