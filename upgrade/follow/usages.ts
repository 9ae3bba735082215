import { kebab } from '../read/names.ts'
import { unwrapExpression, isCall, isObject, literalOf, nameOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { readCalls } from './calls.ts'
import { componentOfExport, componentOfInstance, componentOfTag, componentOfType } from './components.ts'
import { readRenderFunction } from './render-function.ts'
import { createMethodReader } from './instances.ts'
import { resolveLibraryPath } from './library-path.ts'
import { createOptionReader } from './options.ts'
import type { AnalyzedFile, AnalyzedScript } from './analyzed-file.ts'
import { readTemplate } from './template.ts'
import type { TemplateReader } from './template.ts'
import type { LibraryUsage } from './usage.ts'
import { createResolver } from './values.ts'

/** Methods that take a config object of the table. */
const configByMethod: Readonly<Record<string, string>> = {
  exportData: 'table.exportConfig',
  openExport: 'table.exportConfig',
  importData: 'table.importConfig',
  openImport: 'table.importConfig',
  print: 'table.printConfig',
  openPrint: 'table.printConfig'
}

interface UsageOptions {
  /** True for names of methods that no other library has. */
  isUniqueName: (name: string) => boolean
  /** True for objects that a rule may match an option of. */
  isReadPath: (path: string) => boolean
  reportUnreadable: TemplateReader['reportUnreadable']
}

/** Returns all uses of the library in a file, and calls of unresolved methods with a name that is unique to it. */
export function usagesOf(
  analyzed: AnalyzedFile,
  { isUniqueName, isReadPath, reportUnreadable }: UsageOptions
): LibraryUsage[] {
  const values = createResolver(analyzed)
  const tags = localTags(analyzed)
  const options = createOptionReader(values, isReadPath)
  const reader: TemplateReader = {
    ...options,
    reportUnreadable,
    values,
    componentOf: tag => tags.get(kebab(tag)) ?? componentOfTag(tag)
  }
  const { refs, expressions } = readTemplate(analyzed, reader)
  for (const script of analyzed.scripts) {
    readRenderFunction(analyzed, script, reader, refs)
    readCalls(analyzed, script, reader)
    readTypedOptions(script, reader)
  }
  const methods = createMethodReader(analyzed, refs, isUniqueName, (component, name, call, context) => {
    const config = Object.hasOwn(configByMethod, name) ? configByMethod[name] : undefined
    if (!config || !/^(?:table|grid)$/.test(component)) return
    for (const value of values((call.arguments as Node[])[0], context).found) options.readObject(config, value)
  })
  for (const script of analyzed.scripts) methods.read(script.program, { script })
  for (const { node, context } of expressions) methods.read(node, context)
  return [...options.usages, ...methods.usages]
}

/** Returns the tags under which the file registers components of the library. */
function localTags(analyzed: AnalyzedFile): Map<string, string> {
  const tags = new Map<string, string>()
  for (const script of analyzed.scripts) {
    const register = (name: string, node: Node | undefined) => {
      const path = resolveLibraryPath(analyzed, script, node)
      const component = path?.length === 1 ? componentOfExport(path[0]!) : undefined
      if (component) tags.set(kebab(name), component)
    }
    if (script.isSetup) for (const { name, node, from } of script.scopes.top.values()) if (from) register(name, node)
    walk(script.program, node => {
      if (node.type === 'ObjectProperty' && nameOf(node) === 'components' && isObject(unwrapExpression(node.value)))
        for (const each of node.value.properties as Node[]) register(nameOf(each) ?? '', each.value as Node)
      if (isCall(node) && nameOf(node.callee) === 'component' && node.arguments.length === 2) {
        const name = literalOf(node.arguments[0])
        if (typeof name === 'string') register(name, node.arguments[1])
      }
    })
  }
  return tags
}

/** Reads typed options, `const gridOptions: GridOptions = { … }`, which a template in another file may use. */
function readTypedOptions(script: AnalyzedScript, reader: TemplateReader): void {
  walk(script.program, node => {
    const declaration = node.type === 'VariableDeclarator' ? (node.id as Node) : node
    const value = (node.init ?? node.value ?? node.expression) as Node | undefined
    if (!value || !/^(?:VariableDeclarator|ClassProperty|TSAsExpression|TSSatisfiesExpression)$/.test(node.type)) return
    const annotation = (declaration.typeAnnotation?.typeAnnotation ?? declaration.typeAnnotation) as Node | undefined
    const component = componentOfAnnotation(annotation ?? typeArgumentOf(unwrapExpression(value)), script)
    if (!component) return
    for (const each of reader.values(value, { script }).found)
      if (each.node.type === 'ArrayExpression')
        for (const element of each.node.elements as (Node | null)[])
          for (const inner of reader.values(element ?? undefined, each.context).found)
            reader.readObject(component, inner)
      else reader.readObject(component, each)
  })
}

/** Returns the type argument of `reactive<VxeGridProps>({ … })`. */
const typeArgumentOf = (node: Node | undefined): Node | undefined =>
  isCall(node) && /^(?:shallow)?(?:reactive|ref)$/i.test((node?.callee.name as string | undefined) ?? '')
    ? ((node?.typeParameters ?? node?.typeArguments)?.params?.[0] as Node | undefined)
    : undefined

function componentOfAnnotation(node: Node | undefined, script: AnalyzedScript, isPart = false): string | undefined {
  if (node?.type === 'TSArrayType') return componentOfAnnotation(node.elementType, script)
  if (node?.type !== 'TSTypeReference') return undefined
  const { typeName } = node
  if (typeName.type === 'TSQualifiedName')
    return componentOfType(`${typeName.left.name as string}_${typeName.right.name as string}`)
  if (typeName.name === 'Partial')
    return componentOfAnnotation((node.typeParameters ?? node.typeArguments)?.params?.[0], script, true)
  const from = script.scopes.top.get(typeName.name as string)?.from
  if (!from || !/^(?:vxe-table|vxe-pc-ui)(?:\/|$)/.test(from.source)) return undefined
  // In 3.8, `Partial` of the instance is the type of a grid's options.
  return componentOfType(from.imported) ?? (isPart ? componentOfInstance(from.imported) : undefined)
}
