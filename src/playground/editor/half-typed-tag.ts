/**
 * True if the cursor is in a tag of a template that has no end yet, for example behind `<vxe-col`. Its errors and those
 * of the code behind it are no errors of the reader.
 */
export function isInHalfTypedTag(text: string, { line, column }: { line: number; column: number }): boolean {
  const cursor = getOffset(text, line, column)
  const start = text.lastIndexOf('<', cursor - 1)
  if (start < 0 || cursor === 0 || !isTagStart(text, start, cursor) || isInCode(text, start)) return false
  return isUnclosed(text, start)
}

function getOffset(text: string, line: number, column: number): number {
  let start = 0
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1 || text.length
  return Math.min(text.length, start + column - 1)
}

/** A comparison has a space behind the `<`. */
const isTagStart = (text: string, start: number, cursor: number): boolean =>
  start + 1 === cursor || /[a-z/]/i.test(text.charAt(start + 1))

/** True inside of `<script>` or `<style>`. */
const isInCode = (text: string, offset: number): boolean =>
  ['script', 'style'].some(
    name => text.lastIndexOf(`<${name}`, offset - 1) > text.lastIndexOf(`</${name}`, offset) && offset > 0
  )

/** True if another tag or the end of the text comes before the `>`. A line that starts with `<` ends a value. */
function isUnclosed(text: string, start: number): boolean {
  const token = /"|'|>|(^[ \t]*)?</gm
  token.lastIndex = start + 1
  let quote = ''
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const found = match[0]
    if (found === quote) quote = ''
    else if (found === '"' || found === "'") quote ||= found
    else if (found === '>') {
      if (!quote) return false
    } else if (!quote || match[1] !== undefined) return true
  }
  return true
}
