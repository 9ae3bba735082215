import type { Bindings } from './bindings.ts'
import { isComponent, placeOfType } from './place.ts'

/** `this.$refs.table.` -> `table`, when the template says so or a type does: the component whose methods follow. */
export function methodOwner(text: string, pos: number, { refs }: Bindings): string | undefined {
  const before = text.slice(Math.max(0, pos - 200), pos)
  const ref = /\$refs(?:\.([\w$]+)|\[['"]([^'"]+)['"]\])[!?]?\.$/.exec(before)
  if (ref) return refs.get(ref[1] ?? ref[2] ?? '')
  const cast = /\bas\s+([\w<>|. ]+?)\s*\)[!?]?\.$/.exec(before)
  if (cast) return placeOfType(cast[1] ?? '')?.subject
  const name = /(?<![\w$.)\]])([\w$]+)[!?]?\.$/.exec(before)?.[1]
  if (!name) return undefined
  if (name === 'VXETable') return name
  const instance = name.startsWith('$') ? name.slice(1) : ''
  return isComponent(instance) ? instance : variableOwner(text.slice(0, pos), name, refs)
}

function variableOwner(text: string, name: string, refs: ReadonlyMap<string, string>): string | undefined {
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
  return (typed && placeOfType(typed)?.subject) || refs.get(/\$refs\.([\w$]+)/.exec(value)?.[1] ?? '')
}
