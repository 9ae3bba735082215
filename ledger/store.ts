import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuiltRelease } from '../builder/releases/release-program.ts'
import type { CaseResult } from './run-case.ts'

/** Stores results by release and by content of the case, so that an interrupted run continues. */
export interface ResultStore {
  read: (release: BuiltRelease, code: string) => CaseResult | undefined
  write: (release: BuiltRelease, code: string, result: CaseResult) => void
}

export function openStore(folder: string): ResultStore {
  const fileOf = ({ script }: BuiltRelease, code: string): string =>
    path.join(folder, script, `${createHash('sha256').update(code).digest('hex').slice(0, 20)}.json`)
  return {
    read: (release, code) => {
      const file = fileOf(release, code)
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CaseResult) : undefined
    },
    write: (release, code, result) => {
      const file = fileOf(release, code)
      mkdirSync(path.dirname(file), { recursive: true })
      // Renamed when complete: an interrupted run leaves no half a result.
      writeFileSync(`${file}.partial`, JSON.stringify(result))
      renameSync(`${file}.partial`, file)
    }
  }
}
