import type { TemplateBindings } from './bindings.ts'
import { isComponent, getTypePath } from './api-path.ts'

/** Returns the component with the methods that follow, by the template or a type: `this.$refs.table.` -> `table`. */
export function getMethodOwner(text: string, pos: number, { refs }: TemplateBindings): string | undefined {
  const before = text.slice(Math.max(0, pos - 200), pos)
  const ref = /\$refs(?:\.([\w$]+)|\[['"]([^'"]+)['"]\])[!?]?\.$/.exec(before)
  if (ref) return refs.get(ref[1] ?? ref[2] ?? '')
  const cast = /\bas\s+([\w<>|. ]+?)\s*\)[!?]?\.$/.exec(before)
  if (cast) return getTypePath(cast[1] ?? '')?.subject
  const name = /(?<![\w$.)\]])([\w$]+)[!?]?\.$/.exec(before)?.[1]
  if (!name) return undefined
  if (name === 'VXETable') return name
  const instance = name.startsWith('$') ? name.slice(1) : ''
  return isComponent(instance) ? instance : getVariableOwner(text.slice(0, pos), name, refs)
}

function getVariableOwner(text: string, name: string, refs: ReadonlyMap<string, string>): string | undefined {
  const declared = [
    ...text.matchAll(
      new RegExp(
        `\\b(?:const|let|var)\\s+${name.replaceAll('$', '\\$')}\\s*(?::([^=\\n]{1,200}))?=([^\\n]{0,200})`,
        'g'
      )
    )
  ].at(-1)
  if (!declared) return undefined
  const [, type = '', value = ''] = declared
  const typed = type || /\bas\s+([\w<>|. ]+)\s*;?\s*$/.exec(value)?.[1]
  return (typed && getTypePath(typed)?.subject) || refs.get(/\$refs\.([\w$]+)/.exec(value)?.[1] ?? '')
}
