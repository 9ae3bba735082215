import type { SFCBlock } from 'vue/compiler-sfc'

interface StyleFacts {
  file: string
  /** Class of the root element of the component. */
  rootClass: string
  /** Classes of elements that may be rendered outside of the root element. */
  slotClasses: ReadonlySet<string>
}

/**
 * Limits scoped styles by the class of the root element, because the scope of a file belongs to its template. A blank
 * line follows no rule.
 */
export function limitStyles(
  style: SFCBlock & { scoped?: boolean },
  { file, rootClass, slotClasses }: StyleFacts
): string {
  const css = style.content.trim()
  if (!style.scoped) return css
  if (style.lang && style.lang !== 'css')
    throw new Error(`content/${file}: scoped styles in ${style.lang} cannot be copied as one file. Write them in CSS.`)
  const root = `.${rootClass}`
  const limit = (selector: string): string => {
    const plain = selector.replace(/\s*(?:::v-deep|>>>|\/deep\/)\s*/g, ' ').trim()
    const elsewhere = [...plain.matchAll(/\.([\w-]+)/g)].find(([, name = '']) => slotClasses.has(name))
    if (elsewhere)
      throw new Error(
        `content/${file}: the scoped style of ${elsewhere[0]} cannot be copied as one file, because the element is in the slot of a component that may render it elsewhere. Write the style in a "style" attribute.`
      )
    return isBelow(plain, root) ? plain : `${root} ${plain}`
  }
  // Selectors are between the end of a rule and an opening brace; `@media (…)` has no selector, keyframes are no rules.
  return css.replaceAll(
    /(^|[{};]|\*\/)(\s*)([^\s{};@/][^{};]*?)(\s*\{)/g,
    (text, before: string, space: string, selectors: string, open: string) =>
      /^(?:from|to|\d+%)/.test(selectors)
        ? text
        : `${before}${space}${splitSelectors(selectors).map(limit).join(',\n')}${open}`
  )
}

const isBelow = (selector: string, root: string): boolean =>
  new RegExp(`^[\\w-]*(?:[.:[][^\\s>+~]*)?${root.replaceAll(/[.-]/g, '\\$&')}(?![\\w-])`).test(selector)

/** Splits at the commas outside of parentheses. */
function splitSelectors(selectors: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const character of selectors) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) {
      parts.push(part.trim())
      part = ''
    } else part += character
  }
  return [...parts, part.trim()]
}
