import { step } from '../graph/step.ts'
import { vueCompiler } from '../vue-compiler.ts'
import type { ContentFiles } from '../pages/content-files.ts'

/** The properties used here of Vue's tree of a template. */
interface TemplateNode {
  tag?: string
  text?: string
  children?: TemplateNode[]
  scopedSlots?: Record<string, TemplateNode>
  ifConditions?: { block: TemplateNode }[]
}

/** A text that does not begin on the line of its tag. */
const textOnOwnLine = />[ \t]*\n\s*[^\s<]/

/**
 * Cells of the library show the line breaks of a text. A tool chain that keeps them would render an empty line above a
 * text that begins on a line of its own, another one would not; an element around the text gives the same result in
 * both.
 */
export function checkCellTexts(files: ContentFiles): string[] {
  return files
    .list()
    .filter(name => name.endsWith('.vue'))
    .flatMap(name => {
      const source = files.read(name)
      if (!textOnOwnLine.test(templateOf(source))) return []
      return cellTextsOnOwnLine({ name, source }).map(
        text => `content/${name}: the text "${text}" of a cell begins on a line of its own. Put it into a <span>.`
      )
    })
}

/** Cuts the template out without the compiler; the result contains at least the template that the compiler finds. */
const templateOf = (source: string): string =>
  source.slice(Math.max(0, source.indexOf('<template')), source.lastIndexOf('</template>'))

const cellTextsOnOwnLine = step(
  'cell-texts',
  import.meta.url,
  ({ name, source }: { name: string; source: string }): string[] => {
    const { compileTemplate, parse } = vueCompiler()
    const template = parse({ source, filename: name }).template?.content ?? ''
    const { ast } = compileTemplate({ source: template, filename: name, isProduction: true, prettify: false }) as {
      ast?: TemplateNode
    }
    return ast ? textsOnOwnLine(ast, false) : []
  }
)

function textsOnOwnLine(node: TemplateNode, inCell: boolean): string[] {
  const { tag, text = '', children = [], scopedSlots = {}, ifConditions = [] } = node
  if (tag === undefined) return inCell && /^[ \t]*\n\s*\S/.test(text) ? [text.trim().split('\n')[0]!] : []
  const childNodes = [...children, ...Object.values(scopedSlots), ...ifConditions.slice(1).map(({ block }) => block)]
  const isCell = inCell || /^vxe-(?:column|colgroup|grid)$/.test(tag)
  return childNodes.flatMap(each => textsOnOwnLine(each, isCell))
}
