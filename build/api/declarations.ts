import path from 'node:path'
import { ts } from '../typescript.js'
import type { FactParam } from './fact.ts'
import { plainType } from './plain-type.ts'
import { subjects } from './subjects.ts'

/** What `types/*.d.ts` says: types as text, nested keys, parameters. It lacks members and has some the library lacks. */
export interface Declared {
  type: string
  /** Of a function: what it gives back. */
  returns?: string
  /** The kinds of values, without the names that a version gives them: `'left' | 'right' | null`, `boolean | object`. */
  plain?: string
  isMethod?: true
  deprecated?: true
  params?: FactParam[]
  /** Keys of an object, of an array's elements, or of a dictionary's values. */
  keys?: Map<string, Declared>
  /** The keys belong to the values of a dictionary: `editRules.name.required`. */
  keyed?: true
}

export interface Declarations {
  /** Names of the types that the library exports. */
  types: string[]
  component: (name: string) => Map<string, Declared>
  /** Members of any exported type: `RendererMapOptions`, `VXETableCore`. */
  members: (typeName: string) => Map<string, Declared>
}

/** Types that are named, not opened: a reader looks them up or knows them. */
const closed = new Set([
  'Table',
  'Grid',
  'Form',
  'VxeTable',
  'VxeGrid',
  'VxeForm',
  'ColumnInfo',
  'VNode',
  'Vue',
  'Date',
  'Promise',
  'File',
  'Blob',
  'RegExp',
  'HTMLElement',
  'CSSProperties',
  'FilterPanel',
  'Event',
  'MouseEvent',
  'Node',
  'Element',
  'Error',
  'RowInfo',
  'RecordInfo'
])

/** In which packages the declarations stand, and by which names those of a component go; of two, the later one counts. */
export interface DeclaredIn {
  packages: readonly string[]
  component: (name: string) => readonly string[]
}

/** Some members are only declared where options are: `TableOptions` knows customConfig, the class does not. */
const inOnePackage: DeclaredIn = {
  packages: ['vxe-table'],
  component: name => [`${name}Options`, `Vxe${name}`]
}

