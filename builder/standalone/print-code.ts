/** Code that is written on one line if it fits, otherwise with a line for each item. */
export type Code =
  | string
  | { open: string; items: Code[]; close: string }
  | { block: string; lines: string[] }
  | { condition: string; yes: Code; no: Code }
  | Code[]

const maxLine = 110

/** Writes code on one line if it fits, with a line for each item otherwise. */
export function printCode(code: Code, indent: number, width = maxLine - indent): string {
  const line = flat(code)
  if (line.length <= width && !line.includes('\n')) return line
  if (typeof code === 'string') return code
  if (Array.isArray(code)) {
    // Only the last part that has lines is broken, so that `rows.map(row => h(…))` stays together.
    let printed = ''
    for (const part of code) printed += printCode(part, indent, width - lastLine(printed).length)
    return printed
  }
  if ('block' in code) {
    const lines = code.lines.map(each => ' '.repeat(indent + 2) + each)
    return `${code.block}\n${lines.join('\n')}\n${' '.repeat(indent)}}`
  }
  if ('condition' in code) {
    const branch = (sign: string, each: Code) =>
      `\n${' '.repeat(indent + 2)}${sign} ${printCode(each, indent + 2, width - 4)}`
    return code.condition + branch('?', code.yes) + branch(':', code.no)
  }
  const { open, items, close } = code
  if (open === 'h(') {
    const printed = items.reduce<string>((before, item, index) => {
      const start = index ? `${before}, ` : before
      return start + printCode(item, indent, width - lastLine(start).length - (index === items.length - 1 ? 1 : 3))
    }, open)
    return printed + close
  }
  const inner = items.map(item => ' '.repeat(indent + 2) + printCode(item, indent + 2))
  return `${open.trimEnd()}\n${inner.join(',\n')}\n${' '.repeat(indent)}${close.trimStart()}`
}

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1)

function flat(code: Code): string {
  if (typeof code === 'string') return code
  if (Array.isArray(code)) return code.map(flat).join('')
  if ('condition' in code) return `${code.condition} ? ${flat(code.yes)} : ${flat(code.no)}`
  if ('block' in code) return `${code.block}\n${code.lines.join('\n')}\n}`
  if (!code.items.length) return `${code.open.trimEnd()}${code.close.trimStart()}`
  return code.open + code.items.map(flat).join(', ') + code.close
}
