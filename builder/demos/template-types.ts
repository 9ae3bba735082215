import { parser } from '@lezer/html'
import { ts } from '../typescript.js'

const markup = parser.configure({ dialect: 'selfClosing noMatch' })

/**
 * Rejects TypeScript in the template, because Vue 2 compiles template expressions as JavaScript even if the script is
 * TypeScript.
 */
export function checkTemplate(source: string): void {
  for (const { text, at } of expressionsOf(source)) {
    const found = findTypeIn(ts.createSourceFile('template.ts', text, ts.ScriptTarget.ESNext, true))
    if (!found) continue
    const line = source.slice(0, at).split('\n').length
    throw new Error(
      `Line ${line} uses TypeScript in the template: ${found}. Move the expression into the script, as a computed value or a method.`
    )
  }
}

function expressionsOf(source: string): { text: string; at: number }[] {
  const found: { text: string; at: number }[] = []
  markup.parse(source).iterate({
    enter({ name, from, to, node }) {
      if (name === 'ScriptText' || name === 'StyleText') return false
      if (name === 'Text')
        for (const { 1: text = '', index } of source.slice(from, to).matchAll(/\{\{([\s\S]*?)\}\}/g))
          found.push({ text: `(${text})`, at: from + index })
      if (name !== 'AttributeValue') return true
      const attribute = source.slice(node.parent?.from ?? from, from)
      const value = source.slice(from + 1, to - 1)
      if (/^(#|v-slot)/.test(attribute)) found.push({ text: `(${value}) => 0`, at: from })
      else if (/^(:|v-)/.test(attribute)) found.push({ text: `(${value.replace(/^.*?\s(in|of)\s/s, '')})`, at: from })
      else if (attribute.startsWith('@')) found.push({ text: value, at: from })
      return false
    }
  })
  return found
}

function findTypeIn(node: ts.Node): string | undefined {
  if (ts.isTypeNode(node) || ts.isNonNullExpression(node))
    return `\`${(ts.isNonNullExpression(node) ? node : node.parent).getText()}\``
  return ts.forEachChild(node, findTypeIn)
}
