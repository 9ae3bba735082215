import { posix, win32 } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ProjectCodeError, readProject } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'
import { createSeededRandom } from '../../../shared/seeded-random.ts'
import { exportZip } from './export-zip.ts'
import { getFileStem } from './project-file.ts'

// An archive of an untrusted project must unpack into its folder only, on every system.

const options = {
  title: 'T',
  language: 'en' as const,
  versions: {
    vue: '2.7.16',
    utils: '3.5.28',
    library: '3.8.6',
    thirdParty: {
      'ant-design-vue': '1.7.8',
      echarts: '6.1.0',
      'element-ui': '2.15.14',
      exceljs: '4.4.0',
      moment: '2.31.0',
      sortablejs: '1.15.7'
    }
  }
}

const pieces = ['a', 'B', '_', '-', '0', '.', '..', '/', '\\', ':', 'con', 'NUL', 'com1', 'Lpt9', 'src', ' ', '表', '~']
const endings = ['.vue', '.ts', '.js', '.css', '.json', '.VUE', '']

function nameFrom(pick: (below: number) => number): string {
  const parts = Array.from({ length: 1 + pick(5) }, () => pieces[pick(pieces.length)])
  return parts.join('') + endings[pick(endings.length)]
}

const project = (...names: string[]): Project => ({
  entry: names[0]!,
  files: names.map(name => ({ name, text: '' })),
  kind: 'ts',
  library: '3.8.6'
})

function isAccepted(name: string): boolean {
  try {
    return readProject(project(name)).entry === name
  } catch (error) {
    if (error instanceof ProjectCodeError) return false
    throw error
  }
}

const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** True if the path is inside the folder under POSIX and Windows, as each of them resolves it. */
const staysInside = (name: string): boolean =>
  posix.resolve('/home/in', name).startsWith('/home/in/') &&
  win32.resolve('C:\\in', name).startsWith('C:\\in\\') &&
  name.split(/[/\\]/).every(step => !/[. ]$/.test(step) && !deviceName.test(step.split('.')[0]!.trimEnd()))

test('exported archives of accepted random file names unpack only inside their folder', () => {
  const all = Array.from({ length: 5000 }, (_, seed) => nameFrom(createSeededRandom(seed + 1)))
  const accepted = [...new Set(all)].filter(isAccepted)
  // Control: joined without validation, many of the names are outside the folder.
  expect(all.filter(name => !staysInside(`in/${name}`)).length).toBeGreaterThan(300)
  expect(accepted.length).toBeGreaterThan(100)
  expect(accepted.filter(name => name.split('/').some(step => step.startsWith('.')))).toEqual([])
  for (const name of accepted) {
    const made = project(name, 'App.vue')
    const [folder, ...unpacked] = [getFileStem(made), ...Object.keys(unzipSync(exportZip(made, options)))]
    expect(folder, name).toMatch(/^[\w-]/)
    for (const path of unpacked) {
      expect(path.startsWith(`${folder}/`) && staysInside(path.slice(folder.length + 1)), path).toBe(true)
      expect(staysInside(path), path).toBe(true)
    }
  }
})

test.each(['a/...vue', '...vue', 'a/....ts', '.npmrc.json', 'CON.vue', 'aux/a.ts', 'a/lpt1.d.ts'])(
  'a project with %s is rejected, and its archive would unpack only inside its folder',
  name => {
    expect(() => readProject(project(name))).toThrow(ProjectCodeError)
    const unpacked = Object.keys(unzipSync(exportZip({ ...project('App.vue'), entry: name }, options)))
    expect(unpacked.filter(path => !staysInside(path))).toEqual([])
  }
)
