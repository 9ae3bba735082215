import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from '../../shared/report.ts'
import { findSqlite } from './sqlite-driver.ts'
import type { Arrival } from './store.ts'

/** Fixtures of the report tests. */
export const report: Report = {
  page: '/table/base/sort',
  language: 'zh',
  demo: 'sort-by-header',
  version: '3.8.6',
  build: 'a1b2c3',
  text: '点击表头没有反应'
}

export const sqlite = findSqlite()!

let arrivals = 0

/** Arrival of another report of another client. */
export const createArrival = (at = new Date('2026-03-01T08:00:00Z')): Arrival => {
  arrivals += 1
  const network = `192.${Math.floor(arrivals / 250)}.${arrivals % 250}`
  return { at, sender: { client: `${network}.1`, network }, key: `report-of-a-test-${arrivals}` }
}

/** Creates a temporary folder for one test, with a function that removes it. */
export function createTempFolder(): { folder: string; file: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  return { folder, file: join(folder, 'reports.sqlite'), remove: () => rmSync(folder, { recursive: true }) }
}

const header = Object.entries({
  'sqlite-driver': ['findSqlite', 'codeOf'],
  'open-store': ['openStore'],
  fakes: ['createArrival']
})
  .map(([name, imports]) => {
    const address = new URL(`./${name}.ts`, import.meta.url).href
    return `import { ${imports.join(', ')} } from ${JSON.stringify(address)}\n`
  })
  .concat("import { writeSync } from 'node:fs'\n")
  .join('')

/** Starts another process that uses the same file; returns its output and a promise of its end. */
export function startOtherProcess(code: string, user: { uid?: number; gid?: number } = {}) {
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
