import { CompileFailure, placeAt } from './compile-failure.ts'

/** A piece of a stylesheet: `@import …;` has no block, everything else has one. */
export interface CssPiece {
  prelude: string
  /** With its braces. */
  block?: string
}

const quiet = /\/\*[^]*?\*\/|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|\\[^]|\burl\(\s*[^\s"')][^)]*\)/y

/** Cuts a stylesheet, or the inside of a block, into its rules. */
export function cutCss(css: string): CssPiece[] {
  const pieces: CssPiece[] = []
  let from = 0
  for (let at = 0; at < css.length; ) {
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
  if (css.slice(from).replace(/\/\*[^]*?\*\//g, '').trim()) throw new CompileFailure('Expected {', placeAt(css, css.trimEnd().length - 1))
  return [...pieces, { prelude: css.slice(from) }]
}

function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; ) {
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
  if (css.startsWith('/*', at) && !css.includes('*/', at + 2)) throw new CompileFailure('This comment is never closed', placeAt(css, at))
  quiet.lastIndex = at
  return quiet.test(css) ? quiet.lastIndex : at
}
