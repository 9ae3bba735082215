import { parse } from 'sucrase/dist/parser/index.js'
import { IdentifierRole } from 'sucrase/dist/parser/tokenizer/index.js'
import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js'

const declarationTokens: readonly number[] = [TokenType._const, TokenType._let, TokenType._var]
const declarationRoles: readonly (number | null)[] = [
  IdentifierRole.TopLevelDeclaration,
  IdentifierRole.ObjectShorthandTopLevelDeclaration
]

/**
 * Moves exports of several names into a statement at the end, so that no line moves. Sucrase exports only the first
 * name of `export const a = 1, b = 2` and refers to an undeclared variable for the second.
 */
export function splitExports(source: string, kind: 'ts' | 'js'): string {
  const { tokens } = parse(source, false, kind === 'ts', false)
  const exported = tokens.flatMap((token, at) => {
    if (token.type !== TokenType._export || !declarationTokens.includes(tokens[at + 1]?.type ?? -1)) return []
    const names = tokens
      .slice(at, token.rhsEndIndex ?? at)
      .filter(each => declarationRoles.includes(each.identifierRole))
      .map(each => source.slice(each.start, each.end))
    // Sucrase handles a single name with a value correctly and with shorter code.
    return names.length === 1 && tokens[at + 2]?.type === TokenType.name
      ? []
      : [{ from: token.start, to: token.end, names }]
  })
  if (!exported.length) return source
  const withoutExports = exported.reduceRight(
    (text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
    source
  )
  return `${withoutExports}\n;export { ${exported.flatMap(({ names }) => names).join(', ')} }`
}
