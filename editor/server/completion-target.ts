import { createTagReader } from '../../usage/follow/tags.ts'
import type { LibraryUsage } from '../../usage/follow/usage.ts'
import { toKebabCase } from '../../shared/api.ts'
import { readDirective } from '../../usage/read/directive.ts'
import type { MarkupElement } from '../../usage/read/markup.ts'
import { createProjectModules } from '../../usage/project/project-modules.ts'
import type { SourceFile } from '../../usage/read/source-file.ts'
import type { TextRange } from '../../usage/read/text-range.ts'
import type { FileCode } from './file-code.ts'
import { findIncoming, readFileCode, replaceFile } from './file-code.ts'
import type { Knowledge } from './knowledge.ts'
import type { MarkupPosition } from './markup-position.ts'
import { findMarkupPosition } from './markup-position.ts'
import { findName, placeholder, repairText } from './repaired-text.ts'

/** Kind of name that fits at an offset, with the range to replace. */
export type CompletionTarget = { range: TextRange } & (
  | { kind: 'tag'; parent?: string }
  | {
      kind: 'attribute'
      subject: string
      slotSubject?: string
      written: string
      names: ReadonlySet<string>
      hasValue: boolean
    }
  | { kind: 'slot'; subject: string; written: string }
  | { kind: 'text-value'; path: string }
  | { kind: 'value'; path: string }
  | { kind: 'keys'; owner: string; names: ReadonlySet<string>; isJsx: boolean; hasValue: boolean }
  | { kind: 'event'; subject: string }
  | { kind: 'method'; subject: string }
  | { kind: 'function'; prefix: string }
  | { kind: 'interceptor' }
)

/** Finds the kind of name that fits at an offset of a file. */
export function findTarget(
  file: SourceFile,
  offset: number,
  files: readonly SourceFile[],
  knowledge: Knowledge
): CompletionTarget | undefined {
  const modules = createProjectModules(replaceFile(files, file))
  const code = readFileCode(file, modules, knowledge.shape)
  const markup = code?.analyzed.markup
  const position = markup && findMarkupPosition(markup, file.text, offset)
  if (code && position && position.kind !== 'value') return findInTag(code, file.text, offset, position)
  const bareTag = findBareTag(code, file.text, offset)
  if (bareTag) return bareTag
  const written = code && findInLiteral(code.usages, file.text, offset)
  if (written) return written
  if (position && !isCode(position)) return undefined
  // Reading the file several times is only worth it in a project with the library.
  if (!files.some(({ text }) => /vxe/i.test(text))) return undefined
  return findInCode(file, offset, files, knowledge)
}

/** True for the value of a directive, which is code. */
const isCode = (position: MarkupPosition): boolean =>
  position.kind === 'value' && readDirective(position.attribute).kind !== 'plain'

/** A `<` or the start of a tag that the reader takes for text, in a template or in JSX. */
function findBareTag(code: FileCode | undefined, text: string, offset: number): CompletionTarget | undefined {
  const { start, end } = findName(text, offset, /[\w-]/)
  if (text[start - 1] !== '<') return undefined
  const isMarkup = code?.analyzed.markup?.roots.some(root => start > root.start && start < root.end)
  if (!isMarkup && !/^v/i.test(text.slice(start, offset))) return undefined
  return { kind: 'tag', range: { start, end } }
}

