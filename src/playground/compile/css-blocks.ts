import { CompileFailure, placeAt } from './compile-failure.ts'

/** A piece of a stylesheet: `@import …;` has no block, everything else has one. */
interface CssPiece {
  prelude: string
  /** With its braces. */
  block?: string
}

const quiet = /\/\*[^]*?\*\/|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|\\[^]/y
const address = /\burl\(\s*[^\s"')]/y

/** Cuts a stylesheet, or the inside of a block, into its rules. */
export function cutCss(css: string): CssPiece[] {
  const pieces: CssPiece[] = []
  let from = 0
  for (let at = 0; at < css.length;) {
    const next = afterQuiet(css, at)
    if (next > at) {
      at = next
    } else if (css[at] === '{') {
      const end = endOfBlock(css, at)
      pieces.push({ prelude: css.slice(from, at), block: css.slice(at, end) })
      at = from = end
    } else if (css[at] === '}') {
      throw new CompileFailure('Unexpected }', placeAt(css, at))
    } else {
      at += 1
      if (css[at - 1] === ';') {
        pieces.push({ prelude: css.slice(from, at) })
        from = at
      }
    }
  }
  if (withoutComments(css.slice(from)).trim())
    throw new CompileFailure('Expected {', placeAt(css, css.trimEnd().length - 1))
  return [...pieces, { prelude: css.slice(from) }]
}

function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length;) {
    const next = afterQuiet(css, at)
    if (next > at) {
      at = next
      continue
    }
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    at += 1
    if (depth === 0) return at
  }
  throw new CompileFailure('This { is never closed', placeAt(css, open))
}

/** The end of a comment, a string or an address, where braces mean nothing. */
function afterQuiet(css: string, at: number): number {
  if (css.startsWith('/*', at) && !css.includes('*/', at + 2))
    throw new CompileFailure('This comment is never closed', placeAt(css, at))
  address.lastIndex = at
  if (address.test(css)) {
    const end = css.indexOf(')', address.lastIndex)
    if (end < 0) throw new CompileFailure('This url( is never closed', placeAt(css, at))
    return end + 1
  }
  quiet.lastIndex = at
  return quiet.test(css) ? quiet.lastIndex : at
}

export function withoutComments(css: string): string {
  const kept: string[] = []
  let from = 0
  for (let at = css.indexOf('/*'); at >= 0; at = css.indexOf('/*', from)) {
    const end = css.indexOf('*/', at + 2)
    if (end < 0) break
    kept.push(css.slice(from, at))
    from = end + 2
  }
  return kept.join('') + css.slice(from)
}
