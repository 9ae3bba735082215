import type { SourceFile } from '../check.ts'
import type { AnalyzedFile } from '../../usage/follow/analyzed-file.ts'
import { readDirective } from '../../usage/read/directive.ts'
import { fileKind } from '../../usage/read/file-kind.ts'
import { toCamelCase } from '../../shared/api.ts'
import { readPackage } from '../../usage/read/package-file.ts'
import { readExpression } from '../../usage/read/script.ts'
import { isObject, literalOf, nameOf, unwrapExpression, walk } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import type { ScriptCheckContext } from './check-context.ts'

/** Names that a file with one of the objects contains. */
export const mayHaveShapes = (text: string): boolean =>
  /\bproxy(?:Config|-config)\b|\bscroll(?:[XY]|-[xy])\b|['"]\$(?:input|select|textarea)['"]/.test(text)

/**
 * Finds options that only the library has, in objects that could not be followed to it: `scrollY: { enabled: true }`.
 * They may belong to another library, so they have no edits.
 */
export function findShapes({ text, rules, usages, analyzed, getFact, report }: ScriptCheckContext): void {
  if (!mayHaveShapes(text) || !(/vxe/i.test(text) || getFact(dependsOnLibrary))) return
  const followed = new Set(usages.flatMap(usage => (usage.kind === 'option' ? [usage.range.start] : [])))
  for (const { program } of analyzed.scripts) findIn(program)
  for (const { name, root } of expressionsIn(analyzed)) {
    check(name, unwrapExpression(root))
    findIn(root)
  }

  function findIn(root: Node): void {
    walk(root, node => {
      if (node.type === 'ObjectProperty' && !followed.has(node.start))
        check(nameOf(node) ?? '', unwrapExpression(node.value as Node))
    })
  }

  function check(name: string, value: Node | undefined): void {
    const shape = isObject(value) ? shapeOf(name, value) : undefined
    const rule = shape && rules.find(({ id }) => id === shape.rule)
    if (rule && !followed.has(shape.range.start)) report(rule, shape.range, { becomes: shape.becomes, isUnsure: true })
  }
}

/** Returns the bound objects of a template, with the names of their attributes in camel case. */
function expressionsIn({ markup, text }: AnalyzedFile): { name: string; root: Node }[] {
  return (markup?.all ?? []).flatMap(({ attributes }) =>
    attributes.flatMap(attribute => {
      const { kind, argument, isDynamic } = readDirective(attribute)
      if (kind !== 'bind' || isDynamic || !attribute.value) return []
      const written = text.slice(attribute.value.start, attribute.value.end)
      const name = toCamelCase(argument)
      if (!written.includes('{') || !mayHaveShapes(`${name} ${written}`)) return []
      const root = readExpression(written, attribute.value.start)
      return root ? [{ name, root }] : []
    })
  )
}

export function dependsOnLibrary(files: readonly SourceFile[]): boolean {
  return files.some(
    ({ name, text }) =>
      fileKind(name) === 'package' && readPackage(text)?.dependencies.some(each => each.name === 'vxe-table')
  )
}

interface Shape {
  rule: string
  range: Node
  becomes: string
}

const rendererNames: Readonly<Record<string, { rule: string; becomes: string }>> = {
  $input: { rule: 'renderer-old-input', becomes: 'VxeInput' },
  $textarea: { rule: 'renderer-old-textarea', becomes: 'VxeTextarea' },
  $select: { rule: 'renderer-old-select', becomes: 'VxeSelect' }
}

const thresholds: Readonly<Record<string, { rule: string; becomes: string }>> = {
  scrollY: { rule: 'scroll-y-threshold', becomes: 'gt: 100' },
  scrollX: { rule: 'scroll-x-threshold', becomes: 'gt: 60' }
}

/** Returns the rule for an option with such a value. */
function shapeOf(name: string, value: Node): Shape | undefined {
  const properties = new Map((value.properties as Node[]).map(each => [nameOf(each), each]))
  const hasSpread = (value.properties as Node[]).some(({ type }) => type === 'SpreadElement')
  const valueOf = (key: string): Node | undefined => unwrapExpression(properties.get(key)?.value as Node | undefined)
  if (name === 'proxyConfig') {
    const props = valueOf('props')
    const isResponse = isObject(props) && (props.properties as Node[]).some(isResponseField)
    if (!isResponse || properties.has('response')) return undefined
    return { rule: 'option-proxy-config-props', range: properties.get('props')!, becomes: 'response' }
  }
  if (Object.hasOwn(thresholds, name)) {
    if (literalOf(valueOf('enabled')) !== true || properties.has('gt') || hasSpread) return undefined
    return { ...thresholds[name]!, range: properties.get('enabled')! }
  }
  const renderer = /^(?:edit|cell|filter|item)Render$/.test(name) ? String(literalOf(valueOf('name'))) : ''
  return Object.hasOwn(rendererNames, renderer)
    ? { ...rendererNames[renderer]!, range: properties.get('name')! }
    : undefined
}

const isResponseField = (property: Node): boolean => /^(?:result|list|total)$/.test(nameOf(property) ?? '')
