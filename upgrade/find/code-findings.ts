import { renameKey } from '../edit/name-changes.ts'
import { unwrapExpression, isCall, isMember, nameOf, walk } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import type { ScriptCheckContext } from './check-context.ts'

/** Finds codes of the library in strings, identified by a name beside them: `code === '_init'`. */
export function findCodes({ text, rules, analyzed, report }: ScriptCheckContext): void {
  for (const rule of rules) {
    const { find, becomes } = rule
    if (find.kind !== 'code' || becomes?.kind !== 'value') continue
    for (const { program } of analyzed.scripts)
      walk(program, (node, ancestors) => {
        if (node.type !== 'StringLiteral' || node.value !== find.value) return
        const isIdentified = hasNameBeside(ancestors, find.of)
        if (isIdentified || /proxy-?config/i.test(text))
          report(rule, node, {
            becomes: becomes.to,
            edits: [renameKey(text, node, becomes.to)],
            isUnsure: !isIdentified
          })
      })
  }
}

function hasNameBeside(ancestors: readonly Node[], name: string): boolean {
  const parent = ancestors.at(-1)!
  const hasName = (each: Node | undefined): boolean =>
    (each?.type === 'Identifier' && each.name === name) || (isMember(each) && nameOf(each) === name)
  if (parent.type === 'BinaryExpression')
    return hasName(unwrapExpression(parent.left)) || hasName(unwrapExpression(parent.right))
  if (parent.type === 'SwitchCase') return hasName(unwrapExpression(ancestors.at(-2)!.discriminant))
  return isCall(parent) && nameOf(unwrapExpression(parent.callee)) === 'commitProxy'
}
