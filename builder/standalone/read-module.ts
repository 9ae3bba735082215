import path from 'node:path/posix'
import { ts } from '../typescript.js'
import { isLocalImport } from '../demos/demo-source.ts'
import { withComments } from '../demos/cut-ranges.ts'

/** The text of a script and its name below `content/`. */
export interface ModuleSource {
  name: string
  text: string
  hasJsx?: boolean
}

export interface Module extends ModuleSource {
  imports: Import[]
  /** Everything but imports and re-exports, in the order of the file. */
  statements: Statement[]
  exports: Map<string, Export>
  /** Specifiers of `export * from`. */
  stars: string[]
  /** Names declared inside of functions and blocks. */
  nestedNames: Set<string>
  /** Names that nothing in the file declares. */
  globals: Set<string>
  /** Comments behind the last statement. */
  lastComments: string
}

export interface Import {
  specifier: string
  isLocal: boolean
  isTypeOnly: boolean
  /** Empty for an import that only runs the file. */
  bindings: Binding[]
  /** Comments before the statement. */
  comments: string
  text: string
}

export interface Binding {
  /** `default`, `*` or the exported name. */
  imported: string
  local: string
  isType: boolean
}

/** A name of the file, or a name of another file. */
export type Export = { local: string } | { specifier: string; imported: string }

export interface Statement {
  declares: string[]
  references: Reference[]
  /** True if it does more than declare names. */
  hasEffect: boolean
  /** True if it declares a value by running code, which may have an effect. */
  runsCode: boolean
  /** True for an interface or a type. */
  isType: boolean
  isAfterBlankLine: boolean
  /** Comments before it that do not belong to it, because a blank line is between them. */
  detachedComments: string
  /** Writes the statement with the given names, and without `export`. */
  print: (nameOf: (reference: Reference) => string | undefined) => string
}

/** A name of the top level, where it is used or declared. */
export interface Reference {
  name: string
  from: number
  to: number
  /** True for `{ name }`, which becomes `{ name: other }`. */
  isShorthand: boolean
  /** The member of a namespace: `people.sample` is the member `sample` of `people`. */
  member?: string
}

/** Name of a default export that has none. */
export const defaultName = '*default'

interface Edit {
  from: number
  to: number
  text: string
}

const knownModules = new Map<string, Module>()

/** Reads a script; files that many demos import are read once. */
export function readModule(source: ModuleSource): Module {
  const key = `${source.name}\n${source.text}`
  const known = knownModules.get(key) ?? analyzeModule(source)
  if (source.name.startsWith('_shared/')) knownModules.set(key, known)
  return known
}

/** @throws a sentence for code that cannot be moved into another file. */
function analyzeModule({ name, text, hasJsx }: ModuleSource): Module {
  const { tree, checker } = parse(text, hasJsx)
  const fail = (node: ts.Node, problem: string): never => {
    throw new Error(`content/${name}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}: ${problem}`)
  }
  const module: Module = {
    name,
    text,
    imports: [],
    statements: [],
    exports: new Map(),
    stars: [],
    nestedNames: new Set(),
    globals: new Set(),
    lastComments: ''
  }
  const isTopLevel = (symbol: ts.Symbol) => !!symbol.declarations?.some(each => scopeOf(each) === tree)
  let end = 0
  for (const node of tree.statements) {
    const range = { from: withComments(tree, node), to: trailingEnd(text, node.end) }
    const gap = text.slice(end, range.from)
    const isAfterBlankLine = /\n\s*\n/.test(gap)
    const detachedComments = gap.trim()
    end = range.to
    if (ts.isImportDeclaration(node)) {
      const start = node.getStart(tree)
      const comments = (detachedComments && `${detachedComments}\n\n`) + text.slice(range.from, start)
      module.imports.push(readImport(node, comments, text.slice(start, range.to)))
      continue
    }
    if (ts.isExportDeclaration(node)) {
      readExports(node, module)
      continue
    }
    if (ts.isExportAssignment(node) && ts.isIdentifier(node.expression)) {
      module.exports.set('default', { local: node.expression.text })
      continue
    }
    const declares = declaredNames(node)
    const references: Reference[] = []
    const visit = (child: ts.Node): void => {
      if (ts.isCallExpression(child) && child.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const [specifier] = child.arguments
        if (specifier && ts.isStringLiteralLike(specifier) && isLocalImport(specifier.text))
          fail(child, `import('${specifier.text}') cannot be copied as one file. Write it as an import at the top.`)
      }
      if (ts.isIdentifier(child) && !isMemberName(child)) {
        const symbol = symbolOf(checker, child)
        if (!symbol) module.globals.add(child.text)
        else if (isTopLevel(symbol)) references.push(referenceOf(tree, child))
        else module.nestedNames.add(child.text)
      }
      ts.forEachChild(child, visit)
    }
    visit(node)
    const defaultExport = readDefaultExport(tree, node)
    if (isExported(node)) for (const each of declares) module.exports.set(each, { local: each })
    if (defaultExport) {
      module.exports.set('default', { local: declares[0] ?? defaultName })
      if (!declares.length) declares.push(defaultName)
    }
    const ownEdits = [...exportEdits(tree, node), ...(defaultExport?.edits ?? [])]
    module.statements.push({
      declares,
      references: defaultExport?.reference ? [...references, defaultExport.reference] : references,
      hasEffect: !declares.length && !ts.isEmptyStatement(node),
      runsCode: declares.length > 0 && runsCode(node),
      isType: ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
      isAfterBlankLine,
      detachedComments,
      print: nameOf => {
        const all = defaultExport?.reference ? [...references, defaultExport.reference] : references
        const renames = all.flatMap(reference => {
          const newName = nameOf(reference)
          return newName === undefined ? [] : [renameEdit(text, reference, newName)]
        })
        return applyEdits(text, range, [...ownEdits, ...renames])
      }
    })
  }
  module.globals.delete('undefined')
  module.lastComments = text.slice(end).trim()
  return module
}

