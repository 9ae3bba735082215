import { laterNames } from '../../content/search/later-names.ts'
import type { ReleaseMembers } from '../../upgrade-facts/release-members.ts'
import { readReleaseMembers } from '../../upgrade-facts/release-members.ts'
import type { ProjectModules } from '../../usage/project/project-modules.ts'
import { createProjectModules } from '../../usage/project/project-modules.ts'
import type { CheckedProject } from '../../version-check/check-context.ts'
import type { CheckedFile } from '../../version-check/check-file.ts'
import { checkFile } from '../../version-check/check-file.ts'
import { createCheckedProject, readProjectFacts } from '../../version-check/check-project.ts'
import type { ProjectMessage, WorkerRequest } from './check-protocol.ts'

export interface VersionChecker {
  /** Sets the members of all releases, the text of `releases.json`. */
  setReleases: (text: string) => void
  setProject: (message: ProjectMessage, modules: ProjectModules) => void
  check: (request: Extract<WorkerRequest, { kind: 'checkVersion' }>) => CheckedFile
}

/** Checks the files of a project one by one for a version, in a worker. */
export function createVersionChecker(): VersionChecker {
  let members: ReleaseMembers | undefined
  let message: ProjectMessage = { project: [], isLocked: false }
  let modules = createProjectModules([])
  let project: { version: string; facts: CheckedProject } | undefined
  return {
    setReleases(text) {
      members = readReleaseMembers(JSON.parse(text))
    },
    setProject(next, nextModules) {
      message = next
      modules = nextModules
      project = undefined
    },
    check({ file, version, incoming = [] }) {
      if (project?.version !== version) project = { version, facts: readProject(version) }
      return checkFile(file, project.facts, modules, incoming)
    }
  }

  function readProject(version: string): CheckedProject {
    if (!members) throw new Error('The members of the releases are missing.')
    const facts = { ...readProjectFacts(message.project), isLocked: message.isLocked }
    return createCheckedProject(facts, { version, members, targets: laterNames })
  }
}
