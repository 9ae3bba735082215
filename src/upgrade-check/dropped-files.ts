import { isLeftFolder } from '../../upgrade/read/left-folders.ts'

/** A file with its place in the folder that was dropped or chosen. */
export interface GivenFile {
  name: string
  file: File
}

export const chosenFiles = (files: FileList): GivenFile[] =>
  [...files].map(file => ({ name: file.webkitRelativePath || file.name, file }))

/** Folders are gone through; those that nobody wants checked are not entered. */
export async function droppedFiles(items: DataTransferItemList): Promise<GivenFile[]> {
  // Read at once: the list is empty after the event.
  const entries = [...items].flatMap(item => item.webkitGetAsEntry() ?? [])
  return (await Promise.all(entries.map(entry => filesOf(entry, '')))).flat()
}

async function filesOf(entry: FileSystemEntry, folder: string): Promise<GivenFile[]> {
  const name = folder + entry.name
  if (entry.isFile)
    return [
      { name, file: await new Promise<File>((done, failed) => (entry as FileSystemFileEntry).file(done, failed)) }
    ]
  if (isLeftFolder(entry.name)) return []
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const inside: FileSystemEntry[] = []
  // It gives a hundred at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed))
    if (some.length === 0) break
    inside.push(...some)
  }
  return (await Promise.all(inside.map(each => filesOf(each, `${name}/`)))).flat()
}