/** A program of one file without libraries resolves names by scope and nothing else. */
function parse(text: string, hasJsx = false): { tree: ts.SourceFile; checker: ts.TypeChecker } {
  const file = hasJsx ? 'module.tsx' : 'module.ts'
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
  const program = ts.createProgram(
    [file],
    { noLib: true, noResolve: true, target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve, types: [] },
    {
      getSourceFile: each => (each === file ? tree : undefined),
      getDefaultLibFileName: () => '',
      writeFile: () => {},
      getCurrentDirectory: () => '',
      getCanonicalFileName: each => each,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
      fileExists: each => each === file,
      readFile: () => undefined
    }
  )
  return { tree, checker: program.getTypeChecker() }
}

/** Free names of an expression or of statements, with their positions. */
export function freeNames(text: string): Reference[] {
  const { tree, checker } = parse(text)
  const found: Reference[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isMemberName(node) && !symbolOf(checker, node)) found.push(referenceOf(tree, node))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found.filter(({ name }) => name !== 'undefined')
}

function symbolOf(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  if (node.text === 'undefined') return undefined
  if (ts.isShorthandPropertyAssignment(node.parent) && node.parent.name === node)
    return checker.getShorthandAssignmentValueSymbol(node.parent)
  const symbol = checker.getSymbolAtLocation(node)
  return symbol && symbol.declarations?.length ? symbol : undefined
}

function referenceOf(tree: ts.SourceFile, node: ts.Identifier): Reference {
  const { parent } = node
  const isShorthand =
    (ts.isShorthandPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) &&
      parent.name === node &&
      !parent.propertyName &&
      !parent.dotDotDotToken &&
      ts.isObjectBindingPattern(parent.parent))
  const member =
    ts.isPropertyAccessExpression(parent) && parent.expression === node
      ? parent.name
      : ts.isQualifiedName(parent) && parent.left === node
        ? parent.right
        : undefined
  return {
    name: node.text,
    from: node.getStart(tree),
    to: node.end,
    isShorthand,
    ...(member && { member: member.text })
  }
}

