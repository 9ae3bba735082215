import type { ShownCode, ShownCodes } from '../demos/shown-code.ts'
import { textOfCode } from '../demos/shown-code.ts'
import { getOwn } from '../../shared/own-property.ts'
import type { TreeNode } from './tree.ts'
import { attributeOf, isElement, lineOf } from './tree.ts'

/** Code that a page takes from a file beside it. */
export interface CodeUse {
  src: string
  line: number
}

/** Returns the code of an element. */
export function getShownCode(codes: ShownCodes, src: string): ShownCode {
  const code = getOwn(codes, src.replace('./', '')) ?? {
    problem: 'write <Code src="./smallest.vue" /> at the beginning of a line.'
  }
  if ('problem' in code) throw new Error(code.problem)
  return code
}

/** Replaces `<Code src="./smallest.vue" />` by code, as if it had been written there. */
export function expandCode(tree: TreeNode, file: string, codes: ShownCodes): CodeUse[] {
  return (tree.children ?? []).flatMap(node => {
    if (!isElement(node, 'Code')) return []
    const src = attributeOf(node, 'src') ?? ''
    try {
      const code = getShownCode(codes, src)
      Object.assign(node, { type: 'code', lang: code.lang, value: textOfCode(code), parts: code.parts })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new Error(message.startsWith('content/') ? message : `${file}:${lineOf(node)}: ${message}`, {
        cause: error
      })
    }
    return [{ src, line: lineOf(node) }]
  })
}
