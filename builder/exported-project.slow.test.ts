import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SourceKind } from '../shared/demo.ts'
import { getFileLabel } from '../shared/demo.ts'
import type { Language } from '../shared/locale.ts'
import { languages } from '../shared/locale.ts'
import type { Project } from '../shared/project.ts'
import { cdnIntegrity } from './cdn-integrity.ts'
import { createCdnLibrary } from '../src/playground/export/html-library.ts'
import { exportZip } from '../src/playground/export/export-zip.ts'
import { demoPath, demoFileNames, getShownSource } from './demos/demo-source.ts'
import { thirdPartyVersions } from './third-party-files.ts'
import { contentFolder } from './pages/content-files.ts'
import { siteFacts } from './pages/site-facts.ts'

/** Builds an exported project as a reader would, with the real tools and npm's configured registry. */
const root = path.resolve(import.meta.dirname, '..')
const files = contentFolder(path.join(root, 'content'))
const run = promisify(execFile)
const minutes = 60_000
const shell = process.platform === 'win32'
let folder = ''
let registry = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'exported-'))
  registry = (await run('npm', ['config', 'get', 'registry'], { cwd: root, shell })).stdout.trim()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function projectOf(name: string, kind: SourceKind, language: Language): Project {
  const parts = demoFileNames(files, name).map(part => ({
    name: getFileLabel(demoPath(part, language), kind),
    text: getShownSource(files, part, language, kind)
  }))
  return { entry: parts[0]!.name, files: parts, kind, library: siteFacts(root).library }
}

async function unpack(project: Project, language: Language): Promise<string> {
  const target = path.join(folder, `${project.kind}-${language}`)
  for (const [name, bytes] of Object.entries(
    unzipSync(
      exportZip(project, {
        title: 'Demo',
        language,
        versions: { ...siteFacts(root), thirdParty: thirdPartyVersions(root) }
      })
    )
  )) {
    const file = path.join(target, name.slice(name.indexOf('/')))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
  return target
}

/** Adds the output of npm to the error, which would otherwise have no details. */
async function npm(cwd: string, ...args: string[]): Promise<void> {
  await run('npm', args, {
    cwd,
    shell,
    env: { ...process.env, npm_config_registry: registry },
    maxBuffer: 10_000_000
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`npm ${args.join(' ')} failed.\n${error.stdout}\n${error.stderr}`)
  })
}

describe.each([
  { kind: 'ts' as const, language: 'zh' as const, checks: ['build', 'check'] },
  { kind: 'js' as const, language: 'en' as const, checks: ['build'] }
])('the exported project of a demo in $kind', ({ kind, language, checks }) => {
  test(
    'can be installed and built with npm',
    async () => {
      const project = projectOf('table/base/sort/sort-on-server.vue', kind, language)
      const target = await unpack(project, language)
      await npm(target, 'install', '--no-audit', '--no-fund')
      for (const script of checks) await npm(target, 'run', script)
      const assets = await readdir(path.join(target, 'dist/assets'))
      expect(assets.map(name => path.extname(name)).sort()).toEqual(expect.arrayContaining(['.css', '.js']))
    },
    5 * minutes
  )
})

test('the CDN files of an exported page equal files of the installed packages', () => {
  const addresses = languages.flatMap(language =>
    Object.values(createCdnLibrary(siteFacts(root), cdnIntegrity(root), language)).flat()
  )
  for (const resource of addresses) {
    const [, name = '', version = '', file = ''] =
      /\/npm\/([\w-]+)@([\d.]+)\/(.+)$/.exec('address' in resource ? resource.address : '') ?? []
    expect(existsSync(path.join(root, 'node_modules', name, file)), `${name}/${file}`).toBe(true)
    expect(Object.values(siteFacts(root))).toContain(version)
    const bytes = readFileSync(path.join(root, 'node_modules', name, file))
    expect(resource).toHaveProperty('integrity', `sha384-${createHash('sha384').update(bytes).digest('base64')}`)
  }
})