/** True for names after a dot, of properties, of labels and the like, which refer to no variable. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isQualifiedName(parent)) return parent.right === node
  if (ts.isBindingElement(parent)) return parent.propertyName === node
  if (ts.isJsxAttribute(parent) || ts.isMetaProperty(parent) || ts.isNamedTupleMember(parent))
    return parent.name === node
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) return true
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isClassElement(parent) ||
      ts.isTypeElement(parent) ||
      ts.isEnumMember(parent) ||
      ts.isMethodDeclaration(parent)) &&
    parent.name === node
  )
}

/** The function, block or file that a declaration belongs to. */
function scopeOf(declaration: ts.Node): ts.Node | undefined {
  if (ts.isFunctionExpression(declaration) || ts.isClassExpression(declaration)) return declaration
  let node = declaration.parent
  while (
    node &&
    (ts.isVariableDeclarationList(node) ||
      ts.isVariableStatement(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isBindingElement(node) ||
      ts.isObjectBindingPattern(node) ||
      ts.isArrayBindingPattern(node) ||
      ts.isImportDeclaration(node) ||
      ts.isImportClause(node) ||
      ts.isNamedImports(node))
  )
    node = node.parent
  return node
}

function readImport(node: ts.ImportDeclaration, comments: string, text: string): Import {
  const { importClause: clause } = node
  const specifier = (node.moduleSpecifier as ts.StringLiteral).text
  const names = clause?.namedBindings
  const isTypeOnly = !!clause?.isTypeOnly
  const bindings: Binding[] = []
  if (clause?.name) bindings.push({ imported: 'default', local: clause.name.text, isType: isTypeOnly })
  if (names && ts.isNamespaceImport(names)) bindings.push({ imported: '*', local: names.name.text, isType: isTypeOnly })
  if (names && ts.isNamedImports(names))
    for (const each of names.elements)
      bindings.push({
        imported: (each.propertyName ?? each.name).text,
        local: each.name.text,
        isType: isTypeOnly || each.isTypeOnly
      })
  return { specifier, isLocal: isLocalImport(specifier), isTypeOnly, bindings, comments, text }
}

function readExports({ moduleSpecifier, exportClause }: ts.ExportDeclaration, module: Module): void {
  const specifier = moduleSpecifier && (moduleSpecifier as ts.StringLiteral).text
  if (!exportClause) {
    if (specifier !== undefined) module.stars.push(specifier)
  } else if (ts.isNamespaceExport(exportClause)) {
    module.exports.set(exportClause.name.text, { specifier: specifier!, imported: '*' })
  } else
    for (const { name, propertyName } of exportClause.elements) {
      const original = (propertyName ?? name).text
      module.exports.set(name.text, specifier === undefined ? { local: original } : { specifier, imported: original })
    }
}

const modifiersOf = (node: ts.Node): readonly ts.Modifier[] =>
  (ts.canHaveModifiers(node) && ts.getModifiers(node)) || []

const isExported = (node: ts.Node): boolean => {
  const kinds = modifiersOf(node).map(({ kind }) => kind)
  return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword)
}

function exportEdits(tree: ts.SourceFile, node: ts.Node): Edit[] {
  return modifiersOf(node)
    .filter(({ kind }) => kind === ts.SyntaxKind.ExportKeyword || kind === ts.SyntaxKind.DefaultKeyword)
    .map(modifier => {
      const space = /^\s*/.exec(tree.text.slice(modifier.end))![0].length
      return { from: modifier.getStart(tree), to: modifier.end + space, text: '' }
    })
}

/** A default export gets a name: `export default {…}` becomes `const name = {…}`. */
function readDefaultExport(
  tree: ts.SourceFile,
  node: ts.Statement
): { edits: Edit[]; reference?: Reference } | undefined {
  const unnamed = { name: defaultName, isShorthand: false }
  if (ts.isExportAssignment(node)) {
    const [from, to] = [node.getStart(tree), node.expression.getStart(tree)]
    return { edits: [], reference: { ...unnamed, from, to } }
  }
  if (!modifiersOf(node).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return undefined
  if (!ts.isFunctionDeclaration(node) && !ts.isClassDeclaration(node)) return { edits: [] }
  if (node.name) return { edits: [] }
  const keyword = /\b(?:function(?:\s*\*)?|class)/.exec(tree.text.slice(node.getStart(tree)))!
  const at = node.getStart(tree) + keyword.index + keyword[0].length
  return { edits: [], reference: { ...unnamed, from: at, to: at } }
}

function declaredNames(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(each => namesIn(each.name))
  const isDeclaration =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isModuleDeclaration(node)
  return isDeclaration && node.name && ts.isIdentifier(node.name) ? [node.name.text] : []
}

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap(each => (ts.isBindingElement(each) ? namesIn(each.name) : []))

/** True if a declaration calls something outside of functions. */
function runsCode(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return false
  if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isAwaitExpression(node)) return true
  return !!ts.forEachChild(node, child => runsCode(child) || undefined)
}

const trailingEnd = (text: string, end: number): number => ts.getTrailingCommentRanges(text, end)?.at(-1)?.end ?? end

function renameEdit(text: string, { name, from, to, isShorthand, member }: Reference, newName: string): Edit {
  if (name === defaultName) return { from, to, text: from === to ? ` ${newName}` : `const ${newName} = ` }
  if (member !== undefined && newName.startsWith('.')) {
    const memberEnd = text.indexOf(member, to) + member.length
    return { from, to: memberEnd, text: newName.slice(1) }
  }
  return { from, to, text: isShorthand ? `${name}: ${newName}` : newName }
}

function applyEdits(text: string, { from, to }: { from: number; to: number }, edits: readonly Edit[]): string {
  let result = ''
  let at = from
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    result += text.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return result + text.slice(at, to)
}

/** `table/base/order-server.ts` → `orderServer`, `filter-panel.vue` → `FilterPanel`. */
export function nameFromFile(file: string): string {
  const ending = path.extname(file)
  const words = path.basename(file, ending).split(/[^\p{L}\p{N}]+/u)
  const joined = words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  const name = ending === '.vue' ? joined : joined.charAt(0).toLowerCase() + joined.slice(1)
  return /^\p{L}/u.test(name) ? name : `file${name}`
}
