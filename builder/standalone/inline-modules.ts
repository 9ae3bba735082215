import type { Module, ModuleSource, Reference, Statement } from './read-module.ts'
import { defaultName, nameFromFile, readModule } from './read-module.ts'
import type { PackageImports } from './package-imports.ts'
import { readPackageImports } from './package-imports.ts'

/** Returns the local file that a specifier imports. */
export type ReadImported = (specifier: string, importer: string) => ModuleSource

/** A name of the top level: of a file, of a package, or a whole file as one object. */
type Target =
  | { kind: 'local'; module: Module; name: string }
  | { kind: 'package'; specifier: string; imported: string }
  | { kind: 'namespace'; module: Module }

interface Program {
  entry: Module
  /** The imported files in the order in which they run, without the entry. */
  modules: Module[]
  importOf: (specifier: string, importer: Module) => Module
}

/**
 * Joins a script with the local files it imports. Of a file, only the used names and the statements with an effect are
 * taken; they keep their text, except for names that collide.
 */
export function inlineModules(source: ModuleSource, readImported: ReadImported): string {
  const program = loadProgram(source, readImported)
  if (!program.modules.length) return source.text
  const included = includedStatements(program)
  return print(program, included, nameEverything(program, included))
}

function loadProgram(source: ModuleSource, readImported: ReadImported): Program {
  const loaded = new Map<string, Module>()
  const ordered: Module[] = []
  const importOf = (specifier: string, importer: Module) => {
    const imported = readImported(specifier, importer.name)
    const known = loaded.get(imported.name)
    return known ?? load(imported)
  }
  const load = (each: ModuleSource): Module => {
    const module = readModule(each)
    loaded.set(each.name, module)
    for (const specifier of localSpecifiers(module)) {
      if (importOf(specifier, module) === entry)
        throw new Error(`content/${module.name} imports the demo itself, so the demo cannot be copied as one file.`)
    }
    ordered.push(module)
    return module
  }
  const entry: Module = readModule(source)
  loaded.set(source.name, entry)
  for (const specifier of localSpecifiers(entry)) importOf(specifier, entry)
  return { entry, modules: ordered, importOf }
}

const localSpecifiers = ({ imports, exports, stars }: Module): string[] => [
  ...imports.filter(({ isLocal }) => isLocal).map(({ specifier }) => specifier),
  ...[...exports.values()].flatMap(each => ('specifier' in each && isPath(each.specifier) ? [each.specifier] : [])),
  ...stars.filter(isPath)
]

const isPath = (specifier: string): boolean => /^(@\/|\.)/.test(specifier)

/** Returns the meaning of a name in a file. */
function resolveLocal(program: Program, module: Module, name: string): Target {
  for (const { specifier, isLocal, bindings } of module.imports) {
    const binding = bindings.find(({ local }) => local === name)
    if (!binding) continue
    return isLocal
      ? resolveExport(program, program.importOf(specifier, module), binding.imported, module)
      : { kind: 'package', specifier, imported: binding.imported }
  }
  return { kind: 'local', module, name }
}

function resolveExport(program: Program, module: Module, imported: string, importer: Module): Target {
  const target = imported === '*' ? { kind: 'namespace' as const, module } : findExport(program, module, imported)
  if (!target)
    throw new Error(`content/${importer.name} imports "${imported}", which content/${module.name} does not export.`)
  return target
}

function findExport(program: Program, module: Module, imported: string, seen = new Set<Module>()): Target | undefined {
  if (seen.has(module)) return undefined
  seen.add(module)
  const found = module.exports.get(imported)
  if (found && 'local' in found) return resolveLocal(program, module, found.local)
  if (found) return targetOf(program, module, found.specifier, found.imported)
  for (const specifier of imported === 'default' ? [] : module.stars) {
    const target = isPath(specifier)
      ? findExport(program, program.importOf(specifier, module), imported, seen)
      : undefined
    if (target) return target
  }
  return undefined
}

const targetOf = (program: Program, module: Module, specifier: string, imported: string): Target =>
  isPath(specifier)
    ? resolveExport(program, program.importOf(specifier, module), imported, module)
    : { kind: 'package', specifier, imported }

/** Returns the meaning of a reference; a member of a namespace is the name itself. */
function resolveReference(program: Program, module: Module, { name, member }: Reference): Target {
  const target = resolveLocal(program, module, name)
  return target.kind === 'namespace' && member !== undefined
    ? resolveExport(program, target.module, member, module)
    : target
}

