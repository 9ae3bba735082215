import { posix, win32 } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ProjectCodeError, readProject } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'
import { seeded } from '../../../shared/seeded.ts'
import { exportZip } from './export-zip.ts'
import { fileStem } from './project-file.ts'

/** An archive of a stranger's project is unpacked into a folder: nothing of it may lie anywhere else, on any system. */
const options = {
  title: 'T',
  language: 'en' as const,
  versions: {
    vue: '2.7.16',
    utils: '3.5.28',
    library: '3.8.6',
    guests: {
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

function isTaken(name: string): boolean {
  try {
    return readProject(project(name)).entry === name
  } catch (error) {
    if (error instanceof ProjectCodeError) return false
    throw error
  }
}

const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** Where two kinds of systems would put it, as they read it. */
const staysInside = (name: string): boolean =>
  posix.resolve('/home/in', name).startsWith('/home/in/') &&
  win32.resolve('C:\\in', name).startsWith('C:\\in\\') &&
  name.split(/[/\\]/).every(step => !/[. ]$/.test(step) && !devices.test(step.split('.')[0]!.trimEnd()))

test('whatever the files are called, all that is unpacked lies inside the folder', () => {
  const all = Array.from({ length: 5000 }, (_, seed) => nameFrom(seeded(seed + 1)))
  const taken = [...new Set(all)].filter(isTaken)
  // The control: joined as they came, many of the names lie elsewhere.
  expect(all.filter(name => !staysInside(`in/${name}`)).length).toBeGreaterThan(300)
  expect(taken.length).toBeGreaterThan(100)
  expect(taken.filter(name => name.split('/').some(step => step.startsWith('.')))).toEqual([])
  for (const name of taken) {
    const made = project(name, 'App.vue')
    const [folder, ...unpacked] = [fileStem(made), ...Object.keys(unzipSync(exportZip(made, options)))]
    expect(folder, name).toMatch(/^[\w-]/)
    for (const path of unpacked) {
      expect(path.startsWith(`${folder}/`) && staysInside(path.slice(folder.length + 1)), path).toBe(true)
      expect(staysInside(path), path).toBe(true)
    }
  }
})

test.each(['a/...vue', '...vue', 'a/....ts', '.npmrc.json', 'CON.vue', 'aux/a.ts', 'a/lpt1.d.ts'])(
  'a project with %s is refused, and would be saved under another name',
  name => {
    expect(() => readProject(project(name))).toThrow(ProjectCodeError)
    const unpacked = Object.keys(unzipSync(exportZip({ ...project('App.vue'), entry: name }, options)))
    expect(unpacked.filter(path => !staysInside(path))).toEqual([])
  }
)
