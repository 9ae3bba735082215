import type { SourceFile } from '../check.ts'

const oldNames = ['$input', '$textarea', '$select']

/** Returns the old names of renderers that code of the files reads. */
export const findComparedNames = (files: readonly SourceFile[]): ReadonlySet<unknown> =>
  new Set(oldNames.filter(name => files.some(({ text }) => isComparedIn(text, name))))

/** Characters before a string that are enough to see its use. */
const maxBefore = 200

/** Occurrences that are examined at most; a file with more counts as one that compares the name. */
const maxOccurrences = 1000

/**
 * True if code reads a renderer's name: `name === '$input'`, `case '$input'`, `['$input'].includes(name)`, or an object
 * with a property of that name.
 */
export function isComparedIn(text: string, name: string): boolean {
  let count = 0
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    if (++count > maxOccurrences) return true
    const before = text.slice(Math.max(0, at - maxBefore), at)
    const after = text.slice(at + name.length, at + name.length + 20)
    const quote = before.at(-1) ?? ''
    const isString = /['"`]/.test(quote) && after.startsWith(quote)
    if (isString ? !isNameOfRenderer(before.slice(0, -1)) : /[{,]\s*$/.test(before) && /^\s*[:(]/.test(after))
      return true
  }
  return false
}

/** True before a string that is only the name of a renderer: `name: '$input'`, `name: isLong ? '$textarea' : '$input'`. */
function isNameOfRenderer(before: string): boolean {
  const start = Math.max(...[',', ';', '{', '}', '\n'].map(separator => before.lastIndexOf(separator))) + 1
  const at = before.lastIndexOf('name')
  if (at < start || /\w$/.test(before.slice(start, at))) return false
  const [operator] = /^['"]?\s*[:=](?!=)/.exec(before.slice(at + 'name'.length)) ?? []
  const rest = operator === undefined ? undefined : before.slice(at + 'name'.length + operator.length).trim()
  return rest === '' || rest?.endsWith('?') === true || rest?.endsWith(':') === true
}
