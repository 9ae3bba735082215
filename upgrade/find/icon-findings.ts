import { lineEndOf, indentAt, removeItem } from '../edit/removal.ts'
import type { LibraryUsage } from '../../usage/follow/usage.ts'
import { countSteps } from '../../usage/read/step-limit.ts'
import { isMember } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import { walk } from '../../usage/read/syntax.ts'
import type { ScriptCheckContext } from './check-context.ts'

/** Moves `setConfig({ icon: { … } })` to `setIcon({ … })` and keeps the other settings. */
export function findIcons({ text, rules, usages, analyzed, report }: ScriptCheckContext): void {
  const rule = rules.find(({ find }) => find.kind === 'icons')
  if (!rule) return
  const statements = new Map<Node, Node>()
  for (const { program } of analyzed.scripts)
    walk(program, node => {
      if (node.type === 'ExpressionStatement') statements.set(node.expression as Node, node)
    })
  for (const usage of usages) {
    if (usage.kind !== 'option' || usage.path !== 'config.icon') continue
    const { owner, valueRange, range } = usage
    countSteps(usages.length)
    const call = usages.find(each => isSetting(each, owner.range.start))
    const callee = call?.kind === 'call' ? (call.call.callee as Node) : undefined
    const statement = call?.kind === 'call' ? statements.get(call.call) : undefined
    if (!callee || !isMember(callee) || !statement || !valueRange || usage.key.start === valueRange.start) {
      report(rule, range, { becomes: 'setIcon', isUnsure: true })
      continue
    }
    const library = text.slice(callee.object.start as number, callee.object.end as number)
    const icons = text.slice(valueRange.start, valueRange.end)
    const focus = { ...usage.key }
    if (owner.options.length === 1 && !owner.hasSpread) {
      const name = callee.property as Node
      report(rule, focus, {
        becomes: `${library}.setIcon`,
        edits: [
          { start: name.start, end: name.end, text: 'setIcon' },
          { start: owner.range.start, end: owner.range.end, text: icons }
        ]
      })
      continue
    }
    const end = text[statement.end - 1] === ';' ? ';' : ''
    const indent = indentAt(text, statement.start) ?? ''
    report(rule, focus, {
      becomes: `${library}.setIcon`,
      edits: [
        removeItem(text, range),
        {
          start: statement.end,
          end: statement.end,
          text: `${lineEndOf(text)}${indent}${library}.setIcon(${reduceIndent(icons, indentAt(text, range.start), indent)})${end}`
        }
      ]
    })
  }
}

const isSetting = (usage: LibraryUsage, start: number): boolean =>
  usage.kind === 'call' && /^(?:setConfig|setup|config)$/.test(usage.path) && usage.call.arguments[0]?.start === start

/** Reduces the indent to that of the statement that the object moves to. */
const reduceIndent = (object: string, from: string | undefined, to: string): string =>
  from?.startsWith(to) ? object.replaceAll(`\n${from}`, `\n${to}`) : object
