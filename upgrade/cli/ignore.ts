/** One line of a `.gitignore`. */
interface Line {
  expression: RegExp
  isKept: boolean
  isFolder: boolean
}

export type Ignore = (path: string, isFolder: boolean) => boolean

/** Whether a path below the folder of a `.gitignore` is ignored by it; undefined where it says nothing. */
export function readIgnore(text: string): (path: string, isFolder: boolean) => boolean | undefined {
  const lines = text.split(/\r?\n/).flatMap((line): Line[] => {
    const trimmed = line.trimEnd()
    if (!trimmed || trimmed.startsWith('#')) return []
    const isKept = trimmed.startsWith('!')
    const pattern = isKept ? trimmed.slice(1) : trimmed
    const isFolder = pattern.endsWith('/')
    return [{ expression: expressionOf(isFolder ? pattern.slice(0, -1) : pattern), isKept, isFolder }]
  })
  return (path, isFolder) => {
    const last = lines.findLast(line => (isFolder || !line.isFolder) && line.expression.test(path))
    return last && !last.isKept
  }
}

/** A slash before the end ties a pattern to the folder; without one it is a name anywhere below. */
function expressionOf(pattern: string): RegExp {
  const isTied = pattern.includes('/')
  const own = pattern.replace(/^\//, '')
  let source = ''
  for (let at = 0; at < own.length; at++) {
    const letter = own[at]!
    if (own.startsWith('**/', at)) {
      source += '(?:.*/)?'
      at += 2
    } else if (own.startsWith('**', at)) {
      source += '.*'
      at++
    } else if (letter === '*') source += '[^/]*'
    else if (letter === '?') source += '[^/]'
    else if (letter === '[' && own.indexOf(']', at + 2) > 0) {
      const close = own.indexOf(']', at + 2)
      source += `[${own
        .slice(at + 1, close)
        .replace(/^!/, '^')
        .replace(/\\/g, '\\\\')}]`
      at = close
    } else source += (letter === '\\' ? (own[++at] ?? '') : letter).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  }
  return new RegExp(`${isTied ? '^' : '(?:^|/)'}${source}$`)
}
