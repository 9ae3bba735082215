import { isSafeSegment } from '../../../shared/file-names.ts'
import { ProjectCodeError, readProject } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'

const form = 'vxe-table playground 1'

/** A project as a file, for addresses that would be too long. */
export const projectFile = (project: Project): string => `${JSON.stringify({ form, ...project }, null, 2)}\n`

/** @throws ProjectCodeError, and nothing else. */
export function readProjectFile(text: string): Project {
  const input = parse(text)
  const made: unknown = Object(input).form
  if (typeof made === 'string' && made !== form && /^vxe-table playground \d+$/.test(made))
    throw new ProjectCodeError('newer')
  if (made !== form) throw new ProjectCodeError('shape')
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
 * What is saved is called like the entry, where that names a file or folder on every system.
 *
 * @example fileStem({ entry: 'sort-two-columns.vue', … }) // 'sort-two-columns'
 */
export function fileStem({ entry }: Pick<Project, 'entry'>): string {
  const name = entry.slice(entry.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  const stem = dot < 0 ? name : name.slice(0, dot)
  return isSafeSegment(stem) ? stem : 'playground'
}
