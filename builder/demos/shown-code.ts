/** Code of a component that a page shows without running it. */
export interface ShownCode {
  /** Label of the block: `vue` if a part of the template is shown. */
  lang: CodePart['lang']
  /** Shown pieces of the script, the template and the styles, in this order. */
  parts: CodePart[]
}

export interface CodePart {
  lang: 'js' | 'vue' | 'css'
  text: string
}

/** Shown code by the name of its file, or the reason for missing code. */
export type ShownCodes = Record<string, ShownCode | { problem: string }>

const minLines = 3
const maxLines = 8
const maxLineLength = 80

/** Returns the text of shown code, which is also the text that a reader copies. */
export const textOfCode = ({ parts }: ShownCode): string => parts.map(({ text }) => text).join('\n\n')

/** True for a component that a page shows as code at its beginning: `smallest.vue`, `smallest-rows.vue`. */
export const isCodeFile = (name: string): boolean => /(?:^|\/)smallest(?:-[\w-]+)?\.vue$/.test(name)

interface Line {
  text: string
  /** Position in the file, from 1. */
  number: number
}

interface Block {
  name: 'script' | 'template' | 'style'
  lines: Line[]
}

const blockNames = ['script', 'template', 'style'] as const
const langs = { script: 'js', template: 'vue', style: 'css' } as const

/**
 * Reads the shown code of a component: its regions named `shown`, or the content of its template if it has none.
 *
 * @throws a sentence with file, line and remedy.
 */
export function readShownCode(source: string, file: string): ShownCode {
  const blocks = readBlocks(source)
  const regions = blocks.map(block => ({ ...block, lines: linesOfRegions(block, file) }))
  const hasRegions = regions.some(({ lines }) => lines.length > 0)
  const shown = hasRegions ? regions : blocks.filter(({ name }) => name === 'template').map(withoutWrapper)
  const parts = blockNames.flatMap(name => {
    const lines = shown.filter(block => block.name === name).flatMap(block => block.lines)
    const text = indentedLess(lines.filter(line => !isComment(line.text)))
    return text ? [{ lang: langs[name], text }] : []
  })
  const lang = parts.some(part => part.lang === 'vue') ? 'vue' : (parts[0]?.lang ?? 'vue')
  return { lang, parts }
}

/** Reports code that has too few or too many lines, or a line that is too long. */
export function checkShownCode(source: string, file: string): void {
  const code = readShownCode(source, file)
  const lines = textOfCode(code).split('\n').filter(Boolean)
  const firstLine = source.split('\n').findIndex(line => line.trim() === lines[0]?.trim()) + 1
  if (lines.length < minLines || lines.length > maxLines)
    throw new Error(
      `${file}:${Math.max(1, firstLine)}: ${lines.length} lines of code are shown; ${minLines} to ${maxLines} are readable at a glance. Show ${lines.length < minLines ? 'more' : 'less'}, with "// #region shown" and "// #endregion" for instance.`
    )
  const long = source.split('\n').findIndex(line => lines.some(each => isTooLong(each) && line.endsWith(each)))
  if (long >= 0)
    throw new Error(`${file}:${long + 1}: more than ${maxLineLength} characters are shown. Break the line.`)
}

const isTooLong = (line: string): boolean => line.length > maxLineLength

function readBlocks(source: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const [index, text] of source.split('\n').entries()) {
    const [, end] = /^<\/(script|template|style)>/.exec(text) ?? []
    if (open && open.name === end) open = undefined
    else if (open) open.lines.push({ text, number: index + 1 })
    else {
      const name = blockNames.find(each => text.startsWith(`<${each}`))
      if (name) blocks.push((open = { name, lines: [] }))
    }
  }
  return blocks
}

const regionStart = /^\s*(?:\/\/|\/\*|<!--) *#region shown\b/
const regionEnd = /^\s*(?:\/\/|\/\*|<!--) *#endregion\b/

function linesOfRegions({ lines }: Block, file: string): Line[] {
  const shown: Line[] = []
  let start: number | undefined
  for (const line of lines) {
    if (regionStart.test(line.text)) start = line.number
    else if (regionEnd.test(line.text)) start = undefined
    else if (start !== undefined) shown.push(line)
  }
  if (start !== undefined) throw new Error(`${file}:${start}: the region has no end. Write "#endregion" below it.`)
  return shown
}

/** Vue 2 needs one element around the template; a `<div>` without attributes says nothing to a reader. */
function withoutWrapper(block: Block): Block {
  const lines = block.lines.filter(({ text }) => text.trim())
  const isWrapped = lines[0]?.text === '  <div>' && lines.at(-1)?.text === '  </div>'
  return isWrapped ? { ...block, lines: lines.slice(1, -1) } : block
}

const isComment = (line: string): boolean => {
  const text = line.trim()
  return text.startsWith('//') || (text.startsWith('<!--') && text.endsWith('-->')) || /^\/\*.*\*\/$/.test(text)
}

function indentedLess(lines: readonly Line[]): string {
  const texts = lines.map(({ text }) => text)
  const indents = texts.filter(text => text.trim()).map(text => text.length - text.trimStart().length)
  const least = Math.min(...indents)
  return texts
    .map(text => text.slice(least).trimEnd())
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd()
}
