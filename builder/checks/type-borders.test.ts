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

/** Compiles one more file in a project and returns the errors. */
async function compileErrors(project: string, text: string): Promise<string> {
  const projectFolder = path.join(folder, project)
  mkdirSync(projectFolder)
  writeFileSync(path.join(projectFolder, 'breach.ts'), text)
  writeFileSync(
    path.join(projectFolder, 'tsconfig.json'),
    JSON.stringify({
      extends: `../../../${project}/tsconfig.json`,
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, tsBuildInfoFile: null },
      include: ['breach.ts'],
      exclude: [],
      references: []
    })
  )
  const run = promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '-p', projectFolder], {
    cwd: root
  })
  return run.then(
    () => '',
    (error: { stdout: string }) => error.stdout
  )
}

test.each(['src', 'version-check', 'shared', 'sandbox', 'upgrade', 'upgrade-facts', 'usage'])(
  'the TypeScript project of %s/ does not include the types of Node',
  async project => {
    const errors = await compileErrors(project, 'export const home = process.env.HOME\n')
    expect(errors).toContain("error TS2591: Cannot find name 'process'")
  }
)

test('the TypeScript project of server/ includes the types of Node', async () => {
  expect(await compileErrors('server', 'export const home = process.env.HOME\n')).toBe('')
})
