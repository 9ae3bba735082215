import { strToU8, zipSync } from 'fflate'
import { readAlternatives } from '../../shared/defects.ts'
import { defectMembers } from '../../upgrade-facts/defect-members.ts'
import memberStructure from '../../upgrade-facts/member-structure.json' with { type: 'json' }
import { packagesIn } from '../../upgrade/check-project.ts'
import type { FileProject } from '../../upgrade/check.ts'
import { checkFile } from '../../upgrade/check.ts'
import type { Finding } from '../../upgrade/finding.ts'
import type { CrossFileUse } from '../../usage/follow/cross-file-use.ts'
import { patchFile } from '../../upgrade/patch.ts'
import { createPartialIndex } from '../../usage/members/used-members.ts'
import { createProjectModules } from '../../usage/project/project-modules.ts'
import { selectEdits } from '../../version-check/apply-fixes.ts'
import { groupByLine, groupChanges } from '../../upgrade/report/finding-groups.ts'
import type { ChangeFilter, ResponseMessage, WorkerResults, WorkerRequest, WorkerMessage } from './check-protocol.ts'
import { createFileCollector } from './file-collector.ts'
import { unpackZip } from './unpack-zip.ts'
import { createVersionChecker } from './version-checker.ts'

/** The other files of the checked ones. */
let modules = createProjectModules([])
const versionChecker = createVersionChecker()

const defectIndex = createPartialIndex(Object.values(defectMembers).flat().flatMap(readAlternatives), memberStructure)

const projectOf = ({ incoming = [] }: { incoming?: readonly CrossFileUse[] }): FileProject => ({ modules, incoming })

/** Runs in a worker, because a check can take seconds of CPU time. */
addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
  if ('project' in data) {
    modules = createProjectModules(data.project)
    versionChecker.setProject(data, modules)
    return
  }
  if ('releases' in data) return versionChecker.setReleases(data.releases)
  const { id, request } = data
  handleRequest(request).then(
    result => postResponse({ id, result }),
    (error: unknown) => postResponse({ id, error: error instanceof Error ? error.message : String(error) })
  )
})

const postResponse = (message: ResponseMessage): void => postMessage(message)

async function handleRequest(request: WorkerRequest): Promise<WorkerResults[keyof WorkerResults]> {
  switch (request.kind) {
    case 'check':
      return {
        ...checkFile(request.file, request.versions, { ...projectOf(request), index: defectIndex }),
        packages: packagesIn(request.file)
      }
    case 'group':
      return groupByLine(
        request.file,
        request.findings,
        request.versions,
        createFilter(request.filter),
        projectOf(request)
      )
    case 'patch':
      return patch(request)
    case 'checkVersion':
      return versionChecker.check(request)
    case 'groupVersion':
      return groupChanges(request.file.text, request.findings, [selectEdits(request.findings)])
    case 'unpack':
      return unpack(request)
    case 'pack':
      return zipSync(Object.fromEntries(request.files.map(({ name, text }) => [name, strToU8(text)])))
  }
}

function patch(request: Extract<WorkerRequest, { kind: 'patch' }>): WorkerResults['patch'] {
  const { file, versions, filter } = request
  const { text, problem } = patchFile(file, versions, createFilter(filter), projectOf(request))
  return { text, ...(problem && { problem }) }
}

const createFilter =
  ({ certainty, when }: ChangeFilter) =>
  (finding: Finding): boolean =>
    certainty.includes(finding.certainty) && when.includes(finding.when)

async function unpack({
  name,
  archive,
  limits
}: Extract<WorkerRequest, { kind: 'unpack' }>): Promise<WorkerResults['unpack']> {
  const collector = createFileCollector(limits)
  await unpackZip(name, new Uint8Array(await archive.arrayBuffer()), collector)
  return { ...collector.finish(), limits }
}
