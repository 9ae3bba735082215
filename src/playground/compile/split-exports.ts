import { parse } from 'sucrase/dist/parser/index.js'
import { IdentifierRole } from 'sucrase/dist/parser/tokenizer/index.js'
import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js'

const declaring: readonly number[] = [TokenType._const, TokenType._let, TokenType._var]
const declared: readonly (number | null)[] = [
  IdentifierRole.TopLevelDeclaration,
  IdentifierRole.ObjectShorthandTopLevelDeclaration
]

/**
 * Sucrase exports the first name of `export const a = 1, b = 2` only, and makes one of the second that nobody declared.
 * What declares several names is exported by a statement of its own, at the end: no line moves.
 */
export function splitExports(source: string, kind: 'ts' | 'js'): string {
  const { tokens } = parse(source, false, kind === 'ts', false)
  const exported = tokens.flatMap((token, at) => {
    if (token.type !== TokenType._export || !declaring.includes(tokens[at + 1]?.type ?? -1)) return []
    const names = tokens
      .slice(at, token.rhsEndIndex ?? at)
      .filter(each => declared.includes(each.identifierRole))
      .map(each => source.slice(each.start, each.end))
    // One name with a value is what Sucrase can do, and does shorter.
    return names.length === 1 && tokens[at + 2]?.type === TokenType.name
      ? []
      : [{ from: token.start, to: token.end, names }]
  })
  if (!exported.length) return source
  const plain = exported.reduceRight(
    (text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
    source
  )
  return `${plain}\n;export { ${exported.flatMap(({ names }) => names).join(', ')} }`
}