export function readDeclarations(root: string, { packages, component: namesOf } = inOnePackage): Declarations {
  const entries = packages.map(name => path.join(root, `node_modules/${name}/types/index.d.ts`))
  const program = ts.createProgram(entries, {
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Node10,
    types: []
  })
  const checker = program.getTypeChecker()
  const symbolsOf = (entry: string): [string, ts.Symbol][] => {
    const source = program.getSourceFile(entry)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${entry} holds no module. The API reference needs the declarations of the library.`)
    return checker.getExportsOfModule(module).map(symbol => [symbol.name, symbol])
  }
  const exported = new Map(entries.flatMap(symbolsOf))
  const members = (typeName: string) => {
    const symbol = exported.get(typeName)
    return symbol
      ? readMembers(
          checker,
          checker.getDeclaredTypeOfSymbol(
            symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
          ),
          0
        )
      : new Map<string, Declared>()
  }
  const component = (name: string) => {
    const known = subjects.find(subject => subject.name === name)?.component ?? ''
    return new Map(namesOf(known).flatMap(each => [...members(each)]))
  }
  return {
    types: symbolsOf(entries[0]!)
      .filter(isType(checker))
      .map(([name]) => name),
    members,
    component
  }
}

const isType =
  (checker: ts.TypeChecker) =>
  ([, symbol]: [string, ts.Symbol]): boolean => {
    const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return (meant.flags & ts.SymbolFlags.Type) !== 0
  }

function readMembers(checker: ts.TypeChecker, type: ts.Type, depth: number): Map<string, Declared> {
  const members = new Map<string, Declared>()
  for (const symbol of type.getProperties()) {
    const [declaration] = symbol.declarations ?? []
    if (/node_modules\/(?:vxe-|@vxe-ui\/)/.test(declaration?.getSourceFile().fileName ?? '') && declaration)
      members.set(symbol.name, readMember(checker, symbol, declaration, depth))
  }
  return members
}

function readMember(checker: ts.TypeChecker, symbol: ts.Symbol, declaration: ts.Declaration, depth: number): Declared {
  const type = withoutUndefined(checker, checker.getTypeOfSymbol(symbol))
  const [signature] = type.getCallSignatures()
  const params = readParams(checker, signature ?? functionIn(type))
  const keys = depth < 4 && !signature ? readKeys(checker, type, depth) : undefined
  return {
    type: signature
      ? writeFunction(checker, signature, params)
      : keys?.members.size
        ? closedObjects(writeType(checker, type))
        : writeType(checker, type),
    plain: plainType(checker, type),
    ...(signature && { returns: writeType(checker, signature.getReturnType()) }),
    ...((ts.isMethodDeclaration(declaration) || ts.isMethodSignature(declaration)) && { isMethod: true as const }),
    ...(symbol.declarations?.every(each => ts.getJSDocDeprecatedTag(each)) && { deprecated: true as const }),
    ...(params.length && { params }),
    ...(keys?.members.size && { keys: keys.members, ...(keys.keyed && { keyed: true as const }) })
  }
}

const functionIn = (type: ts.Type): ts.Signature | undefined =>
  type.isUnion() ? type.types.flatMap(part => part.getCallSignatures())[0] : undefined

/** Arrays and dictionaries are looked through: `menuConfig.body.options` describes one menu item. */
function readKeys(
  checker: ts.TypeChecker,
  type: ts.Type,
  depth: number
): { members: Map<string, Declared>; keyed: boolean } | undefined {
  for (const part of type.isUnion() ? type.types : [type]) {
    let inner = part
    let keyed = false
    for (let element = elementOf(checker, inner); element; element = elementOf(checker, inner)) inner = element
    const values = inner.getProperties().length === 0 ? inner.getStringIndexType() : undefined
    if (values && !(values.flags & ts.TypeFlags.Any)) {
      keyed = true
      inner = values
      for (let element = elementOf(checker, inner); element; element = elementOf(checker, inner)) inner = element
    }
    const name = inner.aliasSymbol?.name ?? inner.symbol?.name ?? ''
    if (!(inner.flags & ts.TypeFlags.Object) || closed.has(name) || inner.getCallSignatures().length) continue
    const members = readMembers(checker, inner, depth + 1)
    if (members.size) return { members, keyed }
  }
  return undefined
}

const elementOf = (checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined =>
  checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined

/** The one object of a callback is shown as what it holds. */
function readParams(checker: ts.TypeChecker, signature: ts.Signature | undefined): FactParam[] {
  return (signature?.getParameters() ?? []).flatMap(symbol => {
    const declaration = symbol.valueDeclaration
    if (!declaration || !ts.isParameter(declaration)) return []
    const type = withoutUndefined(checker, checker.getTypeOfSymbol(symbol))
    const held = symbol.name === 'params' ? [...readMembers(checker, type, 4)] : []
    if (held.length) return held.map(([name, member]) => ({ name, type: member.type, of: 'params' }))
    const optional = declaration.questionToken || declaration.initializer ? '?' : ''
    return [
      { name: `${declaration.dotDotDotToken ? '...' : ''}${symbol.name}${optional}`, type: writeType(checker, type) }
    ]
  })
}

function writeFunction(checker: ts.TypeChecker, signature: ts.Signature, params: FactParam[]): string {
  const held = params.filter(param => param.of).map(param => param.name)
  const object = `{ ${[...held.slice(0, 4), ...(held.length > 4 ? ['…'] : [])].join(', ')} }`
  const names = params.map(param => (param.of ? object : param.name))
  return `(${[...new Set(names)].join(', ')}) => ${writeType(checker, signature.getReturnType())}`
}

/** Keys that are described one by one need not stand in the type as well. */
function closedObjects(type: string): string {
  const closer = type.replace(/\{[^{}]*\}/g, 'object')
  return closer === type ? type : closedObjects(closer)
}

function withoutUndefined(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  if (!type.isUnion() || type.types.some(part => part.flags & ts.TypeFlags.Null)) return type
  return checker.getNonNullableType(type)
}

const formatFlags = (): ts.TypeFormatFlags =>
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.WriteArrowStyleSignature

/** An alias of a union tells a reader nothing: `TableBorder` is written as its values. */
function writeType(checker: ts.TypeChecker, type: ts.Type): string {
  const text = (each: ts.Type) => checker.typeToString(each, undefined, formatFlags())
  const isNullable = type.isUnion() && type.types.some(part => part.flags & ts.TypeFlags.Null)
  const written = isNullable ? `${text(checker.getNonNullableType(type))} | null` : text(type)
  return written
    .replace(/\s+/g, ' ')
    .replace(/; }/g, ' }')
    .replace(/;(?= )/g, ',')
    .replace(/ \| undefined\b/g, '')
    .replace(/\(params: \w+\)/g, '(params)')
}
