import { isCall, literalOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { TextRange } from '../read/text-range.ts'
import type { AnalyzedFile } from './analyzed-file.ts'

/** Import of a package, or of one name in it. */
export interface PackageImport {
  /** `vxe-table`, `vxe-pc-ui/lib/style.css` */
  source: string
  /** Range of the source with its quotes. */
  sourceRange: TextRange
  /** Named imports and exports. */
  names: readonly ImportedName[]
}

export interface ImportedName {
  /** Name in the package. */
  name: string
  /** Range of the name in the package. */
  key: TextRange
  /** True if the name in the file is the same: `{ VxeUI }`. */
  isShort: boolean
  isType: boolean
}

/** Returns the imports of packages in a file: `import`, `export … from`, `require` and `import()`. */
export function readPackageImports({ scripts }: AnalyzedFile, accepts: (source: string) => boolean): PackageImport[] {
  const found: PackageImport[] = []
  const add = (source: Node | null | undefined, names: readonly ImportedName[] = []): void => {
    const text = literalOf(source ?? undefined)
    if (source && typeof text === 'string' && accepts(text))
      found.push({ source: text, sourceRange: { start: source.start, end: source.end }, names })
  }
  for (const { program } of scripts)
    walk(program, node => {
      if (/^(?:Import|ExportNamed|ExportAll)Declaration$/.test(node.type))
        add(
          node.source as Node | null,
          ((node.specifiers ?? []) as Node[]).flatMap(each => nameOfSpecifier(node, each))
        )
      else if (node.type === 'ImportExpression') add(node.source as Node)
      else if (isCall(node) && (node.callee.type === 'Import' || node.callee.name === 'require'))
        add((node.arguments as Node[])[0])
    })
  return found
}

function nameOfSpecifier(declaration: Node, specifier: Node): ImportedName[] {
  const isImport = specifier.type === 'ImportSpecifier'
  if (!isImport && specifier.type !== 'ExportSpecifier') return []
  const key = (isImport ? specifier.imported : specifier.local) as Node
  const other = (isImport ? specifier.local : specifier.exported) as Node
  return [
    {
      name: (key.name ?? key.value) as string,
      key: { start: key.start, end: key.end },
      isShort: key.start === other.start,
      isType: [declaration.importKind, declaration.exportKind, specifier.importKind, specifier.exportKind].includes(
        'type'
      )
    }
  ]
}