const isMember = (program: Program, module: Module, reference: Reference): boolean =>
  reference.member !== undefined && resolveLocal(program, module, reference.name).kind === 'namespace'

/** Names that `import * as` makes available. */
function exportedNames(program: Program, module: Module): string[] {
  const names = [...module.exports.keys()]
  for (const specifier of module.stars)
    if (isPath(specifier))
      names.push(...exportedNames(program, program.importOf(specifier, module)).filter(name => name !== 'default'))
  return [...new Set(names)]
}

interface Included {
  statements: Map<Module, Set<Statement>>
  /** Files that are used as one object. */
  namespaces: Set<Module>
  /** Files that run: only types are used of the others. */
  running: Set<Module>
}

function includedStatements(program: Program): Included {
  const included: Included = { statements: new Map(), namespaces: new Set(), running: new Set() }
  const statementsOf = (module: Module) => {
    const statements = included.statements.get(module) ?? new Set()
    included.statements.set(module, statements)
    return statements
  }
  const add = (module: Module, statement: Statement) => {
    const statements = statementsOf(module)
    if (statements.has(statement)) return
    statements.add(statement)
    for (const reference of statement.references) addTarget(resolveReference(program, module, reference))
  }
  const addTarget = (target: Target) => {
    if (target.kind === 'namespace') addNamespace(target.module)
    if (target.kind !== 'local') return
    const { module, name } = target
    for (const statement of module.statements) if (statement.declares.includes(name)) add(module, statement)
  }
  const addNamespace = (module: Module) => {
    if (included.namespaces.has(module)) return
    included.namespaces.add(module)
    for (const name of exportedNames(program, module)) addTarget(resolveExport(program, module, name, module))
  }
  const run = (module: Module, isForEffect: boolean) => {
    const isKnown = included.running.has(module)
    included.running.add(module)
    for (const statement of module.statements) {
      if (module === program.entry || statement.hasEffect || (isForEffect && statement.runsCode)) add(module, statement)
    }
    if (isKnown) return
    for (const { specifier, isLocal, isTypeOnly, bindings } of module.imports) {
      const isForTypes = isTypeOnly || (bindings.length > 0 && bindings.every(({ isType }) => isType))
      if (isLocal && !isForTypes) run(program.importOf(specifier, module), bindings.length === 0)
    }
    for (const specifier of reexported(module)) run(program.importOf(specifier, module), false)
  }
  run(program.entry, false)
  return included
}

const reexported = ({ exports, stars }: Module): string[] =>
  [...stars, ...[...exports.values()].flatMap(each => ('specifier' in each ? [each.specifier] : []))].filter(isPath)

/** Returns the new name of a target. */
type NameOf = (target: Target) => string

interface Naming {
  nameOf: NameOf
  imports: PackageImports
}

const keyOf = (target: Target): string =>
  target.kind === 'local'
    ? `${target.module.name} ${target.name}`
    : target.kind === 'package'
      ? `package ${target.specifier} ${target.imported}`
      : `* ${target.module.name}`

