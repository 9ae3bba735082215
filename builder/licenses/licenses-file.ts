import type { BundledFiles } from './bundled-packages.ts'
import { findBundledPackages } from './bundled-packages.ts'
import { readPackageLicense } from './package-license.ts'

/** Name of the file in a package. */
export const licensesName = 'THIRD-PARTY-LICENSES.txt'

/** Returns the license texts of all packages in a bundle, by name. */
export function licensesText(title: string, files: BundledFiles): string {
  const { folders, namesWithoutFolder } = findBundledPackages(files)
  const entries = folders.map(readPackageLicense).map(({ name, version, license, text }) => ({
    heading: `${name} ${version}`,
    // The same package may be installed in two folders.
    section: `${name} ${version}\nLicense: ${license}\n\n${text}`
  }))
  const sections = new Map(entries.toSorted(byHeading).map(({ heading, section }) => [heading, section]))
  const others = [...namesWithoutFolder].toSorted().map(([name, carrier]) => `${name} (in the build of ${carrier})`)
  return `${[
    `Third-party packages in ${title}, and their licenses.`,
    ...sections.values(),
    ...(others.length > 0
      ? [`Packages in the builds of others, which do not pass on a text:\n\n${others.join('\n')}`]
      : [])
  ].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

const byHeading = (one: { heading: string }, other: { heading: string }): number =>
  one.heading < other.heading ? -1 : one.heading > other.heading ? 1 : 0
