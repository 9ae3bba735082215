import { findCodes } from './find/code-findings.ts'
import { findDefaults } from './find/default-findings.ts'
import { findEntry } from './find/entry-findings.ts'
import { findIcons } from './find/icon-findings.ts'
import { findImports } from './find/import-findings.ts'
import { findBrowsers, findLocked, findPackages } from './find/package-findings.ts'
import { createReport } from './find/report.ts'
import type { Search } from './find/report.ts'
import { findInStrings } from './find/string-findings.ts'
import { findStyles } from './find/style-findings.ts'
import { findTags } from './find/tag-findings.ts'
import { findTypes } from './find/type-findings.ts'
import { findUnfollowed, tellingEvents, tellingNames } from './find/unfollowed-findings.ts'
import { findUsages } from './find/usage-findings.ts'
import type { Finding, Problem } from './finding.ts'
import { readScene } from './follow/scene.ts'
import { usagesOf } from './follow/usages.ts'
import { readBlocks } from './read/component-file.ts'
import type { Block } from './read/component-file.ts'
import { fileKind, scriptLanguage } from './read/file-kind.ts'
import type { Markup } from './read/markup.ts'
import { readPageBlocks } from './read/page-file.ts'
import { readScript, Unreadable } from './read/script.ts'
import type { Script } from './read/script.ts'
import { lineFinder } from './read/text-range.ts'
import { applicableRules } from './rules/applicable.ts'
import type { Versions } from './version.ts'

export interface SourceFile {
  /** A path with forward slashes; its ending says what it is. */
  name: string
  text: string
}

export interface Checked {
  findings: Finding[]
  problems: Problem[]
}

/** What an upgrade changes in one file. Never throws: what can't be read is a problem. */
export function checkFile({ name, text }: SourceFile, versions: Versions): Checked {
  const positionOf = lineFinder(text)
  const problems: Problem[] = []
  const { report, findings } = createReport(name, text, positionOf)
  const search: Search = { file: name, text, rules: applicableRules(versions), versions, report }
  try {
    read(search)
  } catch (error) {
    const offset = error instanceof Unreadable ? error.offset : 0
    tell(offset, error instanceof Error ? error.message : String(error))
  }
  findings.sort((left, right) => left.line - right.line || left.column - right.column)
  return { findings, problems }

  function read(search: Search): void {
    switch (fileKind(name)) {
      case 'component':
        return readComponent(search)
      case 'script':
        return mayUse(search) ? findInScripts(search, [readScript(text, 0, scriptLanguage(endingOf(name)))]) : undefined
      case 'style':
        return findStyles(search, { start: 0, end: text.length }, !name.endsWith('.css'))
      case 'package':
        return findPackages(search) ? undefined : tell(0, 'The file is no JSON.')
      case 'lock':
        return findLocked(search)
      case 'browsers':
        return findBrowsers(search)
      case 'page':
        return readPage(search)
      default:
        return undefined
    }
  }

  function readComponent(search: Search): void {
    if (!mayUse(search)) return
    const blocks = readBlocks(text)
    const template = blocks.find(({ tag }) => tag === 'template')
    const language = search.rules.find(({ id }) => id === 'unfollowed-language')
    if (template && !template.markup && language)
      report(
        language,
        { start: template.content.start, end: template.content.start },
        { found: template.attributes.get('lang')! }
      )
    const scripts = blocks.filter(({ tag }) => tag === 'script').flatMap(block => readBlock(block))
    findInScripts(search, scripts, template?.markup)
    for (const { tag, content, attributes } of blocks)
      if (tag === 'style') findStyles(search, content, attributes.has('lang') && attributes.get('lang') !== 'css')
  }

  /** A page that mounts an app has its template in it, and perhaps the script. */
  function readPage(search: Search): void {
    findTags(search)
    if (!mayUse(search)) return
    const { blocks, markup } = readPageBlocks(text)
    findInScripts(
      search,
      blocks.flatMap(block => readBlock(block)),
      markup
    )
  }

  /** A script that can't be read leaves the template and the styles. */
  function readBlock({ content, attributes }: Block): Script[] {
    try {
      const inner = text.slice(content.start, content.end)
      return [readScript(inner, content.start, scriptLanguage(attributes.get('lang') ?? 'js'), attributes.has('setup'))]
    } catch (error) {
      tell(error instanceof Unreadable ? error.offset : content.start, (error as Error).message)
      return []
    }
  }

  function tell(offset: number, message: string): void {
    problems.push({ file: name, ...positionOf(offset), message: withoutPlace(message) })
  }
}

function findInScripts(search: Search, scripts: readonly Script[], markup?: Markup): void {
  const scene = readScene(search.text, scripts, markup)
  const telling = tellingNames(search.rules)
  const own = { ...search, scene, usages: usagesOf(scene, name => telling.has(name)) }
  findUsages(own)
  findIcons(own)
  findImports(own)
  findEntry(own)
  findTypes(own)
  findInStrings(own)
  findCodes(own)
  findDefaults(own)
  findUnfollowed(own)
}

/** Most files of a project have nothing to do with tables: reading them takes most of the time. */
function mayUse({ text, rules }: Search): boolean {
  return /vxe/i.test(text) || [...tellingNames(rules), ...tellingEvents(rules)].some(name => text.includes(name))
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** The parser ends its sentences with a place of its own: `Unexpected token (1:5)`. */
function withoutPlace(message: string): string {
  const at = message.lastIndexOf(' (')
  return at > 0 && /^ \(\d+:\d+\)$/.test(message.slice(at)) ? message.slice(0, at) : message
}
