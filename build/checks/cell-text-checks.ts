import { step } from '../graph/step.ts'
import { vueCompiler } from '../vue-compiler.ts'
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
      const source = files.read(name)
      if (!broken.test(templateOf(source))) return []
      return textsIn({ name, source }).map(
        text => `content/${name}: the text "${text}" of a cell begins on a line of its own. Put it into a <span>.`
      )
    })
}

/** Without the compiler, and never less than what it takes for the template. */
const templateOf = (source: string): string =>
  source.slice(Math.max(0, source.indexOf('<template')), source.lastIndexOf('</template>'))

const textsIn = step('cell-texts', import.meta.url, ({ name, source }: { name: string; source: string }): string[] => {
  const { compileTemplate, parse } = vueCompiler()
  const template = parse({ source, filename: name }).template?.content ?? ''
  const { ast } = compileTemplate({ source: template, filename: name, isProduction: true, prettify: false }) as {
    ast?: Node
  }
  return ast ? brokenTexts(ast, false) : []
})

function brokenTexts(node: Node, inCell: boolean): string[] {
  const { tag, text = '', children = [], scopedSlots = {}, ifConditions = [] } = node
  if (tag === undefined) return inCell && /^[ \t]*\n\s*\S/.test(text) ? [text.trim().split('\n')[0]!] : []
  const below = [...children, ...Object.values(scopedSlots), ...ifConditions.slice(1).map(({ block }) => block)]
  const isCell = inCell || /^vxe-(?:column|colgroup|grid)$/.test(tag)
  return below.flatMap(each => brokenTexts(each, isCell))
}
