import { findCodes } from './find/code-findings.ts'
import { findDefaults } from './find/default-findings.ts'
import { findEntry } from './find/entry-findings.ts'
import { findIcons } from './find/icon-findings.ts'
import { findImports } from './find/import-findings.ts'
import { findBrowsers, findLocked, findPackages } from './find/package-findings.ts'
import { createFindingCollector } from './find/check-context.ts'
import type { CheckContext } from './find/check-context.ts'
import { createRuleShape } from './find/rule-shape.ts'
import { dependsOnLibrary, findShapes, mayHaveShapes } from './find/shape-findings.ts'
import { findInStrings } from './find/string-findings.ts'
import { findStyles } from './find/style-findings.ts'
import { findTags } from './find/tag-findings.ts'
import { findTypes } from './find/type-findings.ts'
import { findUnresolved, uniqueEventNames, uniqueMethodNames } from './find/unresolved-findings.ts'
import { findUsages } from './find/usage-findings.ts'
import { findUtilities, mayUseUtilities, readUtilityMembers } from './find/utility-findings.ts'
import type { Finding, Problem } from './finding.ts'
import { createProblem } from './problem.ts'
import type { AnalyzedFile } from '../usage/follow/analyzed-file.ts'
import { analyzeFile } from '../usage/follow/analyzed-file.ts'
import type { CrossFileUse } from '../usage/follow/cross-file-use.ts'
import { keyOfUse } from '../usage/follow/cross-file-use.ts'
import { createImportReader, noImports } from '../usage/follow/exports.ts'
import { usagesOf } from '../usage/follow/usages.ts'
import type { MemberIndex } from '../usage/members/member-index.ts'
import { createMemberShape } from '../usage/members/member-shape.ts'
import { listUsedMembers } from '../usage/members/used-members.ts'
import type { ComponentBlock } from '../usage/read/component-file.ts'
import { fileKind } from '../usage/read/file-kind.ts'
import { readSourceBlocks } from '../usage/read/source-blocks.ts'
import { maxStepsOf, runWithOwnStepLimit, runWithStepLimit, StepLimitError } from '../usage/read/step-limit.ts'
import { createLineFinder } from '../usage/read/text-range.ts'
import { getApplicableRules } from './rules/applicable.ts'
import type { SourceFile } from '../usage/read/source-file.ts'
import type { ProjectModules } from '../usage/project/project-modules.ts'
import type { UpgradeVersions } from './version.ts'

export type { SourceFile }

export interface FileCheckResult {
  findings: Finding[]
  problems: Problem[]
  /** Objects of other files that this one gives to the library. */
  uses: CrossFileUse[]
  /** Members and components that the code uses, of those in the index of the project. */
  members: string[]
}

/** Project around a file. Without it, only the file itself is read. */
export interface FileProject {
  modules: ProjectModules
  /** Uses of this file that the other files have. */
  incoming: readonly CrossFileUse[]
  /** Members to look for, besides those of the rules. */
  index?: MemberIndex | undefined
}

