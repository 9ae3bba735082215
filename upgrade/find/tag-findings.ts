import type { Search } from './report.ts'

/** `<script src="…/vxe-table@3.8.6/lib/index.umd.min.js">`: files of the library from a host or a folder. */
const tag = /<(?:script|link)\b[^<>]*?\b(?:src|href)\s*=\s*(["'])([^"'<>]*\/vxe-table(?:@[^"'/<>]*)?\/[^"'<>]*)\1/gi

/** A page that loads the library with tags loads the other package before it. */
export function findTags({ text, rules, report }: Search): void {
  if (/\/vxe-pc-ui[@/]/.test(text)) return
  for (const rule of rules)
    if (rule.find.kind === 'tag')
      for (const { 0: found, 2: address = '', index } of text.matchAll(tag)) {
        const start = index + found.length - 1 - address.length
        report(rule, { start, end: start + address.length })
      }
}
