import { renameKey } from '../edit/name-changes.ts'
import { bare, isCall, isMember, nameOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { ScriptSearch } from './report.ts'

/** Codes of the library in strings, where a name beside them says what they are: `code === '_init'`. */
export function findCodes({ text, rules, scene, report }: ScriptSearch): void {
  for (const rule of rules) {
    const { find, becomes } = rule
    if (find.kind !== 'code' || becomes?.kind !== 'value') continue
    for (const { program } of scene.scripts)
      walk(program, (node, ancestors) => {
        if (node.type !== 'StringLiteral' || node.value !== find.value) return
        const isTold = isBeside(ancestors, find.of)
        if (isTold || /proxy-?config/i.test(text))
          report(rule, node, { becomes: becomes.to, edits: [renameKey(text, node, becomes.to)], isUnsure: !isTold })
      })
  }
}

function isBeside(ancestors: readonly Node[], name: string): boolean {
  const parent = ancestors.at(-1)!
  const named = (each: Node | undefined): boolean =>
    (each?.type === 'Identifier' && each.name === name) || (isMember(each) && nameOf(each) === name)
  if (parent.type === 'BinaryExpression') return named(bare(parent.left)) || named(bare(parent.right))
  if (parent.type === 'SwitchCase') return named(bare(ancestors.at(-2)!.discriminant))
  return isCall(parent) && nameOf(bare(parent.callee)) === 'commitProxy'
}
