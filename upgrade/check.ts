import { findCodes } from './find/code-findings.ts'
import { findDefaults } from './find/default-findings.ts'
import { findEntry } from './find/entry-findings.ts'
import { findIcons } from './find/icon-findings.ts'
import { findImports } from './find/import-findings.ts'
import { findBrowsers, findLocked, findPackages } from './find/package-findings.ts'
import { createFindingCollector } from './find/check-context.ts'
import type { CheckContext } from './find/check-context.ts'
import { getReadPaths } from './find/read-paths.ts'
import { findInStrings } from './find/string-findings.ts'
import { findStyles } from './find/style-findings.ts'
import { findTags } from './find/tag-findings.ts'
import { findTypes } from './find/type-findings.ts'
import { findUnresolved, uniqueEventNames, uniqueMethodNames } from './find/unresolved-findings.ts'
import { findUsages } from './find/usage-findings.ts'
import type { Finding, Problem } from './finding.ts'
import { createProblem } from './problem.ts'
import { analyzeFile } from './follow/analyzed-file.ts'
import { usagesOf } from './follow/usages.ts'
import { readComponentBlocks } from './read/component-file.ts'
import type { ComponentBlock } from './read/component-file.ts'
import { fileKind, scriptLanguage } from './read/file-kind.ts'
import type { Markup } from './read/markup.ts'
import { readPageBlocks } from './read/page-file.ts'
import { readScript, UnreadableError } from './read/script.ts'
import type { Script } from './read/script.ts'
import { maxStepsOf, runWithStepLimit, StepLimitError } from './read/step-limit.ts'
import { createLineFinder } from './read/text-range.ts'
import { getApplicableRules } from './rules/applicable.ts'
import type { UpgradeVersions } from './version.ts'

export interface SourceFile {
  /** Path with forward slashes; its ending selects the parser. */
  name: string
  text: string
}

export interface FileCheckResult {
  findings: Finding[]
  problems: Problem[]
}

/** Checks one file for an upgrade. Never throws: unreadable code is reported as a problem. */
export function checkFile({ name, text }: SourceFile, versions: UpgradeVersions): FileCheckResult {
  const positionOf = createLineFinder(text)
  const problems: Problem[] = []
  const { report, findings } = createFindingCollector(name, text, positionOf)
  const context: CheckContext = { file: name, text, rules: getApplicableRules(versions), versions, report }
  try {
    runWithStepLimit(maxStepsOf(text), () => checkByKind(context))
  } catch (error) {
    if (error instanceof UnreadableError) addProblem(error.offset, error.message)
    else {
      // The check ended anywhere, so groups of findings may be incomplete.
      findings.length = 0
      problems.push(toProblem(name, error))
    }
  }
  findings.sort((left, right) => left.line - right.line || left.column - right.column)
  return { findings, problems }

  function checkByKind(context: CheckContext): void {
    switch (fileKind(name)) {
      case 'component':
        return checkComponent(context)
      case 'script':
        return mayUseLibrary(context)
          ? checkScripts(context, [readScript(text, 0, scriptLanguage(endingOf(name)))], reportExpression)
          : undefined
      case 'style':
        return findStyles(context, { start: 0, end: text.length }, !name.endsWith('.css'))
      case 'package':
        return void (findPackages(context) || problems.push(createProblem(name, 'notJson')))
      case 'lock':
        return findLocked(context)
      case 'browsers':
        return findBrowsers(context)
      case 'page':
        return checkPage(context)
      default:
        return undefined
    }
  }

  function checkComponent(context: CheckContext): void {
    if (!mayUseLibrary(context)) return
    const blocks = readComponentBlocks(text)
    const template = blocks.find(({ tag }) => tag === 'template')
    const language = context.rules.find(({ id }) => id === 'unfollowed-language')
    if (template && !template.markup && language)
      report(
        language,
        { start: template.content.start, end: template.content.start },
        { found: template.attributes.get('lang')! }
      )
    const scripts = blocks.filter(({ tag }) => tag === 'script').flatMap(block => readBlock(block))
    checkScripts(context, scripts, reportExpression, template?.markup)
    for (const { tag, content, attributes } of blocks)
      if (tag === 'style') findStyles(context, content, attributes.has('lang') && attributes.get('lang') !== 'css')
  }

  /** Reads an HTML page, which may contain the template and the script of an app. */
  function checkPage(context: CheckContext): void {
    findTags(context)
    if (!mayUseLibrary(context)) return
    const { blocks, markup } = readPageBlocks(text)
    checkScripts(
      context,
      blocks.flatMap(block => readBlock(block)),
      reportExpression,
      markup
    )
  }

  /** Returns no script if it can't be parsed, so that the template and the styles are still checked. */
  function readBlock({ content, attributes }: ComponentBlock): Script[] {
    try {
      const inner = text.slice(content.start, content.end)
      return [readScript(inner, content.start, scriptLanguage(attributes.get('lang') ?? 'js'), attributes.has('setup'))]
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error
      addProblem(error.offset, error.message)
      return []
    }
  }

  function reportExpression(offset: number): void {
    problems.push({ ...createProblem(name, 'badExpression'), ...positionOf(offset) })
  }

  function addProblem(offset: number, message: string): void {
    problems.push({ file: name, ...positionOf(offset), message: withoutPosition(message) })
  }
}

function checkScripts(
  context: CheckContext,
  scripts: readonly Script[],
  reportUnreadable: (offset: number) => void,
  markup?: Markup
): void {
  const analyzed = analyzeFile(context.text, scripts, markup)
  const uniqueMethods = uniqueMethodNames(context.rules)
  const readPaths = getReadPaths(context.rules)
  const scriptContext = {
    ...context,
    analyzed,
    usages: usagesOf(analyzed, {
      isUniqueName: name => uniqueMethods.has(name),
      isReadPath: path => readPaths.has(path),
      reportUnreadable
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
}

/** Tests the text, because most files of a project don't use tables and parsing takes most of the time. */
function mayUseLibrary({ text, rules }: CheckContext): boolean {
  return (
    /vxe/i.test(text) || [...uniqueMethodNames(rules), ...uniqueEventNames(rules)].some(name => text.includes(name))
  )
}

function toProblem(file: string, error: unknown): Problem {
  if (error instanceof StepLimitError) return createProblem(file, 'tooComplex')
  // The call stack is full.
  if (error instanceof RangeError) return createProblem(file, 'tooDeep')
  return { file, line: 1, column: 1, message: error instanceof Error ? error.message : String(error) }
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** Removes the position that the parser appends to its messages: `Unexpected token (1:5)`. */
function withoutPosition(message: string): string {
  const at = message.lastIndexOf(' (')
  return at > 0 && /^ \(\d+:\d+\)$/.test(message.slice(at)) ? message.slice(0, at) : message
}