/** Checks one file for an upgrade. Never throws: unreadable code is reported as a problem. */
export function checkFile(file: SourceFile, versions: UpgradeVersions, project?: FileProject): FileCheckResult {
  const { name, text } = file
  const positionOf = createLineFinder(text)
  const problems: Problem[] = []
  const uses = new Map<string, CrossFileUse>()
  let analyzed: AnalyzedFile | undefined
  const { report, findings } = createFindingCollector(name, text, positionOf)
  const getFact: CheckContext['getFact'] = compute => project?.modules.getFact(compute) ?? compute([file])
  const readSheet = project?.modules.readSheet ?? (() => undefined)
  const context: CheckContext = {
    file: name,
    text,
    rules: getApplicableRules(versions),
    versions,
    report,
    readSheet,
    getFact
  }
  try {
    runWithStepLimit(maxStepsOf(text), () => checkByKind(context))
  } catch (error) {
    // The check ended anywhere, so groups of findings may be incomplete.
    findings.length = 0
    problems.push(toProblem(name, error))
  }
  findings.sort((left, right) => left.line - right.line || left.column - right.column)
  return { findings, problems, uses: [...uses.values()], members: readMembers() }

  /** Reads the members after the check and with steps of its own, so that they change none of its results. */
  function readMembers(): string[] {
    const { index } = project ?? {}
    if (!analyzed || !index) return []
    const file = analyzed
    try {
      return runWithOwnStepLimit(maxStepsOf(text), () => findMembers(file, index, project))
    } catch {
      return []
    }
  }

  function checkByKind(context: CheckContext): void {
    switch (fileKind(name)) {
      case 'component':
      case 'script':
        return mayUseLibrary(context, project) ? checkSource(context) : undefined
      case 'style':
        return findStyles(context, { start: 0, end: text.length }, !name.endsWith('.css'))
      case 'package':
        return void (findPackages(context) || problems.push(createProblem(name, 'notJson')))
      case 'lock':
        return findLocked(context)
      case 'browsers':
        return findBrowsers(context)
      case 'page':
        findTags(context)
        return mayUseLibrary(context, project) ? checkSource(context) : undefined
      default:
        return undefined
    }
  }

  function checkSource(context: CheckContext): void {
    const { scripts, markup, blocks } = readSourceBlocks(file, ({ offset, message }) =>
      problems.push({ file: name, ...positionOf(offset), message: withoutPosition(message) })
    )
    if (fileKind(name) === 'component') reportLanguage(context, blocks)
    analyzed = analyzeFile(file, scripts, markup)
    checkScripts(context, analyzed, project, {
      reportUnreadable: offset => problems.push({ ...createProblem(name, 'badExpression'), ...positionOf(offset) }),
      reportUse: use => uses.set(keyOfUse(use), use)
    })
    for (const { tag, content, attributes } of blocks)
      if (tag === 'style') findStyles(context, content, attributes.has('lang') && attributes.get('lang') !== 'css')
  }

  /** Reports a template that is not HTML. */
  function reportLanguage({ rules }: CheckContext, blocks: readonly ComponentBlock[]): void {
    const template = blocks.find(({ tag }) => tag === 'template')
    const rule = rules.find(({ id }) => id === 'unfollowed-language')
    if (template && !template.markup && rule)
      report(
        rule,
        { start: template.content.start, end: template.content.start },
        { found: template.attributes.get('lang')! }
      )
  }
}

function checkScripts(
  context: CheckContext,
  analyzed: AnalyzedFile,
  project: FileProject | undefined,
  reporters: { reportUnreadable: (offset: number) => void; reportUse: (use: CrossFileUse) => void }
): void {
  const imports = project ? createImportReader(project.modules) : noImports
  const scriptContext = {
    ...context,
    analyzed,
    imports,
    usages: usagesOf(analyzed, {
      imports,
      incoming: project?.incoming ?? [],
      shape: createRuleShape(context.rules),
      ...reporters
    })
  }
  findUsages(scriptContext)
  findIcons(scriptContext)
  findImports(scriptContext)
  findEntry(scriptContext)
  findTypes(scriptContext)
  findInStrings(scriptContext)
  findCodes(scriptContext)
  findDefaults(scriptContext)
  findUnresolved(scriptContext)
  findUtilities(scriptContext)
  findShapes(scriptContext)
}

function findMembers(analyzed: AnalyzedFile, index: MemberIndex, project: FileProject | undefined): string[] {
  const usages = usagesOf(analyzed, {
    imports: project ? createImportReader(project.modules) : noImports,
    incoming: project?.incoming ?? [],
    shape: createMemberShape(index),
    reportUnreadable: () => {}
  })
  return listUsedMembers(index, analyzed, usages)
}

/** Tests the text, because most files of a project don't use tables and parsing takes most of the time. */
function mayUseLibrary({ file, text, rules, getFact }: CheckContext, project: FileProject | undefined): boolean {
  return (
    /vxe/i.test(text) ||
    mayUseUtilities(text, getFact(readUtilityMembers)) ||
    Boolean(project && (project.incoming.length > 0 || project.modules.mayUseLibrary({ name: file, text }))) ||
    (mayHaveShapes(text) && getFact(dependsOnLibrary)) ||
    [...uniqueMethodNames(rules), ...uniqueEventNames(rules)].some(name => text.includes(name))
  )
}

function toProblem(file: string, error: unknown): Problem {
  if (error instanceof StepLimitError) return createProblem(file, 'tooComplex')
  // The call stack is full.
  if (error instanceof RangeError) return createProblem(file, 'tooDeep')
  return { file, line: 1, column: 1, message: error instanceof Error ? error.message : String(error) }
}

/** Removes the position that the parser appends to its messages: `Unexpected token (1:5)`. */
function withoutPosition(message: string): string {
  const at = message.lastIndexOf(' (')
  return at > 0 && /^ \(\d+:\d+\)$/.test(message.slice(at)) ? message.slice(0, at) : message
}
