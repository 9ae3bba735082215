import { encodeProject } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'
import { navigate } from '../../current-location.ts'

/** Opens a project that has no address of its own, encoded in the address like a shared project. */
export const openProject = async (project: Project): Promise<void> =>
  navigate('/playground', new Map([['code', await encodeProject(project)]]))
