import { analyse } from 'scslre'
import { ts } from '../typescript.js'

/** A regular expression literal of a source file. */
export interface RegexLiteral {
  file: string
  line: number
  source: string
  flags: string
}

export function patternsIn(file: string, text: string): RegexLiteral[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const found: RegexLiteral[] = []
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
 * Returns the reason that the structure of a pattern allows more than linear time for some text, or undefined for a
 * linear one. A sticky pattern is analyzed as a plain one, because the loop around it tries it at every position.
 */
export function nonLinearReason({ source, flags }: Pick<RegexLiteral, 'source' | 'flags'>): string | undefined {
  const [worst] = analyse(new RegExp(source, flags.replace('y', ''))).reports.map(report => {
    const power = report.exponential ? 'exponential' : 'quadratic'
    if (report.type === 'Move') return `${power}: ${report.quant.raw} is tried again from each place`
    const [one, other] = report.type === 'Self' ? [report.quant, report.quant] : [report.startQuant, report.endQuant]
    return `${power}: ${one.raw} and ${other.raw} can take the same letters`
  })
  return worst
}
