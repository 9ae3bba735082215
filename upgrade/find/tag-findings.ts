import { readOpening } from '../../usage/read/markup.ts'
import type { TextRange } from '../../usage/read/text-range.ts'
import type { CheckContext } from './check-context.ts'

const loadingTag = /<(?:script|link)\b/gi
/** Matches files of the library from a host or a folder: `…/vxe-table@3.8.6/lib/index.umd.min.js`. */
const libraryAddress = /\/vxe-table(?:@[^/]*)?\//

/** Finds tags that load the library, before which the other package must be loaded. */
export function findTags({ text, rules, report }: CheckContext): void {
  if (/\/vxe-pc-ui[@/]/.test(text)) return
  for (const rule of rules)
    if (rule.find.kind === 'tag')
      for (const address of addressesIn(text))
        if (libraryAddress.test(text.slice(address.start, address.end))) report(rule, address)
}

/** Returns the ranges of the files that scripts and links of a page load. */
function addressesIn(text: string): TextRange[] {
  const addresses: TextRange[] = []
  let position = 0
  for (const { index } of text.matchAll(loadingTag)) {
    // The text is in an attribute of the tag before.
    if (index < position) continue
    const { element } = readOpening(text, index, text.length)
    position = element.end
    for (const { name, value } of element.attributes) if (value && /^(?:src|href)$/i.test(name)) addresses.push(value)
  }
  return addresses
}
