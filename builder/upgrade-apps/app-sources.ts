import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../output/app-files.ts'
import type { Stage } from '../vite/fixture-app.ts'
import { applyEdit, readHandEdits } from './hand-edits.ts'

const root = path.resolve(import.meta.dirname, '../..')
export const folderOf = (app: string): string => path.join(root, 'upgrade/fixtures/apps', app)

const readAll = (folder: string): [string, string][] =>
  listFiles(folder).map(name => [name, readFileSync(path.join(folder, name), 'utf8')])

/** Returns the sources of an application before the upgrade, or after the command and the edits by hand. */
export function appSources(app: string, stage: Stage): Map<string, string> {
  const folder = folderOf(app)
  const files = new Map(readAll(path.join(folder, 'before')))
  if (stage === 'before') return files
  for (const [name, text] of readAll(path.join(folder, 'after'))) files.set(name, text)
  for (const edit of handEdits(app)) files.set(edit.file, applyEdit(files.get(edit.file) ?? '', edit))
  return files
}

export function handEdits(app: string) {
  const file = path.join(folderOf(app), 'by-hand.txt')
  return existsSync(file) ? readHandEdits(readFileSync(file, 'utf8')) : []
}
