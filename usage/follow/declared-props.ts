import { toCamelCase } from '../../shared/api.ts'
import { unwrapExpression, isCall, isObject, literalOf, nameOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { AnalyzedFile } from './analyzed-file.ts'

/** Returns the declared props in camel case: of options, of a class with `@Prop` and of `<script setup>`. */
export function propsOf({ scripts }: AnalyzedFile): ReadonlySet<string> {
  const names = new Set<string>()
  for (const script of scripts)
    walk(script.program, (node, ancestors) => {
      if (
        (node.type === 'ObjectProperty' || node.type === 'ClassProperty') &&
        nameOf(node) === 'props' &&
        ancestors.length < 8
      )
        addNames(unwrapExpression(node.value as Node | undefined))
      else if (node.type === 'ClassProperty' && node.decorators) {
        const isProp = (node.decorators as Node[]).some(
          ({ expression }) =>
            calleeName({ callee: (expression as Node).callee ?? expression } as unknown as Node) === 'Prop'
        )
        const name = isProp ? nameOf(node) : undefined
        if (name) names.add(name)
      } else if (isCall(node) && calleeName(node) === 'defineProps') {
        addNames(unwrapExpression((node.arguments as Node[])[0]))
        const type = (node.typeParameters ?? node.typeArguments)?.params?.[0] as Node | undefined
        for (const each of (type?.members as Node[] | undefined) ?? []) {
          const name = nameOf(each)
          if (name) names.add(toCamelCase(name))
        }
      }
    })
  return names

  function addNames(value: Node | undefined): void {
    const keys =
      value?.type === 'ArrayExpression'
        ? (value.elements as (Node | null)[]).map(each => literalOf(each ?? undefined))
        : isObject(value)
          ? (value.properties as Node[]).map(nameOf)
          : []
    for (const name of keys) if (typeof name === 'string') names.add(toCamelCase(name))
  }
}

export const calleeName = ({ callee }: Node): string =>
  callee.type === 'Identifier' ? (callee.name as string) : (nameOf(callee as Node) ?? '')
