import { satisfies } from '../upgrade-facts/version-range.ts'
import { readPackage } from '../usage/read/package-file.ts'
import type { CheckContext } from './check-context.ts'

/** Finds packages in `package.json` that the version does not use, and a range that a later minor version satisfies. */
export function findPackages({ text, members, isLocked, report }: CheckContext): void {
  // Tags such as `latest` are no ranges.
  const isRange = (text: string): boolean => /^[\^~>=\d]/.test(text)
  const isSplit = members.hasName('vxe-pc-ui', '=VxeUI')
  for (const { name, value, range } of readPackage(text)?.dependencies ?? []) {
    if (!isSplit && (name === 'vxe-pc-ui' || name === '@vxe-ui/core'))
      report(value, { kind: 'package', page: '/table/start/install' }, texts =>
        texts.lacksPackage(`vxe-table ${members.version}`, name)
      )
    if (
      name === 'vxe-table' &&
      isRange(range) &&
      !isSplit &&
      !isLocked &&
      members.all.releases.some(each => isLater(each, range))
    )
      report(
        value,
        {
          kind: 'pitfall',
          severity: 'hint',
          page: '/table/start/install#package-manager',
          edits: range.startsWith('^') ? [{ start: value.start, end: value.start + 1, text: '~' }] : []
        },
        texts => texts.wideRange(range)
      )
  }

  /** True for a release with two packages that a range allows, if it allows the version too. */
  function isLater(release: string, range: string): boolean {
    return (
      members.all.has(release, 'vxe-pc-ui', '=VxeUI') && satisfies(release, range) && satisfies(members.version, range)
    )
  }
}
