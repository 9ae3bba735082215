import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from '../../shared/report.ts'
import { findSqlite } from './sqlite.ts'

/** What tests of reports share. */
export const report: Report = {
  page: '/table/base/sort',
  language: 'zh',
  demo: 'sort-by-header',
  version: '3.8.6',
  build: 'a1b2c3',
  text: '点击表头没有反应'
}

export const sqlite = findSqlite()!

/** A folder for one test, and how to be rid of it. */
export function tidyFolder(): { folder: string; file: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  return { folder, file: join(folder, 'reports.sqlite'), remove: () => rmSync(folder, { recursive: true }) }
}

const header = ['sqlite', 'store']
  .map(name => `import * as ${name} from ${JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href)}\n`)
  .concat("import { writeSync } from 'node:fs'\n")
  .join('')

/** Another program that uses the same file: what it prints, line by line, and its end. */
export function otherProgram(code: string, user: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', header + code], {
    ...user,
    cwd: new URL('../..', import.meta.url),
    stdio: ['pipe', 'pipe', 'inherit']
  })
  const output = { text: '' }
  child.stdout.on('data', data => (output.text += String(data)))
  const ended = new Promise<void>(resolve => void child.once('close', () => resolve()))
  return { child, output, ended }
}
