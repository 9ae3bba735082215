import { CompileFailure, getPositionAt } from './compile-failure.ts'

/** A rule of a style sheet. Statements such as `@import …;` have no block. */
interface CssRule {
  prelude: string
  /** Includes the braces. */
  block?: string
}

const opaque = /\/\*[^]*?\*\/|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|\\[^]/y
const urlStart = /\burl\(\s*[^\s"')]/y

/** Splits a style sheet, or the inside of a block, into its rules. */
export function splitRules(css: string): CssRule[] {
  const rules: CssRule[] = []
  let from = 0
  for (let at = 0; at < css.length;) {
    const next = skipOpaque(css, at)
    if (next > at) {
      at = next
    } else if (css[at] === '{') {
      const end = endOfBlock(css, at)
      rules.push({ prelude: css.slice(from, at), block: css.slice(at, end) })
      at = from = end
    } else if (css[at] === '}') {
      throw new CompileFailure('Unexpected }', getPositionAt(css, at))
    } else {
      at += 1
      if (css[at - 1] === ';') {
        rules.push({ prelude: css.slice(from, at) })
        from = at
      }
    }
  }
  if (removeComments(css.slice(from)).trim())
    throw new CompileFailure('Expected {', getPositionAt(css, css.trimEnd().length - 1))
  return [...rules, { prelude: css.slice(from) }]
}

function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length;) {
    const next = skipOpaque(css, at)
    if (next > at) {
      at = next
      continue
    }
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    at += 1
    if (depth === 0) return at
  }
  throw new CompileFailure('This { is never closed', getPositionAt(css, open))
}

/** Returns the end of a comment, a string or an address, in which braces have no meaning. */
function skipOpaque(css: string, at: number): number {
  if (css.startsWith('/*', at) && !css.includes('*/', at + 2))
    throw new CompileFailure('This comment is never closed', getPositionAt(css, at))
  urlStart.lastIndex = at
  if (urlStart.test(css)) {
    const end = css.indexOf(')', urlStart.lastIndex)
    if (end < 0) throw new CompileFailure('This url( is never closed', getPositionAt(css, at))
    return end + 1
  }
  opaque.lastIndex = at
  return opaque.test(css) ? opaque.lastIndex : at
}

export function removeComments(css: string): string {
  const parts: string[] = []
  let from = 0
  for (let at = css.indexOf('/*'); at >= 0; at = css.indexOf('/*', from)) {
    const end = css.indexOf('*/', at + 2)
    if (end < 0) break
    parts.push(css.slice(from, at))
    from = end + 2
  }
  return parts.join('') + css.slice(from)
}
