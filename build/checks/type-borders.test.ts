import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, '.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(path.join(cache, 'type-borders-'))

afterAll(() => rmSync(folder, { recursive: true }))

/** What the compiler says about one more file in a project. */
async function complaints(project: string, text: string): Promise<string> {
  const own = path.join(folder, project)
  mkdirSync(own)
  writeFileSync(path.join(own, 'breach.ts'), text)
  writeFileSync(
    path.join(own, 'tsconfig.json'),
    JSON.stringify({
      extends: `../../../${project}/tsconfig.json`,
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, tsBuildInfoFile: null },
      include: ['breach.ts'],
      exclude: [],
      references: []
    })
  )
  const run = promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '-p', own], { cwd: root })
  return run.then(
    () => '',
    (error: { stdout: string }) => error.stdout
  )
}

test.each(['src', 'shared', 'sandbox', 'upgrade', 'upgrade-facts'])(
  '%s/ knows nothing of Node, whatever its tests use',
  async project => {
    const said = await complaints(project, 'export const home = process.env.HOME\n')
    expect(said).toContain("error TS2591: Cannot find name 'process'")
  }
)

test('server/ does', async () => {
  expect(await complaints('server', 'export const home = process.env.HOME\n')).toBe('')
})
