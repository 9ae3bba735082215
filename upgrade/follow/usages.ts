import { kebab } from '../read/names.ts'
import { bare, isCall, isObject, literalOf, nameOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { readCalls } from './calls.ts'
import { componentOfExport, componentOfInstance, componentOfTag, componentOfType } from './components.ts'
import { readDrawn } from './drawn.ts'
import { createMethodReader } from './instances.ts'
import { libraryPath } from './library.ts'
import { createOptionReader } from './options.ts'
import type { Scene, ScriptScene } from './scene.ts'
import { readTemplate } from './template.ts'
import type { TemplateReader } from './template.ts'
import type { Usage } from './usage.ts'
import { createValues } from './values.ts'

/** Methods whose argument is a config object of the table. */
const configs: Readonly<Record<string, string>> = {
  exportData: 'table.exportConfig',
  openExport: 'table.exportConfig',
  importData: 'table.importConfig',
  openImport: 'table.importConfig',
  print: 'table.printConfig',
  openPrint: 'table.printConfig'
}

/** Everything that a file uses of the library. `isTelling` names methods that nothing else has. */
export function usagesOf(scene: Scene, isTelling: (name: string) => boolean): Usage[] {
  const values = createValues(scene)
  const tags = localTags(scene)
  const options = createOptionReader(values)
  const reader: TemplateReader = {
    ...options,
    values,
    componentOf: tag => tags.get(kebab(tag)) ?? componentOfTag(tag)
  }
  const { refs, expressions } = readTemplate(scene, reader)
  for (const script of scene.scripts) {
    readDrawn(scene, script, reader, refs)
    readCalls(scene, script, reader)
    readTyped(script, reader)
  }
  const methods = createMethodReader(scene, refs, isTelling, (component, name, call, place) => {
    const config = Object.hasOwn(configs, name) ? configs[name] : undefined
    if (!config || !/^(?:table|grid)$/.test(component)) return
    for (const value of values((call.arguments as Node[])[0], place).found) options.readObject(config, value)
  })
  for (const script of scene.scripts) methods.read(script.program, { script })
  for (const { node, place } of expressions) methods.read(node, place)
  return [...options.usages, ...methods.usages]
}

/** Tags under which the file itself registers components of the library. */
function localTags(scene: Scene): Map<string, string> {
  const tags = new Map<string, string>()
  for (const script of scene.scripts) {
    const put = (name: string, node: Node | undefined) => {
      const path = libraryPath(scene, script, node)
      const component = path?.length === 1 ? componentOfExport(path[0]!) : undefined
      if (component) tags.set(kebab(name), component)
    }
    if (script.isSetup) for (const { name, node, from } of script.scopes.top.values()) if (from) put(name, node)
    walk(script.program, node => {
      if (node.type === 'ObjectProperty' && nameOf(node) === 'components' && isObject(bare(node.value)))
        for (const each of node.value.properties as Node[]) put(nameOf(each) ?? '', each.value as Node)
      if (isCall(node) && nameOf(node.callee) === 'component' && node.arguments.length === 2) {
        const name = literalOf(node.arguments[0])
        if (typeof name === 'string') put(name, node.arguments[1])
      }
    })
  }
  return tags
}

/** `const gridOptions: GridOptions = { … }`, which a template in another file gets. */
function readTyped(script: ScriptScene, reader: TemplateReader): void {
  walk(script.program, node => {
    const typed = node.type === 'VariableDeclarator' ? (node.id as Node) : node
    const value = (node.init ?? node.value ?? node.expression) as Node | undefined
    if (!value || !/^(?:VariableDeclarator|ClassProperty|TSAsExpression|TSSatisfiesExpression)$/.test(node.type)) return
    const written = (typed.typeAnnotation?.typeAnnotation ?? typed.typeAnnotation) as Node | undefined
    const component = componentOfAnnotation(written ?? typeArgumentOf(bare(value)), script)
    if (!component) return
    for (const each of reader.values(value, { script }).found)
      if (each.node.type === 'ArrayExpression')
        for (const element of each.node.elements as (Node | null)[])
          for (const inner of reader.values(element ?? undefined, each.place).found) reader.readObject(component, inner)
      else reader.readObject(component, each)
  })
}

/** `reactive<VxeGridProps>({ … })` */
const typeArgumentOf = (node: Node | undefined): Node | undefined =>
  isCall(node) && /^(?:shallow)?(?:reactive|ref)$/i.test((node?.callee.name as string | undefined) ?? '')
    ? ((node?.typeParameters ?? node?.typeArguments)?.params?.[0] as Node | undefined)
    : undefined

function componentOfAnnotation(node: Node | undefined, script: ScriptScene, isPart = false): string | undefined {
  if (node?.type === 'TSArrayType') return componentOfAnnotation(node.elementType, script)
  if (node?.type !== 'TSTypeReference') return undefined
  const { typeName } = node
  if (typeName.type === 'TSQualifiedName')
    return componentOfType(`${typeName.left.name as string}_${typeName.right.name as string}`)
  if (typeName.name === 'Partial')
    return componentOfAnnotation((node.typeParameters ?? node.typeArguments)?.params?.[0], script, true)
  const from = script.scopes.top.get(typeName.name as string)?.from
  if (!from || !/^(?:vxe-table|vxe-pc-ui)(?:\/|$)/.test(from.source)) return undefined
  // In 3.8 a part of the instance is the type of a grid's options.
  return componentOfType(from.imported) ?? (isPart ? componentOfInstance(from.imported) : undefined)
}