function findInTag(
  { analyzed, imports }: FileCode,
  text: string,
  offset: number,
  position: Exclude<MarkupPosition, { kind: 'value' }>
): CompletionTarget | undefined {
  const tags = createTagReader(imports)
  const subjectOf = (element: MarkupElement | undefined): string | undefined => {
    const known = element && tags.find(analyzed, element.tag)
    const component = known?.component ?? (known?.wrapper?.passesAttributes ? known.wrapper.component : undefined)
    return component === undefined ? undefined : toKebabCase(component)
  }
  const { range } = position
  if (position.kind === 'tag') {
    const parent = subjectOf(position.parent)
    return { kind: 'tag', range, ...(parent !== undefined && { parent }) }
  }
  const { element, attribute } = position
  const written = text.slice(range.start, offset)
  const isTemplate = element.tag === 'template'
  const subject = subjectOf(element)
  const slotSubject = isTemplate ? subjectOf(element.parent) : subject
  if (/^#|^v-slot:/.test(written) || (isTemplate && slotSubject !== undefined))
    return slotSubject === undefined ? undefined : { kind: 'slot', range, subject: slotSubject, written }
  if (subject === undefined) return undefined
  const others = element.attributes.filter(each => each !== attribute)
  const names = new Set(
    others.map(each => {
      const { kind, argument } = readDirective(each)
      return (kind === 'on' ? '@' : kind === 'slot' ? '#' : '') + argument
    })
  )
  return { kind: 'attribute', range, subject, written, names, hasValue: attribute?.value !== undefined }
}

/** Finds a value between quotes: of an attribute without a colon, of an option, the name of an interceptor. */
function findInLiteral(usages: readonly LibraryUsage[], text: string, offset: number): CompletionTarget | undefined {
  for (const usage of usages.toReversed()) {
    if (usage.kind === 'interceptor' && isInQuotes(usage.key, text, offset))
      return { kind: 'interceptor', range: innerRange(usage.key, text) }
    if (usage.kind !== 'option' || usage.file !== undefined || !usage.valueRange) continue
    const { valueRange, path, isText, value } = usage
    if (usage.owner.kind === 'tag' && isText && offset >= valueRange.start && offset <= valueRange.end)
      return { kind: 'text-value', path, range: valueRange }
    if (value?.type === 'StringLiteral' && isInQuotes(value, text, offset))
      return { kind: 'text-value', path, range: innerRange(value, text) }
  }
  return undefined
}

function isInQuotes(range: TextRange, text: string, offset: number): boolean {
  const { start, end } = innerRange(range, text)
  return offset >= start && offset <= end
}

/** Returns the range between the quotes of a literal. */
const innerRange = ({ start, end }: TextRange, text: string): TextRange =>
  /["'`]/.test(text[start] ?? '') ? { start: start + 1, end: Math.max(start + 1, end - 1) } : { start, end }

/** Finds the typed name in code, by reading the file with a placeholder in its place. */
function findInCode(
  file: SourceFile,
  offset: number,
  files: readonly SourceFile[],
  knowledge: Knowledge
): CompletionTarget | undefined {
  const repaired = repairText(file.text, offset).map(({ text, range }) => ({
    range,
    source: { name: file.name, text }
  }))
  const { end } = findName(file.text, offset)
  const hasValue = /^\s*:/.test(file.text.slice(end, end + 100))
  for (const reads of [readAlone, readWithOthers])
    for (const { range, source } of repaired) {
      const code = reads(source)
      const target = code && findPlaceholder(code.usages, range, hasValue)
      if (target) return target
    }
  return undefined

  function readAlone(source: SourceFile): FileCode | undefined {
    return readFileCode(source, createProjectModules(replaceFile(files, source)), knowledge.shape)
  }

  /** Another open file may give an object of this one to the library. */
  function readWithOthers(source: SourceFile): FileCode | undefined {
    const modules = createProjectModules(replaceFile(files, source))
    const incoming = findIncoming(source, files, modules, knowledge.shape)
    return incoming.length > 0 ? readFileCode(source, modules, knowledge.shape, incoming) : undefined
  }
}

function findPlaceholder(
  usages: readonly LibraryUsage[],
  range: TextRange,
  hasValue: boolean
): CompletionTarget | undefined {
  for (const usage of usages)
    switch (usage.kind) {
      case 'option': {
        if (usage.file !== undefined) break
        if (usage.name === placeholder) {
          const names = new Set(usage.owner.options.map(({ name }) => name))
          const owner = usage.path.slice(0, -placeholder.length).replace(/\.$/, '')
          return { kind: 'keys', range, owner, names, isJsx: usage.owner.kind === 'jsx', hasValue }
        }
        if (usage.value?.type === 'Identifier' && usage.value.name === placeholder)
          return { kind: 'value', range, path: usage.path }
        break
      }
      case 'event':
        if (usage.name === placeholder) return { kind: 'event', range, subject: toKebabCase(usage.component) }
        break
      case 'method':
        if (usage.name === placeholder) return { kind: 'method', range, subject: toKebabCase(usage.component) }
        break
      case 'call':
        if (usage.path.split('.').at(-1) === placeholder)
          return { kind: 'function', range, prefix: usage.path.slice(0, -placeholder.length) }
        break
      default:
        break
    }
  return undefined
}
