import { withoutComments } from '../upgrade/read/style-comments.ts'
import { kebab } from '../usage/read/names.ts'
import { literalOf, walk } from '../usage/read/syntax.ts'
import type { Node } from '../usage/read/syntax.ts'
import type { TextRange } from '../usage/read/text-range.ts'
import type { OptionUse } from '../usage/follow/usage.ts'
import type { CheckContext, SourceContext } from './check-context.ts'
import { reportUnknownName } from './check-context.ts'

/** Finds names in texts that the version lacks: renderers, command codes, classes of icons and style variables. */
export function findTexts(context: SourceContext): void {
  for (const usage of context.usages) if (usage.kind === 'option') findInOption(context, usage)
  for (const { program } of context.analyzed.scripts)
    walk(program, node => {
      if (node.type === 'StringLiteral') findInString(context, node)
    })
  for (const { attributes } of context.analyzed.markup?.all ?? [])
    for (const { name, value } of attributes)
      if (value && /^(?:class|icon|style|prefix-icon|suffix-icon|:class|:style)$/.test(name))
        findInText(context, context.text.slice(value.start, value.end), value.start)
}

function findInOption(context: SourceContext, usage: OptionUse): void {
  if (usage.file !== undefined) return
  const { members, ownRenderers } = context
  const isRenderer = /(?:Render|itemRender)\.name$/.test(usage.path)
  const isCode = /^(?:toolbar\.(?:buttons|tools)(?:\.dropdowns)?|toolbarButton)\.code$/.test(usage.path)
  if (!isRenderer && !isCode) return
  for (const { node, context: scope } of usage.found) {
    const name = literalOf(node)
    // Literals of another file are reported there, if it gives them to the library itself.
    if (typeof name !== 'string' || ('script' in scope && scope.script.file !== context.analyzed)) continue
    const subject = isRenderer ? 'renderers' : 'codes'
    if (members.hasName(subject, name) || (isRenderer && ownRenderers.has(name))) continue
    const ranges = members.rangesOfName(subject, name)
    if (ranges.length === 0) continue
    reportUnknownName(context, {
      kind: isRenderer ? 'renderer' : 'code',
      range: usage.isText && usage.valueRange ? usage.valueRange : node,
      key: `${isRenderer ? 'renderer' : 'code'} ${name}`,
      title: isRenderer ? kebab(name).replace(/^-/, '') : name,
      ranges,
      hasReplacement: ({ from }) => members.hasName(subject, from),
      describe: (texts, version) => texts.lacks(version, name)
    })
  }
}

function findInString(context: SourceContext, node: Node): void {
  const value = node.value as string
  if (value.length < 500 && /vxe-/.test(value) && context.text.slice(node.start + 1, node.end - 1) === value)
    findInText(context, value, node.start + 1)
}

/** Finds class names of the library and style variables in a text that begins at `start`. */
function findInText(context: CheckContext, text: string, start: number): void {
  for (const { 0: name, index } of text.matchAll(/(?<![\w-])vxe-icon-[\w-]*\w/g))
    reportClass(context, name, start + index)
  findVariables(context, text, start)
}

/** Finds class names and variables in a style sheet, except in comments. */
export function findStyles(context: CheckContext, { start, end }: TextRange, isSass: boolean): void {
  const style = withoutComments(context.text.slice(start, end), isSass)
  for (const { 1: name = '', index } of style.matchAll(/\.((?:vxe|col)-[\w-]*\w)/g))
    reportClass(context, name, start + index + 1)
  findVariables(context, style, start)
}

function reportClass(context: CheckContext, name: string, start: number): void {
  const { members } = context
  const ranges = members.rangesOfName('classes', name)
  // A version without readable styles knows no class at all.
  if (ranges.length === 0 || members.hasName('classes', name) || !members.hasName('classes', 'vxe-table')) return
  reportUnknownName(context, {
    kind: 'class',
    range: { start, end: start + name.length },
    key: `class ${name}`,
    title: name,
    ranges,
    page: name.startsWith('vxe-icon-') ? '/table/start/icons' : '/table/start/upgrade#classes',
    hasReplacement: ({ from }) => members.hasName('classes', from),
    describe: (texts, version) => texts.lacksStyle(version, name)
  })
}

function findVariables(context: CheckContext, text: string, start: number): void {
  const { members, ownVariables } = context
  for (const { 0: name, index } of text.matchAll(/(?:\$|--)vxe-[a-z][\w-]*/g)) {
    const subject = name.startsWith('$') ? 'sass' : 'css'
    const key = name.startsWith('$') ? name : `$${name}`
    const ranges = members.rangesOfName(subject, key)
    if (ranges.length === 0 || members.hasName(subject, key)) continue
    // A variable that the project sets itself has a value wherever it is used.
    const isDefinition = /^\s*:/.test(text.slice(index + name.length, index + name.length + 20))
    if (ownVariables.has(name) && !isDefinition) continue
    // Some early releases have no file with variables.
    if (members.all.keysOf(subject).every(each => !members.hasName(subject, each))) continue
    const range = { start: start + index, end: start + index + name.length }
    reportUnknownName(context, {
      kind: 'variable',
      range,
      key: `variable ${name}`,
      title: name,
      ranges,
      page: '/table/start/theme',
      hasReplacement: () => false,
      describe: (texts, version) => texts.lacksStyle(version, name)
    })
  }
}
