import { compileTemplate, parse } from 'vue/compiler-sfc'
import type { ContentFiles } from '../pages/content-files.ts'

/** The little of Vue's own tree of a template that is looked at. */
interface Node {
  tag?: string
  text?: string
  children?: Node[]
  scopedSlots?: Record<string, Node>
  ifConditions?: { block: Node }[]
}

/** A text that does not begin on the line of its tag. */
const broken = />[ \t]*\n\s*[^\s<]/

/**
 * Cells of the library show the line breaks of a text. A tool chain that keeps them would draw an empty line above a text
 * that begins on a line of its own, another one would not: an element around the text is right in both.
 */
export function checkCellTexts(files: ContentFiles): string[] {
  return files
    .list()
    .filter(name => name.endsWith('.vue'))
    .flatMap(name => {
      const template = parse({ source: files.read(name), filename: name }).template?.content ?? ''
      if (!broken.test(template)) return []
      const { ast } = compileTemplate({ source: template, filename: name, isProduction: true, prettify: false }) as {
        ast?: Node
      }
      return ast
        ? brokenTexts(ast, false).map(
            text => `content/${name}: the text "${text}" of a cell begins on a line of its own. Put it into a <span>.`
          )
        : []
    })
}

function brokenTexts(node: Node, inCell: boolean): string[] {
  const { tag, text = '', children = [], scopedSlots = {}, ifConditions = [] } = node
  if (tag === undefined) return inCell && /^[ \t]*\n\s*\S/.test(text) ? [text.trim().split('\n')[0]!] : []
  const below = [...children, ...Object.values(scopedSlots), ...ifConditions.slice(1).map(({ block }) => block)]
  const isCell = inCell || /^vxe-(?:column|colgroup|grid)$/.test(tag)
  return below.flatMap(each => brokenTexts(each, isCell))
}
