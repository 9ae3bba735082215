import { unwrapExpression, isCall, isObject, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { readCalls } from './calls.ts'
import { componentOfInstance, componentOfType } from './components.ts'
import { readRenderFunction } from './render-function.ts'
import { createMethodReader } from './instances.ts'
import { addOptionAccesses } from './option-accesses.ts'
import { createOptionReader } from './options.ts'
import type { AnalyzedFile, AnalyzedScript } from './analyzed-file.ts'
import type { CrossFileUse } from './cross-file-use.ts'
import type { ImportReader } from './exports.ts'
import { noImports } from './exports.ts'
import { readLibraryParameters } from './library-parameters.ts'
import type { LibraryShape } from './library-shape.ts'
import { memberName } from './passed-parts.ts'
import type { TagReader } from './tags.ts'
import { createTagReader } from './tags.ts'
import { readTemplateExpressions } from './template-code.ts'
import { readListeners } from './listeners.ts'
import { readTemplate } from './template.ts'
import type { TemplateReader } from './template.ts'
import type { LibraryUsage } from './usage.ts'
import type { Resolver } from './values.ts'
import { createResolver } from './values.ts'

interface UsageOptions {
  imports: ImportReader
  /** Uses of this file that the other files of the project have. */
  incoming: readonly CrossFileUse[]
  shape: LibraryShape
  reportUnreadable: TemplateReader['reportUnreadable']
  /** Reports an object of another file that this one gives to the library. Without it, its uses are returned as well. */
  reportUse?: (use: CrossFileUse) => void
}

/** Returns all uses of the library in a file, and calls of unresolved methods with a name that is unique to it. */
export function usagesOf(
  analyzed: AnalyzedFile,
  { imports, incoming, shape, reportUnreadable, reportUse }: UsageOptions
): LibraryUsage[] {
  const { values, functions, inheritanceOf } = createResolver(analyzed, imports)
  const tags = createTagReader(imports)
  const wrapper = imports === noImports ? undefined : tags.wrapperOf(analyzed)
  const passedNames = new Set([
    ...(wrapper?.passesAttributes ? ['$attrs'] : []),
    ...(wrapper?.passesListeners ? ['$listeners'] : [])
  ])
  const isPassedOn = (node: Node | undefined): boolean =>
    passedNames.has(memberName(unwrapExpression(node), { isTemplate: true }) ?? '')
  const options = createOptionReader(analyzed, values, shape, reportUse, isPassedOn)
  const reader: TemplateReader = {
    ...options,
    analyzed,
    imports,
    reportUnreadable,
    reportUse,
    shape,
    values,
    isPassedOn,
    findTag: tag => tags.find(analyzed, tag),
    isUnknownTag: tag => tags.isUnknown(analyzed, tag),
    findImportedWrapper: tags.findImported
  }
  const { refs, listRefs, wrapperRefs } = readTemplate(analyzed, reader)
  const isLibraryParameter = readLibraryParameters(analyzed, incoming, { imports, functions, reportUse })
  for (const script of analyzed.scripts) {
    readRenderFunction(script, reader, refs)
    readCalls(script, { ...reader, isLibraryParameter })
    readTypedOptions(script, reader)
  }
  readIncoming(analyzed, incoming, reader)
  reportRefs(analyzed, refs, inheritanceOf, reportUse)
  const methods = createMethodReader({
    imports,
    analyzed,
    refs: withIncomingRefs(refs, incoming),
    listRefs,
    wrapperRefs,
    refsOf: file => refsOfTemplate(file, tags),
    inheritanceOf,
    shape,
    onCall(component, name, call, context) {
      shape.argumentsOf(component, name).forEach((path, position) => {
        if (path === undefined) return
        const argument = (call.arguments as Node[])[position]
        for (const value of values(argument, context).found) options.readObject(path, value)
      })
    }
  })
  const mayCallMethods = createCallTest(analyzed, shape)
  for (const script of analyzed.scripts) methods.read(script.program, { script })
  for (const { node, context } of readTemplateExpressions(analyzed, { accepts: mayCallMethods, reportUnreadable }))
    methods.read(node, context)
  addOptionAccesses({
    analyzed,
    usages: options.usages,
    values,
    incoming,
    isChangedName: shape.isChangedName,
    reportUse
  })
  return [...options.usages, ...methods.usages]
}

/** Returns a test for code of the template that may call a method of a component. */
function createCallTest({ scripts }: AnalyzedFile, { readsAllExpressions }: LibraryShape): (text: string) => boolean {
  if (readsAllExpressions) return () => true
  const pattern = scripts.some(({ isSetup }) => isSetup) ? /\w\??\.\w/ : /\$refs|\$table|\$grid|\$panel/
  return text => pattern.test(text)
}

/** Reads objects of this file that other files give to the library. */
function readIncoming({ scripts }: AnalyzedFile, incoming: readonly CrossFileUse[], reader: TemplateReader): void {
  if (incoming.length === 0) return
  const besideNames = new Map<string, string[]>()
  for (const use of incoming)
    if (use.kind === 'options') {
      const key = `${use.start} ${use.path}`
      besideNames.set(key, [...(besideNames.get(key) ?? []), ...use.besideNames])
    }
  for (const script of scripts) {
    const objects = objectsIn(script)
    for (const use of incoming) {
      const node = 'start' in use ? objects.get(use.start) : undefined
      if (!node) continue
      if (use.kind === 'listeners') readListeners(reader, use.component, node, { script })
      else if (use.kind === 'options')
        reader.readObject(
          use.path,
          { node, context: { script } },
          { isGlobal: use.isGlobal, besideNames: besideNames.get(`${use.start} ${use.path}`) ?? [] }
        )
    }
  }
}

/** Returns the object literals of a script by their offsets. */
function objectsIn({ program }: AnalyzedScript): Map<number, Node> {
  const objects = new Map<number, Node>()
  walk(program, node => {
    if (isObject(node)) objects.set(node.start, node)
  })
  return objects
}

/** Reports the refs of the template to the mixins, which may use them. */
function reportRefs(
  analyzed: AnalyzedFile,
  refs: ReadonlyMap<string, string>,
  inheritanceOf: Resolver['inheritanceOf'],
  reportUse: UsageOptions['reportUse']
): void {
  if (refs.size === 0 || !reportUse) return
  for (const script of analyzed.scripts)
    for (const { script: owner } of inheritanceOf(script, script.components[0]))
      if (owner.file !== analyzed) reportUse({ kind: 'refs', file: owner.file.name, refs: [...refs] })
}

/** Adds the refs of the components that use this file as a mixin. A ref of two different components is left out. */
function withIncomingRefs(
  refs: ReadonlyMap<string, string>,
  incoming: readonly CrossFileUse[]
): ReadonlyMap<string, string> {
  const all = new Map<string, string | undefined>()
  for (const use of incoming)
    if (use.kind === 'refs')
      for (const [name, component] of use.refs)
        all.set(name, all.has(name) && all.get(name) !== component ? undefined : component)
  for (const [name, component] of refs) all.set(name, component)
  return new Map([...all].flatMap(([name, component]) => (component === undefined ? [] : [[name, component] as const])))
}

function refsOfTemplate(file: AnalyzedFile, tags: TagReader): ReadonlyMap<string, string> {
  const refs = new Map<string, string>()
  for (const { tag, attributes } of file.markup?.all ?? [])
    for (const { name, value } of attributes) {
      const component = name === 'ref' && value ? tags.find(file, tag)?.component : undefined
      if (component && value) refs.set(file.text.slice(value.start, value.end), component)
    }
  return refs
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
