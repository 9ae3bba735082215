import { analyse } from 'scslre'
import { ts } from '../typescript.js'

/** A regular expression as it stands in the source. */
export interface Pattern {
  file: string
  line: number
  source: string
  flags: string
}

export function patternsIn(file: string, text: string): Pattern[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const found: Pattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
      found.push({ file, line: line + 1, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/**
 * How a pattern takes more than linear time for some text, as its structure says; nothing for a linear one. A sticky one
 * is tried at every place by the loop around it.
 */
export function slowness({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | undefined {
  const [worst] = analyse(new RegExp(source, flags.replace('y', ''))).reports.map(report => {
    const power = report.exponential ? 'exponential' : 'quadratic'
    if (report.type === 'Move') return `${power}: ${report.quant.raw} is tried again from each place`
    const [one, other] = report.type === 'Self' ? [report.quant, report.quant] : [report.startQuant, report.endQuant]
    return `${power}: ${one.raw} and ${other.raw} can take the same letters`
  })
  return worst
}
