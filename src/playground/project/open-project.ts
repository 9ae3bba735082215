import { encodeProject } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'
import { goTo } from '../../place.ts'

/** A project without an address of its own becomes one like a shared project. */
export const openProject = async (project: Project): Promise<void> =>
  goTo('/playground', new Map([['code', await encodeProject(project)]]))
