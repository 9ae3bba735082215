import type { OptionOwner, OptionUse } from '../usage/follow/usage.ts'
import type { Value } from '../usage/follow/resolved-values.ts'
import { readDirective } from '../usage/read/directive.ts'
import type { MarkupElement } from '../usage/read/markup.ts'
import { isObject, literalOf, nameOf } from '../usage/read/syntax.ts'
import type { Node } from '../usage/read/syntax.ts'
import type { SourceContext } from './check-context.ts'
import { storagePage } from './shared-ids.ts'

/** Options of a grid that reset it if they are replaced, in a template by any render of the parent. */
const resettingOptions: ReadonlySet<string> = new Set(['grid.columns', 'grid.pagerConfig', 'grid.proxyConfig'])

/** Finds code that the version accepts, but that has no effect or another one than intended. */
export function findPitfalls(context: SourceContext): void {
  const storing = new Map<string, OptionOwner>()
  for (const usage of context.usages) {
    if (usage.kind !== 'option' || usage.isGlobal || usage.file !== undefined) continue
    findUnlimitedHeight(context, usage)
    findUnsavedSettings(context, usage, storing)
    findUnknownFields(context, usage)
    findLiteral(context, usage)
  }
}

/** True if the options of a table are all known: those of a tag, and not of an object that others may extend. */
const isComplete = ({ kind, hasSpread, spreadNames }: OptionOwner): boolean =>
  kind !== 'object' && !hasSpread && spreadNames.length === 0

const hasOption = ({ options }: OptionOwner, ...names: string[]): boolean =>
  options.some(({ name }) => names.includes(name))

const propertyOf = ({ node }: Value, name: string): Node | undefined =>
  isObject(node)
    ? ((node.properties as Node[]).find(each => nameOf(each) === name)?.value as Node | undefined)
    : undefined

function findUnlimitedHeight({ report }: SourceContext, { path, owner, key, found, isResolved }: OptionUse): void {
  if (path !== 'table.scrollY' || !isComplete(owner) || !isResolved || found.length !== 1) return
  if (hasOption(owner, 'height', 'maxHeight') || literalOf(propertyOf(found[0]!, 'enabled')) !== true) return
  report(key, { kind: 'pitfall', severity: 'hint', page: '/table/scroll/scroll#requirements' }, texts => texts.noHeight)
}

function findUnsavedSettings(
  { report, addStoringTable, analyzed }: SourceContext,
  { path, owner, key, found, isResolved }: OptionUse,
  storing: Map<string, OptionOwner>
): void {
  if (path !== 'table.customConfig' || !isResolved || found.length !== 1) return
  if (!isComplete(owner) && !isBound(owner)) return
  const storage = propertyOf(found[0]!, 'storage')
  if (literalOf(storage) !== true && !(isObject(storage) && (storage.properties as Node[]).length > 0)) return
  const page = storagePage
  const id = owner.options.find(({ name }) => name === 'id')
  if (!id && !isComplete(owner)) return
  if (!id) return report(key, { kind: 'pitfall', severity: 'hint', page }, texts => texts.noStorageId)
  const text = literalOf(id.value)
  if (typeof text !== 'string') return
  if (!storing.has(text)) addStoringTable(text, id.range)
  // Elements with a condition may take turns, those of different files are never the same table.
  if (isConditional(elementOf(analyzed.markup?.all, owner))) return
  if (storing.has(text)) report(id.range, { kind: 'pitfall', severity: 'hint', page }, texts => texts.sameId(text))
  else storing.set(text, owner)
}

/** True for an object that an element gets whole, so that its id is that of the table. */
const isBound = ({ kind, element, hasSpread, spreadNames, besideNames }: OptionOwner): boolean =>
  kind === 'object' && element !== undefined && !hasSpread && spreadNames.length === 0 && !besideNames?.includes('id')

/** Returns the element of a tag, or the one that an object is bound to. */
const elementOf = (
  all: readonly MarkupElement[] | undefined,
  { range, element }: OptionOwner
): MarkupElement | undefined =>
  all?.find(({ opening }) => opening.start === range.start || opening.start + 1 === element?.names[0]?.start)

