import type { ProjectModules } from '../project/project-modules.ts'
import { unwrapExpression, isMember, nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { addStepLimit, countSteps } from '../read/step-limit.ts'
import type { AnalyzedFile, AnalyzedScript } from './analyzed-file.ts'

/** Expression in the file that it is written in. */
export interface ExportedNode {
  node: Node
  script: AnalyzedScript
}

/**
 * Export of a file, or the import of another file or package that it passes on. The default export of a component
 * without one is its file.
 */
type Export = ExportedNode | PackageExport | { component: AnalyzedFile }

interface PackageExport {
  source: string
  imported: string
}

interface FileExports {
  byName: Map<string, Export>
  /** Files of `export * from`. */
  all: string[]
}

export interface ImportReader {
  /** Returns the expression that an import of another file leads to. `*` leads to nothing, as it is not an expression. */
  find: (source: string, imported: string, from: AnalyzedFile) => ExportedNode | undefined
  /** Returns the package and the name that an import leads to, through files of the project. */
  findPackage: (source: string, imported: string, from: AnalyzedFile) => PackageExport | undefined
  /** Returns the file of the component that an import leads to. */
  findComponent: (source: string, imported: string, from: AnalyzedFile) => AnalyzedFile | undefined
  /** Returns the file of a component that is registered globally. */
  findGlobalComponent: (tag: string) => AnalyzedFile | undefined
}

/** Files that one check reads at most; an import of a further one is not followed. */
const maxFiles = 400

export const noImports: ImportReader = {
  find: () => undefined,
  findPackage: (source, imported) => ({ source, imported }),
  findComponent: () => undefined,
  findGlobalComponent: () => undefined
}

/** Follows imports through the files of a project. Each file read adds its steps to those of the running check. */
export function createImportReader(modules: ProjectModules): ImportReader {
  const known = new Map<string, AnalyzedFile | undefined>()
  return {
    find(source, imported, from) {
      const found = follow(source, imported, from)
      return found && 'node' in found ? found : undefined
    },
    findPackage(source, imported, from) {
      const found = follow(source, imported, from)
      return found && 'source' in found ? found : undefined
    },
    findComponent(source, imported, from) {
      const found = follow(source, imported, from)
      return found && ('component' in found ? found.component : 'node' in found ? found.script.file : undefined)
    },
    findGlobalComponent(tag) {
      const name = modules.componentFile(tag)
      return name === undefined ? undefined : readFile(name)
    }
  }

  function findFile(source: string, from: AnalyzedFile): AnalyzedFile | undefined {
    const name = modules.resolve(source, from.name)
    return name === undefined ? undefined : name === from.name ? from : readFile(name)
  }

  function readFile(name: string): AnalyzedFile | undefined {
    if (!known.has(name)) {
      if (known.size >= maxFiles) return undefined
      const file = modules.read(name)
      addStepLimit(250_000 + 10 * (file?.text.length ?? 0))
      known.set(name, file)
    }
    return known.get(name)
  }

  function follow(
    source: string,
    imported: string,
    from: AnalyzedFile,
    visited = new Set<string>()
  ): Export | undefined {
    countSteps()
    if (!source.startsWith('.') && modules.resolve(source, from.name) === undefined) return { source, imported }
    const file = findFile(source, from)
    const key = `${file?.name ?? ''} ${imported}`
    if (!file || visited.has(key)) return undefined
    visited.add(key)
    const { byName, all } = exportsOf(file)
    const own = byName.get(imported)
    if (own) return 'source' in own ? follow(own.source, own.imported, file, visited) : own
    if (imported === 'default') return file.name.endsWith('.vue') ? { component: file } : undefined
    for (const each of all) {
      const found = follow(each, imported, file, visited)
      // `export * from` of a package has any name.
      if (found && (!('source' in found) || modules.resolve(each, file.name) !== undefined)) return found
    }
    return undefined
  }
}

const cache = new WeakMap<AnalyzedFile, FileExports>()

function exportsOf(file: AnalyzedFile): FileExports {
  const exports = cache.get(file) ?? readExports(file)
  cache.set(file, exports)
  return exports
}

function readExports(file: AnalyzedFile): FileExports {
  const exports: FileExports = { byName: new Map(), all: [] }
  for (const script of file.scripts)
    for (const node of script.program.body as Node[]) readStatement(script, node, exports)
  return exports
}

/** Adds the names that a statement exports. */
function readStatement(script: AnalyzedScript, node: Node, { byName, all }: FileExports): void {
  countSteps()
  const source = node.source?.value as string | undefined
  if (node.type === 'ExportAllDeclaration' && source !== undefined) all.push(source)
  else if (node.type === 'ExportDefaultDeclaration') setLocal('default', node.declaration as Node)
  else if (node.type === 'ExportNamedDeclaration') {
    const declaration = node.declaration as Node | null
    if (declaration?.type === 'VariableDeclaration')
      for (const each of declaration.declarations as Node[]) setName(each.id as Node)
    else if (declaration?.id) setName(declaration.id as Node)
    for (const each of node.specifiers as Node[]) {
      const exported = (each.exported?.name ?? each.exported?.value) as string
      const local = (each.local?.name ?? each.local?.value) as string
      if (source === undefined) setLocal(exported, each.local as Node)
      else if (each.type === 'ExportSpecifier') byName.set(exported, { source, imported: local })
      else byName.set(exported, { source, imported: '*' })
    }
  } else if (node.type === 'ExpressionStatement' && node.expression.type === 'AssignmentExpression') {
    const name = commonJsName(node.expression.left as Node)
    if (name !== undefined) setLocal(name, node.expression.right as Node)
  }

  function setName(id: Node): void {
    if (id.type === 'Identifier') setLocal(id.name as string, id)
  }

  /** An exported name that is itself imported leads to the file or package of its import. */
  function setLocal(exported: string, node: Node): void {
    const inner = unwrapExpression(node)
    const from = inner?.type === 'Identifier' ? script.scopes.top.get(inner.name as string)?.from : undefined
    byName.set(exported, from ? { source: from.source, imported: from.imported } : { node, script })
  }
}

/** `module.exports = …`, `module.exports.name = …`, `exports.name = …` */
function commonJsName(target: Node): string | undefined {
  if (!isMember(target)) return undefined
  const name = nameOf(target)
  const object = target.object as Node
  if (object.type === 'Identifier' && object.name === 'module' && name === 'exports') return 'default'
  const isExports =
    (object.type === 'Identifier' && object.name === 'exports') ||
    (isMember(object) && (object.object as Node).name === 'module' && nameOf(object) === 'exports')
  return isExports ? name : undefined
}