/** Names keep their own spelling, or that of a file that imports them, unless another name in reach is the same. */
function nameEverything(program: Program, { statements, namespaces, running }: Included): Naming {
  const { entry, modules } = program
  const files = [...modules, entry]
  const imports = readPackageImports(entry)
  const names = new Map<string, string>()
  const taken = new Set<string>()
  const take = (target: Target, name: string) => {
    names.set(keyOf(target), name)
    taken.add(name)
  }
  for (const { declares } of entry.statements)
    for (const name of declares) take({ kind: 'local', module: entry, name }, name)
  for (const { specifier, binding } of imports.bindings())
    take({ kind: 'package', specifier, imported: binding.imported }, binding.local)
  for (const module of modules) {
    const captured = [...module.globals].find(name => taken.has(name))
    if (captured !== undefined && statements.get(module)?.size)
      throw new Error(
        `content/${entry.name} declares "${captured}", which is a global name in content/${module.name}. Rename it, so that the demo can be copied as one file.`
      )
  }
  /** Names of a target in the files that use it. */
  const uses = new Map<string, { target: Target; names: Map<Module, Set<string>>; isType: boolean }>()
  const record = (module: Module, target: Target, name: string, isType: boolean) => {
    const known = uses.get(keyOf(target)) ?? { target, names: new Map<Module, Set<string>>(), isType: true }
    known.names.set(module, (known.names.get(module) ?? new Set()).add(name))
    known.isType &&= isType
    uses.set(keyOf(target), known)
  }
  for (const module of files) {
    for (const statement of module.statements) {
      if (!statements.get(module)?.has(statement)) continue
      for (const name of statement.declares) record(module, { kind: 'local', module, name }, name, false)
      for (const reference of statement.references) {
        const target = resolveReference(program, module, reference)
        const local = isMember(program, module, reference) ? reference.member! : reference.name
        record(module, target, local, isTypeBinding(module, reference.name))
      }
    }
  }
  for (const module of namespaces)
    for (const name of exportedNames(program, module))
      record(module, resolveExport(program, module, name, module), name, false)
  const isFree = (name: string, using: ReadonlyMap<Module, ReadonlySet<string>>) =>
    !taken.has(name) &&
    !files.some(module => statements.get(module)?.size && module.globals.has(name)) &&
    [...using].every(([module, local]) => (local.size === 1 && local.has(name)) || !module.nestedNames.has(name))
  for (const { target, names: using, isType } of uses.values()) {
    const known = names.get(keyOf(target))
    if (known === undefined) {
      const wanted = [ownName(target), ...[...using.values()].flatMap(local => [...local])].filter(
        name => name !== defaultName && name !== 'default' && name !== '*'
      )
      if (!wanted.length) wanted.push(nameFromFile(target.kind === 'package' ? target.specifier : target.module.name))
      take(target, wanted.find(name => isFree(name, using)) ?? numbered(wanted[0]!, name => isFree(name, using)))
    }
    if (target.kind === 'package')
      imports.add(target.specifier, { imported: target.imported, local: names.get(keyOf(target))!, isType })
  }
  for (const module of modules)
    if (running.has(module))
      for (const { specifier, isLocal, bindings } of module.imports)
        if (!isLocal && !bindings.length) imports.addEffect(specifier)
  return { nameOf: target => names.get(keyOf(target))!, imports }
}

const ownName = (target: Target): string =>
  target.kind === 'local' ? target.name : target.kind === 'package' ? target.imported : defaultName

const isTypeBinding = ({ imports }: Module, name: string): boolean =>
  imports.some(({ bindings }) => bindings.some(({ local, isType }) => local === name && isType))

function numbered(name: string, isFree: (name: string) => boolean): string {
  let number = 2
  while (!isFree(`${name}${number}`)) number += 1
  return `${name}${number}`
}

function print(program: Program, { statements, namespaces }: Included, { nameOf, imports }: Naming): string {
  const printModule = (module: Module): string => {
    let text = ''
    let wasSkipped = false
    for (const statement of module.statements) {
      wasSkipped ||= statement.isAfterBlankLine
      if (!statements.get(module)?.has(statement)) continue
      const code = statement.print(reference => {
        const name = nameOf(resolveReference(program, module, reference))
        if (isMember(program, module, reference)) return `.${name}`
        return name === reference.name ? undefined : name
      })
      const comments = module === program.entry && statement.detachedComments
      text += (text && (wasSkipped ? '\n\n' : '\n')) + (comments ? `${comments}\n\n` : '') + code
      wasSkipped = false
    }
    return namespaces.has(module) ? `${text}${text && '\n\n'}${printNamespace(program, module, nameOf)}` : text
  }
  const { entry, modules } = program
  const parts = [imports.print(), ...modules.map(printModule), printModule(entry), entry.lastComments]
  return `\n${parts.filter(Boolean).join('\n\n')}\n`
}

function printNamespace(program: Program, module: Module, nameOf: NameOf): string {
  const values = exportedNames(program, module).filter(name => {
    const target = resolveExport(program, module, name, module)
    return target.kind !== 'local' || !isTypeName(target)
  })
  const members = values.map(name => {
    const value = nameOf(resolveExport(program, module, name, module))
    return value === name ? name : `${name}: ${value}`
  })
  return `const ${nameOf({ kind: 'namespace', module })} = { ${members.join(', ')} }`
}

const isTypeName = ({ module, name }: { module: Module; name: string }): boolean =>
  module.statements.every(({ declares, isType }) => !declares.includes(name) || isType)