/** True for an element that may not be rendered together with another one. */
function isConditional(element: MarkupElement | undefined): boolean {
  for (let each = element; each; each = each.parent)
    if (each.attributes.some(({ name }) => /^v-(?:if|else|else-if|for)$/.test(name))) return true
  return false
}

/** The parent is rendered by each change of a `v-model` outside of the grid. */
function findLiteral({ report, analyzed }: SourceContext, { path, owner, key, value }: OptionUse): void {
  if (owner.kind !== 'tag' || !value || !resettingOptions.has(path)) return
  const all = analyzed.markup?.all ?? []
  const grid = elementOf(all, owner)
  const isRendered = all.some(
    ({ start, attributes }) =>
      (!grid || start < grid.start || start > grid.end) && attributes.some(each => readDirective(each).kind === 'model')
  )
  if (!isRendered) return
  // Without a proxy, the page size belongs to the code, which passes it on.
  if (path === 'grid.pagerConfig' && !hasOption(owner, 'proxyConfig')) return
  const parts = (value.properties ?? value.elements ?? []) as unknown[]
  if (!/^(?:Object|Array)Expression$/.test(value.type) || parts.length === 0) return
  const name = path.slice('grid.'.length)
  report(key, { kind: 'pitfall', severity: 'hint', page: '/grid/api' }, texts => texts.literal(name))
}

function findUnknownFields(context: SourceContext, { path, owner, found, isResolved }: OptionUse): void {
  const { text, report, analyzed } = context
  if (path !== 'table.editRules' || !isComplete(owner) || !isResolved || found.length !== 1) return
  // Columns may be added by code.
  if (/columns?\.(?:push|unshift|splice)|loadColumn|reloadColumn|\.columns =|insertColumn/.test(text)) return
  const fields = fieldsOf(elementOf(analyzed.markup?.all, owner), owner, text)
  const [rules] = found
  if (!fields || !rules || !isObject(rules.node) || !('script' in rules.context)) return
  if (rules.context.script.file !== analyzed) return
  for (const each of rules.node.properties as Node[]) {
    const field = nameOf(each)
    const key = each.key as Node | undefined
    if (field === undefined || !key || fields.has(field)) continue
    report(
      { start: key.start, end: key.end },
      { kind: 'pitfall', severity: 'hint', page: '/table/edit/cellValid' },
      texts => texts.unknownField(field)
    )
  }
}

/** Returns the fields of all columns of a table; undefined if some are unknown. */
function fieldsOf(element: MarkupElement | undefined, owner: OptionOwner, text: string): Set<string> | undefined {
  const columns = owner.options.find(({ name }) => name === 'columns')
  const fields = new Set<string>()
  if (columns)
    return columns.isResolved && columns.objects.every(each => addFields(each.node, fields)) ? fields : undefined
  if (!element || element.children.length === 0) return undefined
  return element.children.every(child => addElementFields(child, text, fields)) ? fields : undefined
}

/** False if a column has a field or children that are no literals. */
function addFields(column: Node, fields: Set<string>): boolean {
  if (!isObject(column)) return false
  return (column.properties as Node[]).every(each => {
    const name = nameOf(each)
    if (each.type === 'SpreadElement' || name === undefined) return false
    const value = each.value as Node | undefined
    if (name === 'children')
      return (
        value?.type === 'ArrayExpression' &&
        (value.elements as (Node | null)[]).every(child => child !== null && addFields(child, fields))
      )
    if (name !== 'field') return true
    const field = literalOf(value)
    if (typeof field === 'string') fields.add(field)
    return typeof field === 'string'
  })
}

function addElementFields(element: MarkupElement, text: string, fields: Set<string>): boolean {
  if (element.tag === 'template') return element.attributes.some(({ name }) => /^(?:#|v-slot|slot)/.test(name))
  if (!/^vxe-(?:table-)?col(?:umn|group)$/.test(element.tag)) return false
  for (const attribute of element.attributes) {
    const { kind, argument } = readDirective(attribute)
    if (attribute.name === 'v-for' || (kind === 'bind' && (argument === '' || argument === 'field'))) return false
    if (kind === 'plain' && attribute.name === 'field' && attribute.value)
      fields.add(text.slice(attribute.value.start, attribute.value.end))
  }
  return /colgroup/.test(element.tag) ? element.children.every(child => addElementFields(child, text, fields)) : true
}
