import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import { archiveName, folderName, startPage } from '../../shared/portable-copy.ts'

export const archiveFile = path.resolve(import.meta.dirname, '../../dist', archiveName)

export interface UnpackedFolder {
  /** `file:///…/vxe-table-3.8-docs/` */
  address: string
  /** Address of the start page. */
  start: string
  remove: () => void
}

/** Unpacks the archive into a folder with a name that needs escaping in an address; `change` may alter each file. */
export function unpackArchive(change = (_name: string, body: Uint8Array) => body): UnpackedFolder {
  const root = mkdtempSync(path.join(tmpdir(), '文档 folder #1 '))
  for (const [name, body] of Object.entries(unzipSync(readFileSync(archiveFile)))) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, change(name, body))
  }
  const address = `${pathToFileURL(path.join(root, folderName)).href}/`
  return { address, start: address + startPage, remove: () => rmSync(root, { recursive: true, force: true }) }
}
