import type { AnalyzedFile } from '../usage/follow/analyzed-file.ts'
import { analyzeFile } from '../usage/follow/analyzed-file.ts'
import type { CrossFileUse } from '../usage/follow/cross-file-use.ts'
import { keyOfUse } from '../usage/follow/cross-file-use.ts'
import { createImportReader } from '../usage/follow/exports.ts'
import { usagesOf } from '../usage/follow/usages.ts'
import { createMemberShape } from '../usage/members/member-shape.ts'
import { hasDynamicSlots, readNamedSlots } from '../usage/members/named-slots.ts'
import type { ProjectModules } from '../usage/project/project-modules.ts'
import type { ComponentBlock } from '../usage/read/component-file.ts'
import { fileKind } from '../usage/read/file-kind.ts'
import type { SourceFile } from '../usage/read/source-file.ts'
import { readSourceBlocks } from '../usage/read/source-blocks.ts'
import { maxStepsOf, runWithStepLimit } from '../usage/read/step-limit.ts'
import type { TextRange } from '../usage/read/text-range.ts'
import { createLineFinder } from '../usage/read/text-range.ts'
import type { CheckedProject, CheckContext } from './check-context.ts'
import { createCollector } from './check-context.ts'
import { findComponents } from './find-components.ts'
import { findImports } from './find-imports.ts'
import { findMembers } from './find-members.ts'
import { findPackages } from './find-packages.ts'
import { findPitfalls } from './find-pitfalls.ts'
import { findStyles, findTexts } from './find-texts.ts'
import { findVue } from './find-vue.ts'
import type { CheckFinding } from './finding.ts'
import type { StoringTable } from './shared-ids.ts'

/** Part of a file that could not be read. */
export interface CheckProblem {
  file: string
  line: number
  column: number
  /** Message of the parser in English. */
  message: string
}

export interface CheckedFile {
  findings: CheckFinding[]
  problems: CheckProblem[]
  /** Objects of other files that this one gives to the library. */
  uses: CrossFileUse[]
  /** Tables that store column settings, the first one of each id. */
  storing: StoringTable[]
}

/** Checks one file of a project. Never throws: unreadable code is reported as a problem. */
export function checkFile(
  file: SourceFile,
  project: CheckedProject,
  modules: ProjectModules,
  incoming: readonly CrossFileUse[]
): CheckedFile {
  const { name, text } = file
  const positionOf = createLineFinder(text)
  const { report, findings } = createCollector(name, text, positionOf)
  const problems: CheckProblem[] = []
  const uses = new Map<string, CrossFileUse>()
  const storing = new Map<string, StoringTable>()
  const context: CheckContext = { ...project, file: name, text, report, addStoringTable }
  const addProblem = (offset: number, message: string): void =>
    void problems.push({ file: name, ...positionOf(offset), message })
  try {
    runWithStepLimit(maxStepsOf(text), checkByKind)
  } catch (error) {
    // The check ended anywhere, so its findings may depend on code that was not read.
    findings.length = 0
    storing.clear()
    addProblem(0, error instanceof Error ? error.message : String(error))
  }
  findings.sort((left, right) => left.start - right.start || left.end - right.end)
  return { findings, problems, uses: [...uses.values()], storing: [...storing.values()] }

  function addStoringTable(id: string, { start, end }: TextRange): void {
    if (storing.has(id)) return
    storing.set(id, { id, file: name, start, end, ...positionOf(start), found: text.slice(start, end) })
  }

  function checkByKind(): void {
    const kind = fileKind(name)
    if (kind === 'style') findStyles(context, { start: 0, end: text.length }, !name.endsWith('.css'))
    else if (kind === 'package') findPackages(context)
    else if (kind === 'component' || kind === 'script' || kind === 'page') checkSource()
  }

  function checkSource(): void {
    const { scripts, markup, blocks } = readSourceBlocks(file, ({ offset, message }) => addProblem(offset, message))
    checkCode(analyzeFile(file, scripts, markup), blocks)
    for (const { tag, content, attributes } of blocks)
      if (tag === 'style') findStyles(context, content, attributes.has('lang') && attributes.get('lang') !== 'css')
  }

  function checkCode(analyzed: AnalyzedFile, blocks: readonly ComponentBlock[]): void {
    const imports = createImportReader(modules)
    const usages = usagesOf(analyzed, {
      imports,
      incoming,
      shape: createMemberShape(project.members.index),
      reportUnreadable: offset => addProblem(offset, 'This expression can not be read.'),
      reportUse: use => uses.set(keyOfUse(use), use)
    })
    const sourceContext = { ...context, analyzed, imports, usages }
    const named = readNamedSlots([analyzed])
    findMembers(sourceContext, { has: each => hasDynamicSlots(analyzed) || named.has(each) })
    findComponents(sourceContext)
    findImports(sourceContext)
    findTexts(sourceContext)
    findVue(sourceContext, blocks)
    findPitfalls(sourceContext)
  }
}
