import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

test('the build rejects an ORIGIN with a path in one sentence and writes no files', async () => {
  const target = path.join(tmpdir(), `docs-never-built-${process.pid}`)
  const env = { ...process.env, DOCS_TARGET: target, ORIGIN: 'https://docs.example.com/v3.8/' }
  const result = await new Promise<[number | undefined, string]>(done =>
    execFile(
      process.execPath,
      ['--import', 'tsx', path.join(import.meta.dirname, 'build.ts')],
      { env },
      (error, out, err) => done([error?.code as number | undefined, out + err])
    )
  )
  expect(result).toEqual([
    1,
    'ORIGIN must be one or several http(s) origins such as https://docs.example.com:8443, not "https://docs.example.com/v3.8/".\n'
  ])
  expect(existsSync(target)).toBe(false)
})
