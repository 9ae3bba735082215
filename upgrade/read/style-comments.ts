import type { TextRange } from '../../usage/read/text-range.ts'

/** Replaces comments with blanks, so that offsets stay valid. */
export function withoutComments(style: string, isSass: boolean): string {
  let result = ''
  let at = 0
  while (at < style.length) {
    const next = nextComment(style, at, isSass)
    if (!next) break
    result += style.slice(at, next.start) + style.slice(next.start, next.end).replace(/[^\r\n]/g, ' ')
    at = next.end
  }
  return result + style.slice(at)
}

function nextComment(style: string, from: number, isSass: boolean): TextRange | undefined {
  for (let at = style.indexOf('/', from); at >= 0; at = style.indexOf('/', at + 1)) {
    if (style[at + 1] === '*') {
      const close = style.indexOf('*/', at + 2)
      return { start: at, end: close < 0 ? style.length : close + 2 }
    }
    // A URL contains two slashes as well: `url(https://…)`.
    if (isSass && style[at + 1] === '/' && style[at - 1] !== ':') {
      const close = style.indexOf('\n', at)
      return { start: at, end: close < 0 ? style.length : close }
    }
  }
  return undefined
}
