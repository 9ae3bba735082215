import { compareVersions } from '../../shared/version-order.ts'
import { spaceAt } from '../edit/removal.ts'
import { readLock } from '../read/lock-file.ts'
import { readPackage } from '../read/package-file.ts'
import type { Rule } from '../rule.ts'
import { newestUi } from '../version.ts'
import type { Search } from './report.ts'

type PackageFind = Extract<Rule['find'], { kind: 'package' }>

const rulesOf = (rules: readonly Rule[], part: PackageFind['part']): (Rule & { find: PackageFind })[] =>
  rules.filter((rule): rule is Rule & { find: PackageFind } => rule.find.kind === 'package' && rule.find.part === part)

/** False for a file that is no JSON. */
export function findPackages({ text, rules, versions, report }: Search): boolean {
  const file = readPackage(text)
  if (!file) return false
  const { dependencies, browsers } = file
  const own = dependencies.find(({ name }) => name === 'vxe-table')
  const targets: Record<string, string> = { 'vxe-table': `~${versions.to}`, 'xe-utils': '^4.0.12' }
  if (own)
    for (const rule of rulesOf(rules, 'range'))
      for (const { name, range, value } of dependencies) {
        const target = targets[rule.find.name]
        if (name === rule.find.name && target && isOlder(range, target))
          report(rule, value, { becomes: target, edits: [{ ...value, text: target }] })
      }
  const isThere = (name: string, where: string) => dependencies.some(each => each.name === name && each.group === where)
  for (const rule of rulesOf(rules, 'missing'))
    for (const { name, group, whole } of dependencies) {
      if (name !== 'vxe-table' || isThere('vxe-pc-ui', group)) continue
      const space = spaceAt(text, whole.start)
      const becomes = `"vxe-pc-ui": "~${versions.ui ?? newestUi}"`
      report(rule, whole, { becomes, edits: [{ start: whole.start, end: whole.start, text: `${becomes},${space}` }] })
    }
  for (const rule of rulesOf(rules, 'plugin'))
    for (const { name, whole } of dependencies) if (name.startsWith(rule.find.name)) report(rule, whole)
  if (own)
    for (const rule of rulesOf(rules, 'browsers'))
      for (const { text: browser, range } of browsers) if (isOldBrowser(browser)) report(rule, range)
  return true
}

/** `.browserslistrc` */
export function findBrowsers({ text, rules, report }: Search): void {
  for (const rule of rulesOf(rules, 'browsers'))
    for (const { 0: line, index } of text.matchAll(/^[^\r\n#]+/gm))
      if (isOldBrowser(line)) report(rule, { start: index, end: index + line.trimEnd().length })
}

export function findLocked({ text, rules, versions, report }: Search): void {
  for (const rule of rulesOf(rules, 'lock'))
    for (const { version, range } of readLock(text, [rule.find.name]))
      if (compareVersions(version, versions.to) !== 0)
        report(rule, range, { found: `vxe-table ${version}`, becomes: versions.to })
}

const isOldBrowser = (text: string): boolean => /^ie(?:_mob)?(?:$|[\s\d<>=])/i.test(text.trim())

/** Tags, files and addresses are somebody's intention. A caret gets more than the target. */
const isOlder = (range: string, target: string): boolean => {
  if (!/^[\^~>=v\s]*\d/.test(range)) return false
  const difference = compareVersions(range, target)
  return difference < 0 || (difference === 0 && range.startsWith('^') && target.startsWith('~'))
}
