import type { Language } from '../../shared/locale.ts'
import { parseCode } from '../oxc.ts'
import { toTraditional } from './traditional.ts'

/**
 * Completes `words({ zh, en })` with the Traditional Chinese of its `zh`. With a language, the words of that language
 * replace the call.
 */
export function expandWords(source: string, language?: Language): string {
  const calls: { start: number; end: number; zh: string; en: string; zhEnd: number }[] = []
  visit(parseCode(source, 'words.ts').program, node => {
    if (node.type !== 'CallExpression' || (node.callee as AstNode).name !== 'words') return
    const [object] = node.arguments as (AstNode & { properties: (AstNode & { key: AstNode; value: AstNode })[] })[]
    const valueOf = (name: string) => object?.properties?.find(({ key }) => key.name === name)?.value
    const [zh, en] = [valueOf('zh'), valueOf('en')]
    if (!zh || !en) throw new Error('`words` takes an object with `zh` and `en`. Write both of them in the call.')
    const textOf = ({ start, end }: AstNode) => source.slice(start, end)
    calls.push({ start: node.start, end: node.end, zh: textOf(zh), en: textOf(en), zhEnd: zh.end })
  })
  let result = source
  for (const { start, end, zh, en, zhEnd } of calls.toReversed()) {
    if (language) {
      const replacement = { zh, en, tw: language === 'tw' ? toTraditional(zh) : '' }[language]
      result = result.slice(0, start) + replacement + result.slice(end)
    } else result = `${result.slice(0, zhEnd)}, tw: ${toTraditional(zh)}${result.slice(zhEnd)}`
  }
  return result
}

interface AstNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

function visit(node: unknown, handle: (node: AstNode) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, handle)
  else if (node && typeof node === 'object') {
    if (typeof (node as AstNode).type === 'string') handle(node as AstNode)
    for (const child of Object.values(node)) visit(child, handle)
  }
}
