import { lstatSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The text of a file, its byte order mark included; undefined for what is no UTF-8. */
export function readText(file: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file))
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** Whether a file is still inside a folder when it is written: somebody may have put a link there meanwhile. */
function isInside(file: string, room: string): boolean {
  const real = realpathSync(path.dirname(file))
  return (real === room || real.startsWith(room + path.sep)) && lstatSync(file).isFile()
}

/** False where the file is outside of the folder. Half a file is never there: the new one takes the old one's name. */
export function writeText(file: string, text: string, room: string): boolean {
  if (!isInside(file, room)) return false
  const draft = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: lstatSync(file).mode & 0o777 })
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  return true
}
