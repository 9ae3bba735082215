import { compareVersions } from '../../shared/version-order.ts'
import { separatorAt } from '../edit/removal.ts'
import type { SourceFile } from '../check.ts'
import { fileKind } from '../../usage/read/file-kind.ts'
import { readLock } from '../read/lock-file.ts'
import { readPackage } from '../../usage/read/package-file.ts'
import type { Rule } from '../rule.ts'
import { newestPcUi } from '../version.ts'
import type { CheckContext } from './check-context.ts'
import { usesChangedUtilities } from './utility-findings.ts'

type PackageFind = Extract<Rule['find'], { kind: 'package' }>

const rulesOf = (rules: readonly Rule[], part: PackageFind['part']): (Rule & { find: PackageFind })[] =>
  rules.filter((rule): rule is Rule & { find: PackageFind } => rule.find.kind === 'package' && rule.find.part === part)

/** Returns false if the file is not JSON. */
export function findPackages({ text, rules, versions, getFact, report }: CheckContext): boolean {
  const file = readPackage(text)
  if (!file) return false
  const { dependencies, browsers } = file
  const tableDependency = dependencies.find(({ name }) => name === 'vxe-table')
  const targets: Record<string, string> = { 'vxe-table': `~${versions.to}`, 'xe-utils': '^4.0.12' }
  if (tableDependency)
    for (const rule of rulesOf(rules, 'range'))
      for (const { name, range, value } of dependencies) {
        const target = targets[rule.find.name]
        if (name !== rule.find.name || !target || !isOlder(range, target)) continue
        const isUnsure = name === 'xe-utils' && getFact(usesChangedUtilities)
        report(rule, value, { becomes: target, edits: [{ ...value, text: target }], isUnsure })
      }
  const hasDependency = (name: string, groupName: string) =>
    dependencies.some(each => each.name === name && each.group === groupName)
  for (const rule of rulesOf(rules, 'missing'))
    for (const { name, group, entryRange } of dependencies) {
      if (name !== 'vxe-table' || hasDependency('vxe-pc-ui', group)) continue
      const space = separatorAt(text, entryRange.start)
      const becomes = `"vxe-pc-ui": "~${versions.ui ?? newestPcUi}"`
      report(rule, entryRange, {
        becomes,
        edits: [{ start: entryRange.start, end: entryRange.start, text: `${becomes},${space}` }]
      })
    }
  if (tableDependency && getFact(lacksEntry))
    for (const rule of rulesOf(rules, 'entry')) report(rule, tableDependency.entryRange)
  for (const { name, entryRange } of dependencies) {
    const rule = findPluginRule(rules, name)
    if (rule) report(rule, entryRange)
  }
  if (tableDependency)
    for (const rule of rulesOf(rules, 'browsers'))
      for (const { text: browser, range } of browsers) if (isOldBrowser(browser)) report(rule, range)
  return true
}

/** True if files use tags of the library, and none of them loads it. */
function lacksEntry(files: readonly SourceFile[]): boolean {
  const sources = files.filter(({ name }) => ['component', 'script', 'page'].includes(fileKind(name) ?? ''))
  return (
    sources.some(({ text }) => /<vxe-[a-z]|<Vxe[A-Z]/.test(text)) &&
    !sources.some(({ text }) => /['"](?:vxe-table|[^'"\s]*\/vxe-table[@/][^'"\s]*)['"]/.test(text))
  )
}

/** Returns the rule of a package, or the one of all packages with the same start. */
function findPluginRule(rules: readonly Rule[], name: string): Rule | undefined {
  const plugins = rulesOf(rules, 'plugin')
  return (
    plugins.find(({ find }) => find.name === name) ??
    plugins.find(({ find }) => find.name.endsWith('-') && name.startsWith(find.name))
  )
}

/** Checks `.browserslistrc`. */
export function findBrowsers({ text, rules, report }: CheckContext): void {
  for (const rule of rulesOf(rules, 'browsers'))
    for (const { 0: line, index } of text.matchAll(/^[^\r\n#]+/gm))
      if (isOldBrowser(line)) report(rule, { start: index, end: index + line.trimEnd().length })
}

export function findLocked({ text, rules, versions, report }: CheckContext): void {
  for (const rule of rulesOf(rules, 'lock'))
    for (const { version, range } of readLock(text, [rule.find.name]))
      if (compareVersions(version, versions.to) !== 0)
        report(rule, range, { found: `vxe-table ${version}`, becomes: versions.to })
}

const isOldBrowser = (text: string): boolean => /^ie(?:_mob)?(?:$|[\s\d<>=])/i.test(text.trim())

/** True for ranges below the target, and for a caret at a target with a tilde; tags, files and URLs are left alone. */
const isOlder = (range: string, target: string): boolean => {
  if (!/^[\^~>=v\s]*\d/.test(range)) return false
  const difference = compareVersions(range, target)
  return difference < 0 || (difference === 0 && range.startsWith('^') && target.startsWith('~'))
}
