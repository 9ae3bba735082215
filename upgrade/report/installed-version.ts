import type { Language } from '../../shared/locale.ts'
import { compareVersions } from '../../shared/version-order.ts'
import type { CheckedProject } from '../check-project.ts'
import { fileKind } from '../../usage/read/file-kind.ts'
import type { UpgradeVersions } from '../version.ts'
import { reportTexts } from './report-texts.ts'

interface InstalledVersion {
  /** As in the file: `^3.6.0`. */
  written: string
  version: string
  isLocked: boolean
}

/**
 * Returns a sentence if the project has another version of vxe-table than the one that the check starts at, and the
 * changes between an older one and 3.8.
 */
export function describeInstalledVersion(
  packages: CheckedProject['packages'],
  { from, to }: UpgradeVersions,
  language: Language
): string | undefined {
  const texts = reportTexts[language]
  const versions = installedVersions(packages)
  const [lowest] = versions
  const different = versions.filter(each => isDifferent(each, from) && compareVersions(each.version, to) < 0)
  const sentences: string[] = []
  if (different.length > 0)
    sentences.push(
      texts.installed(
        [...new Set(different.map(({ written }) => written))].join(texts.picture.separator),
        from,
        different[0]!.version
      )
    )
  if (lowest && compareVersions(lowest.version, '3.7.0') < 0) sentences.push(texts.before37)
  if (lowest && compareVersions(lowest.version, '3.8.0') < 0) sentences.push(texts.before38)
  return sentences.length > 0 ? sentences.join(texts.space) : undefined
}

/** Returns the locked versions, or the declared ones if there is no lock file, lowest first. */
function installedVersions(packages: CheckedProject['packages']): InstalledVersion[] {
  const all = packages.flatMap(({ name, version: written, file }): InstalledVersion[] => {
    const [, version] = name === 'vxe-table' ? (/^\D*(\d+\.\d+\.\d+)/.exec(written) ?? []) : []
    return version === undefined ? [] : [{ written, version, isLocked: fileKind(file) === 'lock' }]
  })
  const locked = all.filter(({ isLocked }) => isLocked)
  return (locked.length > 0 ? locked : all).sort((left, right) => compareVersions(left.version, right.version))
}

/** A range may install a later patch release. */
const isDifferent = ({ version, isLocked }: InstalledVersion, from: string): boolean =>
  isLocked ? version !== from : minorOf(version) !== minorOf(from)

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.')
