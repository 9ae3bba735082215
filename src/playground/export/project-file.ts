import { isSafeSegment } from '../../../shared/file-names.ts'
import { ProjectCodeError, readProject } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'

const form = 'vxe-table playground 1'

/** Returns the text of a project file, for projects that are too long for an address. */
export const writeProjectFile = (project: Project): string => `${JSON.stringify({ form, ...project }, null, 2)}\n`

/** @throws ProjectCodeError, and nothing else. */
export function readProjectFile(text: string): Project {
  const input = parse(text)
  const savedForm: unknown = Object(input).form
  if (typeof savedForm === 'string' && savedForm !== form && /^vxe-table playground \d+$/.test(savedForm))
    throw new ProjectCodeError('newer')
  if (savedForm !== form) throw new ProjectCodeError('shape')
  return readProject(input)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ProjectCodeError('damaged', { cause: error })
  }
}

/**
 * Returns the name of saved files: that of the entry, if it names a file or folder on every system.
 *
 * @example fileStem({ entry: 'sort-two-columns.vue', … }) // 'sort-two-columns'
 */
export function getFileStem({ entry }: Pick<Project, 'entry'>): string {
  const name = entry.slice(entry.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  const stem = dot < 0 ? name : name.slice(0, dot)
  return isSafeSegment(stem) ? stem : 'playground'
}
