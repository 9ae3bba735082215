import path from 'node:path'
import { ts } from '../typescript.js'
import type { FactParam } from './fact.ts'
import { normalizeType } from './normalize-type.ts'
import { subjects } from './subjects.ts'

/**
 * A member as `types/*.d.ts` declares it: type as text, nested keys, parameters. The declarations lack some members and
 * have others that the library lacks.
 */
export interface DeclaredMember {
  type: string
  /** Return type of a function. */
  returns?: string
  /** Type without alias names, so that versions can be compared: `'left' | 'right' | null`, `boolean | object`. */
  normalizedType?: string
  isMethod?: true
  deprecated?: true
  params?: FactParam[]
  /** Keys of an object, of an array's elements, or of a dictionary's values. */
  keys?: Map<string, DeclaredMember>
  /** `keys` describe each value of a dictionary: `editRules.<any>.required`. */
  isDictionary?: true
}

export interface Declarations {
  /** Names of the types that the library exports. */
  types: string[]
  /** Reads the members of a component by the name of its subject: `form-item`. */
  readComponent: (subject: string) => Map<string, DeclaredMember>
  /** Reads the members of any exported type: `RendererMapOptions`, `VXETableCore`. */
  readType: (typeName: string) => Map<string, DeclaredMember>
}

/** Types shown by name, not expanded to their keys. */
const typesWrittenByName = new Set([
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

/** Packages and types that declare the components of a version. */
export interface DeclarationSource {
  packages: readonly string[]
  /** Returns the names of the types that declare a component, `FormItem`; the later type wins. */
  getTypeNames: (component: string) => readonly string[]
}

/** Some members are declared only in the options: `TableOptions` has customConfig, the class does not. */
const singlePackage: DeclarationSource = {
  packages: ['vxe-table'],
  getTypeNames: component => [`${component}Options`, `Vxe${component}`]
}

export function readDeclarations(root: string, { packages, getTypeNames } = singlePackage): Declarations {
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
  const readType = (typeName: string) => {
    const symbol = exported.get(typeName)
    return symbol
      ? readMembers(
          checker,
          checker.getDeclaredTypeOfSymbol(
            symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
          ),
          0
        )
      : new Map<string, DeclaredMember>()
  }
  const readComponent = (subject: string) => {
    const component = subjects.find(({ name }) => name === subject)?.component
    if (component === undefined) throw new Error(`builder/api/subjects.ts lacks "${subject}". Add its component.`)
    return new Map(getTypeNames(component).flatMap(typeName => [...readType(typeName)]))
  }
  return {
    types: symbolsOf(entries[0]!)
      .filter(isType(checker))
      .map(([name]) => name),
    readType,
    readComponent
  }
}

const isType =
  (checker: ts.TypeChecker) =>
  ([, symbol]: [string, ts.Symbol]): boolean => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return (target.flags & ts.SymbolFlags.Type) !== 0
  }

/** Maximum number of nested objects below a member. */
const maxDepth = 4

function readMembers(checker: ts.TypeChecker, type: ts.Type, depth: number): Map<string, DeclaredMember> {
  const members = new Map<string, DeclaredMember>()
  for (const symbol of type.getProperties()) {
    const [declaration] = symbol.declarations ?? []
    if (/node_modules\/(?:vxe-|@vxe-ui\/)/.test(declaration?.getSourceFile().fileName ?? '') && declaration)
      members.set(symbol.name, readMember(checker, symbol, declaration, depth))
  }
  return members
}

function readMember(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  depth: number
): DeclaredMember {
  const type = withoutUndefined(checker, checker.getTypeOfSymbol(symbol))
  const [signature] = type.getCallSignatures()
  const params = readParams(checker, signature ?? findFunctionInUnion(type))
  const keys = depth < maxDepth && !signature ? readKeys(checker, type, depth) : undefined
  return {
    type: signature
      ? writeFunction(checker, signature, params)
      : keys?.members.size
        ? abbreviateObjectTypes(writeType(checker, type))
        : writeType(checker, type),
    normalizedType: normalizeType(checker, type),
    ...(signature && { returns: writeType(checker, signature.getReturnType()) }),
    ...((ts.isMethodDeclaration(declaration) || ts.isMethodSignature(declaration)) && { isMethod: true as const }),
    ...(symbol.declarations?.every(each => ts.getJSDocDeprecatedTag(each)) && { deprecated: true as const }),
    ...(params.length && { params }),
    ...(keys?.members.size && { keys: keys.members, ...(keys.isDictionary && { isDictionary: true as const }) })
  }
}

const findFunctionInUnion = (type: ts.Type): ts.Signature | undefined =>
  type.isUnion() ? type.types.flatMap(part => part.getCallSignatures())[0] : undefined

/**
 * Reads the keys of an object, of the elements of an array or of the values of a dictionary: `menuConfig.body.options`
 * describes one menu item.
 */
function readKeys(
  checker: ts.TypeChecker,
  type: ts.Type,
  depth: number
): { members: Map<string, DeclaredMember>; isDictionary: boolean } | undefined {
  for (const part of type.isUnion() ? type.types : [type]) {
    let inner = part
    let isDictionary = false
    for (let element = elementOf(checker, inner); element; element = elementOf(checker, inner)) inner = element
    const values = inner.getProperties().length === 0 ? inner.getStringIndexType() : undefined
    if (values && !(values.flags & ts.TypeFlags.Any)) {
      isDictionary = true
      inner = values
      for (let element = elementOf(checker, inner); element; element = elementOf(checker, inner)) inner = element
    }
    const name = inner.aliasSymbol?.name ?? inner.symbol?.name ?? ''
    if (!(inner.flags & ts.TypeFlags.Object) || typesWrittenByName.has(name) || inner.getCallSignatures().length)
      continue
    const members = readMembers(checker, inner, depth + 1)
    if (members.size) return { members, isDictionary }
  }
  return undefined
}

const elementOf = (checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined =>
  checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined

/** Lists the members of the `params` object of a callback instead of the object. */
function readParams(checker: ts.TypeChecker, signature: ts.Signature | undefined): FactParam[] {
  return (signature?.getParameters() ?? []).flatMap(symbol => {
    const declaration = symbol.valueDeclaration
    if (!declaration || !ts.isParameter(declaration)) return []
    const type = withoutUndefined(checker, checker.getTypeOfSymbol(symbol))
    // At the maximum depth the members are read without their keys.
    const objectMembers = symbol.name === 'params' ? [...readMembers(checker, type, maxDepth)] : []
    if (objectMembers.length) return objectMembers.map(([name, member]) => ({ name, type: member.type, of: 'params' }))
    const optional = declaration.questionToken || declaration.initializer ? '?' : ''
    return [
      { name: `${declaration.dotDotDotToken ? '...' : ''}${symbol.name}${optional}`, type: writeType(checker, type) }
    ]
  })
}

function writeFunction(checker: ts.TypeChecker, signature: ts.Signature, params: FactParam[]): string {
  const objectMembers = params.filter(param => param.of).map(param => param.name)
  const object = `{ ${[...objectMembers.slice(0, 4), ...(objectMembers.length > 4 ? ['…'] : [])].join(', ')} }`
  const names = params.map(param => (param.of ? object : param.name))
  return `(${[...new Set(names)].join(', ')}) => ${writeType(checker, signature.getReturnType())}`
}

/** Writes object types as `object`, because their keys are described one by one. */
function abbreviateObjectTypes(type: string): string {
  const abbreviated = type.replace(/\{[^{}]*\}/g, 'object')
  return abbreviated === type ? type : abbreviateObjectTypes(abbreviated)
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

/** Writes an alias of a union as its values, because a name such as `TableBorder` doesn't tell them. */
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
