import type { Binding, Module } from './read-module.ts'

/** The imports of packages of a script, to which those of other files are added. */
export interface PackageImports {
  bindings: () => { specifier: string; binding: Binding }[]
  add: (specifier: string, binding: Binding) => void
  /** Adds an import that only runs a file or loads a style sheet. */
  addEffect: (specifier: string) => void
  print: () => string
}

interface Declaration {
  specifier: string
  bindings: Binding[]
  comments?: string
  /** Text of a declaration that is unchanged. */
  text?: string
}

/** Maximum length of a line with an import. */
const maxLine = 120

export function readPackageImports({ imports }: Module): PackageImports {
  const declarations: Declaration[] = imports
    .filter(({ isLocal }) => !isLocal)
    .map(({ specifier, bindings, comments, text }) => ({ specifier, bindings: [...bindings], comments, text }))
  const bindings = () =>
    declarations.flatMap(({ specifier, bindings }) => bindings.map(binding => ({ specifier, binding })))
  const change = (declaration: Declaration) => delete declaration.text
  return {
    bindings,
    add(specifier, added) {
      const own = declarations.filter(each => each.specifier === specifier)
      for (const declaration of own) {
        const index = declaration.bindings.findIndex(({ imported }) => imported === added.imported)
        const known = declaration.bindings[index]
        if (!known) continue
        if (!known.isType || added.isType) return
        declaration.bindings[index] = { ...known, isType: false }
        return void change(declaration)
      }
      const declaration = own.find(each => canHold(each, added))
      if (!declaration) return void declarations.push({ specifier, bindings: [added] })
      if (added.imported === 'default') declaration.bindings.unshift(added)
      else declaration.bindings.push(added)
      change(declaration)
    },
    addEffect(specifier) {
      if (!declarations.some(each => each.specifier === specifier && !each.bindings.length))
        declarations.push({ specifier, bindings: [] })
    },
    print: () => declarations.map(each => (each.comments ?? '') + printDeclaration(each)).join('\n')
  }
}

/** True if one statement can import both; types are added to types first. */
function canHold({ bindings }: Declaration, added: Binding): boolean {
  const isWhole = (each: Binding) => each.imported === '*'
  if (!bindings.length || isWhole(added) || bindings.some(isWhole)) return false
  const isForTypes = bindings.every(({ isType }) => isType)
  if (isForTypes && !added.isType) return false
  // `import type A, { B }` is no TypeScript.
  return !isForTypes || (added.imported !== 'default' && bindings.every(({ imported }) => imported !== 'default'))
}

function printDeclaration({ specifier, bindings, text }: Declaration): string {
  if (text !== undefined) return text
  if (!bindings.length) return `import '${specifier}'`
  const isForTypes = bindings.every(({ isType }) => isType)
  const clauses = bindings
    .filter(({ imported }) => imported === 'default' || imported === '*')
    .map(({ imported, local }) => (imported === '*' ? `* as ${local}` : local))
  const named = bindings
    .filter(({ imported }) => imported !== 'default' && imported !== '*')
    .map(
      ({ imported, local, isType }) =>
        (isType && !isForTypes ? 'type ' : '') + (imported === local ? local : `${imported} as ${local}`)
    )
  const write = (list: string) =>
    `import ${isForTypes ? 'type ' : ''}${[...clauses, ...(named.length ? [list] : [])].join(', ')} from '${specifier}'`
  const line = write(`{ ${named.join(', ')} }`)
  return line.length > maxLine ? write(`{\n  ${named.join(',\n  ')}\n}`) : line
}
